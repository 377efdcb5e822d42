import type { Response as InjectResponse } from "light-my-request";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActorKind, actorKinds } from "../testing/matrix/actors.ts";
import { ask, idsUsedBy } from "../testing/matrix/ask.ts";
import { expectations } from "../testing/matrix/expectations/expectations.ts";
import { foreignWords, foundIn } from "../testing/matrix/foreign-words.ts";
import { operationsOf } from "../testing/matrix/operations.ts";
import { outcomeOf } from "../testing/matrix/outcome.ts";
import { type Ids, ownIds } from "../testing/matrix/world.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("the table of operations and rights (C14, PERM)", () => {
  it("every operation of both APIs stands in it", () => {
    const missing = operationsOf(server).filter((operation) => !Object.hasOwn(expectations, operation));
    expect(
      missing,
      "add these operations to apps/server/src/testing/matrix/expectations/expectations-of-*.ts: how to call each with the caller's " +
        "own ids and with Jana's, and what every actor gets",
    ).toEqual([]);
  });

  it("and nothing that is no operation any more", () => {
    const known = new Set(operationsOf(server));
    expect(known.size).toBeGreaterThan(20);
    expect(Object.keys(expectations).filter((operation) => !known.has(operation))).toEqual([]);
  });
});

const calls = Object.entries(expectations).flatMap(([operation, list]) =>
  list.flatMap((call) => [
    { operation, call, whose: "their own" as const, outcomes: call.own },
    ...(call.janas ? [{ operation, call, whose: "Jana's" as const, outcomes: call.janas }] : []),
  ]),
);

describe("who gets what (C14, C16, PERM)", () => {
  it.each(calls)("C14 $operation with what is $whose", async ({ operation, call, whose, outcomes }) => {
    const answers: Answered[] = [];
    for (const kind of actorKinds) {
      const ids = await ownIds(server, whose === "their own" ? kind : "owner", idsUsedBy(call));
      const answer = await ask(server, kind, { operation, call, ids });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      answers.push({ kind, ids, answer });
    }
    if (operation !== "GET /identity/demo-users") expect(await leaksIn(answers)).toEqual([]);
    const got = Object.fromEntries(
      answers.map(({ kind, answer }) => [kind, outcomeOf(answer, call.missingWhen)]),
    );
    expect(got).toEqual(outcomes);
  });
});

type Answered = { readonly kind: ActorKind; readonly ids: Ids; readonly answer: InjectResponse };

/** No answer may hold a word that is somebody else's, but those that were sent. */
async function leaksIn(answers: readonly Answered[]): Promise<readonly string[]> {
  const words = await foreignWords(server, actorKinds);
  return answers.flatMap(({ kind, ids, answer }) => {
    const sent = new Set<string>(Object.values(ids));
    const leaked = foundIn(answer.body, words(kind)).filter((word) => !sent.has(word));
    return leaked.map((word) => `${kind} is shown ${word}`);
  });
}
