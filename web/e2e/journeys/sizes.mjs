// Every table and page in every size, each in one language and theme; `npm run sizes` looks at all of them in all.
import assert from "node:assert/strict";
import { lookAtPages, lookAtTable, pairs } from "../looking.mjs";
import { positions } from "../positions.mjs";

const names = Object.keys(positions);

export const journeys = {
  ...Object.fromEntries(
    names.map((name, subject) => [
      `${name} fits`,
      async ({ people, server }) => assert.deepEqual(await lookAtTable(people, server, name, pairs(subject)), []),
    ]),
  ),

  async "pages fit"({ people, server }) {
    assert.deepEqual(await lookAtPages(people, server, pairs(names.length)), []);
  },
};
