import { PERMISSIONS } from "@vycep/domain/access/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenOfKey } from "../programs/client-credentials.ts";
import { programOf } from "../programs/make-key.ts";
import { type Caller, startTestServer, type TestServer } from "../test-server.ts";
import { askAs, idsUsedBy } from "./ask.ts";
import { expectations } from "./expectations/expectations.ts";
import { isOfPeople } from "./expectations/expectations-of-programs.ts";
import { outcomeOf } from "./outcome.ts";
import { ownIds } from "./world.ts";

let server: TestServer;
/** A program of the owner's, with all that a program may at the place that the owner's ids are of; by its key and by a token. */
let programs: Readonly<Record<"key" | "token", Caller>>;
/** One that may nothing but look at tickets, at another place. */
let stranger: Caller;
const forPrograms = PERMISSIONS.filter((each) => each !== "Access Management" && each !== "My Profile");

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  const key = await programOf(server, "U001", { permissions: forPrograms });
  const token = await tokenOfKey(server, key);
  programs = { key, token: server.withToken(token.access_token) };
  stranger = await programOf(server, "U001", { permissions: ["Support"], shipToIds: ["500102"] });
});
afterAll(() => server.stop());

/** What anybody may have, also somebody without a token, is no matter of rights. */
const calls = Object.entries(expectations).flatMap(([operation, list]) =>
  list.filter(({ own }) => own.stranger === "sign-in").map((call) => ({ operation, call })),
);

describe("B16 C14 what a program gets of every operation", () => {
  const eachWay = calls.flatMap((each) => [
    { ...each, by: "key" as const },
    { ...each, by: "token" as const },
  ]);

  it.each(eachWay)(
    "C14 $operation by its $by: as much as its owner, and nothing about people",
    async ({ operation, call, by }) => {
      const ids = await ownIds(server, "owner", idsUsedBy(call));
      const own = await askAs(programs[by], { operation, call, ids });
      expect(own.statusCode, own.body).toBeLessThan(500);
      if (isOfPeople(operation)) {
        expect(own.body).toContain("not-for-programs");
        return;
      }
      expect(own.body).not.toContain("not-for-programs");
      // What its owner may by a right that no program has is a lack of that right here.
      expect(["no-right", call.own.owner]).toContain(outcomeOf(own, call.missingWhen));
    },
  );

  // By her own name a program may ask for what is hers: it is the places that are not its own.
  const ofPlaces = calls.filter(
    ({ call, operation }) => call.janas && !isOfPeople(operation) && !idsUsedBy(call).includes("uid"),
  );

  it.each(ofPlaces)(
    "C16 $operation: nothing of a place that its key was not given",
    async ({ operation, call }) => {
      const ids = await ownIds(server, "owner", idsUsedBy(call));
      const answer = await askAs(stranger, { operation, call, ids });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(outcomeOf(answer, call.missingWhen)).not.toBe("allowed");
    },
  );

  it("C14 most of what its owner may is open to it", async () => {
    const open = ["Query.customerCart", "Query.products", "Mutation.placeOrder"];
    for (const operation of open)
      for (const call of expectations[operation] ?? []) {
        const ids = await ownIds(server, "owner", idsUsedBy(call));
        const answer = await askAs(programs.key, { operation, call, ids });
        expect(`${operation} ${outcomeOf(answer, call.missingWhen)}`).toBe(`${operation} ${call.own.owner}`);
      }
  });
});
