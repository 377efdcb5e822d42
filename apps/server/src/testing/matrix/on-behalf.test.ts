import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_ON_BEHALF } from "../../modules/identity/on-behalf/open-on-behalf.ts";
import { type Caller, startTestServer, type TestServer } from "../test-server.ts";
import { askAs, idsUsedBy } from "./ask.ts";
import { expectations } from "./expectations/expectations.ts";
import { onBehalf } from "./on-behalf.ts";
import { operationsOf } from "./operations.ts";
import { outcomeOf } from "./outcome.ts";
import { ownIds } from "./world.ts";

let server: TestServer;
/** Tereza in Jana's name, at the place that Jana's ids are of, and at another one. */
let behalf: Readonly<Record<"there" | "elsewhere", Caller>>;
beforeAll(async () => {
  server = await startTestServer();
  const tereza = await server.asStaff("S02");
  behalf = {
    there: await onBehalf(server, tereza, { uid: "U001", shipToId: "500101" }),
    elsewhere: await onBehalf(server, tereza, { uid: "U004", shipToId: "500102" }),
  };
});
afterAll(() => server.stop());

/** What no customer's token opens, theirs does not either. What anybody may have without a token is no matter of who acts for whom, but for what GraphQL refuses all the same. */
const calls = Object.entries(expectations).flatMap(([operation, list]) =>
  list
    .filter(({ own }) => own.owner !== "sign-in")
    .filter(({ own }) => own.stranger === "sign-in" || /^(Query|Mutation)\./.test(operation))
    .map((call) => ({ operation, call })),
);

describe("DORD-06 C14 what staff may in a customer's name", () => {
  it("DORD-06 everything that is open is an operation", () => {
    const known = new Set([...operationsOf(server), "GET /events"]);
    expect([...OPEN_ON_BEHALF].filter((operation) => !known.has(operation))).toEqual([]);
  });

  it.each(calls)("DORD-06 $operation", async ({ operation, call }) => {
    const ids = await ownIds(server, "owner", idsUsedBy(call));
    const answer = await askAs(behalf.there, { operation, call, ids });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (!OPEN_ON_BEHALF.has(operation)) {
      expect(answer.body).toContain("not-on-behalf");
      return;
    }
    expect(answer.body).not.toContain("not-on-behalf");
    // A permission that does not serve ordering is not left, and of places the one.
    expect(["no-right", "missing", call.own.owner]).toContain(outcomeOf(answer, call.missingWhen));
  });

  const ofPlaces = calls.filter(({ call, operation }) => call.janas && OPEN_ON_BEHALF.has(operation));
  it.each(ofPlaces)(
    "DORD-06 C16 $operation: nothing of another user and place",
    async ({ operation, call }) => {
      const ids = await ownIds(server, "owner", idsUsedBy(call));
      const answer = await askAs(behalf.elsewhere, { operation, call, ids });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(outcomeOf(answer, call.missingWhen)).not.toBe("allowed");
    },
  );
});
