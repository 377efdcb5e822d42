import { PERMISSIONS, type Permission } from "@vycep/domain/access/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programOf } from "../programs/make-key.ts";
import { type Caller, startTestServer, type TestServer } from "../test-server.ts";
import { askAs, idsUsedBy } from "./ask.ts";
import { expectations } from "./expectations/expectations.ts";
import { isOfPeople } from "./expectations/expectations-of-programs.ts";
import { openingOf } from "./expectations/expectations-of-rights.ts";
import { outcomeOf } from "./outcome.ts";
import { type IdName, ownIds } from "./world.ts";

const forPrograms = PERMISSIONS.filter((each) => each !== "Access Management" && each !== "My Profile");

let server: TestServer;
/** Programs of the owner's at her bar: with one right alone, and with all. */
const withOne = new Map<Permission, Caller>();
let withAll: Caller;
/** One with all rights at her terrace. */
let elsewhere: Caller;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_KEY_RATE_LIMIT: "0" } });
  for (const right of forPrograms)
    withOne.set(right, await programOf(server, "U001", { permissions: [right] }));
  withAll = await programOf(server, "U001", { permissions: forPrograms });
  elsewhere = await programOf(server, "U001", { permissions: forPrograms, shipToIds: ["500102"] });
});
afterAll(() => server.stop());

/** What a person gets; what is for the brewery's systems or its staff opens to no customer's key. */
const calls = Object.entries(expectations).flatMap(([operation, list]) =>
  list
    .map((call, at) => ({ operation, call, name: `${operation} #${at}` }))
    .filter(
      ({ call }) => call.own.stranger === "sign-in" && call.own.owner !== "sign-in" && !isOfPeople(operation),
    ),
);
type Asked = (typeof calls)[number];

async function outcome(program: Caller | undefined, { operation, call }: Asked) {
  if (program === undefined) throw new Error("no such program");
  const ids = await ownIds(server, "owner", idsUsedBy(call));
  const answer = await askAs(program, { operation, call, ids });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return outcomeOf(answer, call.missingWhen);
}

describe("B16 C14 what each right of a key opens", () => {
  it.each(calls)("C14 $name", async (asked) => {
    const opening = openingOf(asked.name);
    expect(opening, "say in expectations-of-rights.ts which right opens it").toBeDefined();
    if (opening === "any") {
      expect(await outcome(withOne.get("Pub Menu"), asked)).not.toBe("no-right");
      return;
    }
    const needed = opening === "none" || opening === undefined ? [] : opening;
    for (const right of forPrograms) {
      const isEnough = needed.length === 1 && needed[0] === right;
      const got = await outcome(withOne.get(right), asked);
      if (isEnough) expect(got, right).toBe(asked.call.own.owner);
      else expect(got, right).toBe("no-right");
    }
    if (opening === "none") expect(await outcome(withAll, asked)).toBe("no-right");
    if (needed.length > 1) expect(await outcome(withAll, asked)).toBe(asked.call.own.owner);
  });
});

/** What belongs to a place. Carts and lists are the person's, in whose name a user's key acts; contracts are the company's. */
const ofPlaces: readonly IdName[] = [
  ...(["shipToId", "orderNumber", "openOrderNumber", "caseNumber", "attachmentId"] as const),
  ...(["documentNumber", "invoiceNumber", "packageId", "savedOrderId"] as const),
];
/** Asked with a person's own id, or answered with an empty list, or about the cart. */
const ofThePerson =
  /^(GET .*GetDeliveryExceptionNotifications #0|Query[.]getSaveOrderForLater #1|Mutation[.]setPaymentMethodOnCart)/;

describe("B16 C16 a place that a key was not given", () => {
  const foreign = calls.filter(
    ({ call, name }) => idsUsedBy(call).some((id) => ofPlaces.includes(id)) && !ofThePerson.test(name),
  );

  it.each(foreign)("C16 $name: with all rights at another place, not allowed", async (asked) => {
    expect(["missing", "no-right"]).toContain(await outcome(elsewhere, asked));
  });
});
