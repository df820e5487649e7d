"""The endpoints for those who practise: topics, the next position, and what an answer was worth."""

from flambeur.protocol.practice import Answered, NewAnswer, NextQuestion, TopicQuery, Topics
from flambeur.server.http.kit import Call, Endpoint

PRACTICE = "/api/practice"


async def list_topics(call: Call) -> Topics:
    """List what there is to practise, and how much of it is due."""
    return await call.context.decks.topics(call.person)


async def ask_question(call: Call) -> NextQuestion:
    """Give the next position of a topic."""
    call.context.limits.act(call.person, call.address)
    return await call.context.decks.ask(call.person, call.query)


async def give_answer(call: Call) -> Answered:
    """Judge an answer and say why."""
    call.context.limits.act(call.person, call.address)
    return await call.context.decks.answer(call.person, call.body)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=PRACTICE,
        does=list_topics,
        answer=Topics,
        tells="List what there is to practise, and how much of it is due",
        thinks=True,
    ),
    Endpoint(
        method="GET",
        path=f"{PRACTICE}/question",
        does=ask_question,
        query=TopicQuery,
        answer=NextQuestion,
        tells="Get the next position to decide: due ones first, then your mistakes, then new ones",
        thinks=True,
    ),
    Endpoint(
        method="POST",
        path=f"{PRACTICE}/answer",
        does=give_answer,
        body=NewAnswer,
        answer=Answered,
        tells="Answer a position, and learn what every option is worth",
        thinks=True,
    ),
)
