import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActorKind, actorKinds } from "../testing/matrix/actors.ts";
import { ask, idsUsedBy } from "../testing/matrix/ask.ts";
import type { Call } from "../testing/matrix/call.ts";
import { expectations } from "../testing/matrix/expectations.ts";
import { foreignWordsOf, foundIn } from "../testing/matrix/foreign-words.ts";
import { operationsOf } from "../testing/matrix/operations.ts";
import { type Outcome, outcomeOf } from "../testing/matrix/outcome.ts";
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
      "add these operations to apps/server/src/testing/matrix/expectations-of-*.ts: how to call each with the caller's " +
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
    const got: Partial<Record<ActorKind, Outcome>> = {};
    for (const kind of actorKinds) {
      const ids = await ownIds(server, whose === "their own" ? kind : "owner", idsUsedBy(call));
      got[kind] = await outcomeFor(kind, { operation, call, ids });
    }
    expect(got).toEqual(outcomes);
  });
});

type Asked = { readonly operation: string; readonly call: Call; readonly ids: Ids };

/** The outcome; besides, no answer may hold a word that is somebody else's. */
async function outcomeFor(kind: ActorKind, { operation, call, ids }: Asked): Promise<Outcome> {
  const answer = await ask(server, kind, { operation, call, ids });
  const sent = new Set<string>(Object.values(ids));
  if (operation !== "GET /identity/demo-users") {
    const leaked = foundIn(answer.body, await foreignWordsOf(server, kind)).filter((word) => !sent.has(word));
    expect(leaked, `${operation} shows ${kind} what belongs to others`).toEqual([]);
  }
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return outcomeOf(answer, call.missingWhen);
}
