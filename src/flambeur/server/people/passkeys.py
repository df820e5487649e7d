"""Accounts by passkey: a guest becomes an account, which signs in again and proves who it is."""

from contextlib import suppress
from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from flambeur.protocol.people import NewPasskey, UsedPasskey
from flambeur.protocol.refusals import BadRequest, NotAllowed, NotSignedIn
from flambeur.server.people.challenges import LIFE, Challenges, Purpose
from flambeur.server.people.site import Site
from flambeur.server.store.contract import Passkey, PeopleStore, Person
from flambeur.server.store.errors import Duplicate

MOST = 16
"""Passkeys of one account."""
NAME = "Flambeur"
UNVERIFIED = "this passkey cannot be verified"
"""All that is told of a failure: its details help nobody but those who try things out."""
WANTED = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,
    user_verification=UserVerificationRequirement.PREFERRED,
)
"""A key that is found without a user name."""


class Passkeys:
    """All ceremonies, each begun and finished by any worker."""

    def __init__(self, store: PeopleStore, challenges: Challenges) -> None:
        """Take the store, and who makes the challenges."""
        self._store, self._challenges = store, challenges

    async def begin_registration(self, person: Person, name: str, site: Site) -> dict[str, Any]:
        """Tell a browser how to make a passkey for a guest or an account."""
        known = await self._store.passkeys_of(person.id)
        if len(known) >= MOST:
            raise NotAllowed(f"an account has at most {MOST} passkeys")
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=name,
            user_id=person.id.encode(),
            challenge=self._challenges.issue("register", person.id),
            timeout=LIFE * 1000,
            authenticator_selection=WANTED,
            exclude_credentials=[PublicKeyCredentialDescriptor(key.id) for key in known],
        )
        return options_to_json_dict(options)

    async def finish_registration(
        self, person: Person, name: str, credential: NewPasskey, site: Site
    ) -> Person:
        """Keep a new passkey; a guest becomes an account with the same id."""
        data = credential.response.client_data_json
        challenge = self._answered(data, "register", person.id)
        if challenge is None:
            raise BadRequest(UNVERIFIED)
        verified = _verify_new(credential, challenge, site)
        if not await self._challenges.use_up(challenge):
            raise BadRequest(UNVERIFIED)
        if await self._store.passkey(verified.credential_id) is not None:
            raise NotAllowed("this passkey is known already")
        account = person if person.kind == "account" else await self._become(person, name)
        await self._store.add_passkey(
            Passkey(
                verified.credential_id,
                account.id,
                verified.credential_public_key,
                verified.sign_count,
            )
        )
        return account

    def begin_sign_in(self, visitor: str, site: Site) -> dict[str, Any]:
        """Tell a browser how to use whatever passkey it has for this site."""
        return self._options("sign-in", visitor, site, [])

    async def finish_sign_in(self, visitor: str, credential: UsedPasskey, site: Site) -> Person:
        """Find out whose passkey was used."""
        person = await self._store.person(await self._owner("sign-in", visitor, credential, site))
        if person is None:
            raise NotSignedIn(UNVERIFIED)
        return person

    async def begin_proof(self, account: str, site: Site) -> dict[str, Any]:
        """Tell a browser how to show that the owner of an account sits before it."""
        known = await self._store.passkeys_of(account)
        return self._options("prove", account, site, [key.id for key in known])

    async def finish_proof(self, account: str, credential: UsedPasskey, site: Site) -> bytes:
        """Give a proof to one who used a passkey of the account just now."""
        if account != await self._owner("prove", account, credential, site):
            raise NotSignedIn(UNVERIFIED)
        return self._challenges.issue("proof", account)

    async def take_proof(self, account: str, proof: bytes) -> bool:
        """Tell whether a proof is good, and use it up."""
        valid = self._challenges.is_valid(proof, "proof", account)
        return valid and await self._challenges.use_up(proof)

    def _options(
        self, purpose: Purpose, visitor: str, site: Site, allowed: list[bytes]
    ) -> dict[str, Any]:
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=self._challenges.issue(purpose, visitor),
            timeout=LIFE * 1000,
            allow_credentials=[PublicKeyCredentialDescriptor(id_) for id_ in allowed],
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def _owner(
        self, purpose: Purpose, visitor: str, credential: UsedPasskey, site: Site
    ) -> str:
        """Tell whose passkey answered a challenge; the challenge is used up by that."""
        challenge = self._answered(credential.response.client_data_json, purpose, visitor)
        passkey = await self._find(credential)
        if challenge is None or passkey is None:
            raise NotSignedIn(UNVERIFIED)
        verified = _verify_used(credential, challenge, site, passkey)
        if not await self._challenges.use_up(challenge):
            raise NotSignedIn(UNVERIFIED)
        count = verified.new_sign_count
        await self._store.add_passkey(msgspec.structs.replace(passkey, sign_count=count))
        return passkey.person

    def _answered(self, client_data: str, purpose: Purpose, visitor: str) -> bytes | None:
        """Read which challenge was answered, if it is one of ours."""
        with suppress(Exception):  # whatever cannot be read is no answer
            challenge = parse_client_data_json(base64url_to_bytes(client_data)).challenge
            if self._challenges.is_valid(challenge, purpose, visitor):
                return challenge
        return None

    async def _become(self, guest: Person, name: str) -> Person:
        account = Person(guest.id, name, "account")
        try:
            await self._store.add_person(account)
        except Duplicate as error:
            raise NotAllowed("there is an account already; sign in") from error
        return account

    async def _find(self, credential: UsedPasskey) -> Passkey | None:
        id_ = _bytes(credential.raw_id)
        passkey = await self._store.passkey(id_) if id_ else None
        handle = credential.response.user_handle
        if passkey is None or handle is None or _bytes(handle) == passkey.person.encode():
            return passkey
        return None


def _bytes(text: str) -> bytes | None:
    try:
        return base64url_to_bytes(text)
    except ValueError:
        return None


def _verify_new(credential: NewPasskey, challenge: bytes, site: Site) -> VerifiedRegistration:
    try:
        return verify_registration_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:  # a stranger's bytes can break a reader in any way
        raise BadRequest(UNVERIFIED) from error


def _verify_used(
    credential: UsedPasskey, challenge: bytes, site: Site, passkey: Passkey
) -> VerifiedAuthentication:
    try:
        return verify_authentication_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:  # a stranger's bytes can break a reader in any way
        raise NotSignedIn(UNVERIFIED) from error
