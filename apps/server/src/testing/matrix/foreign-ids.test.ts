import type { Response as InjectResponse } from "light-my-request";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartOf } from "../ask-cart.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type ActorKind, callerOf } from "./actors.ts";
import { ask, idsUsedBy } from "./ask.ts";
import { belongingsOf } from "./belongings.ts";
import type { Call } from "./call.ts";
import { expectations } from "./expectations/expectations.ts";
import { foreignWords, foundIn } from "./foreign-words.ts";
import { type IdName, type Ids, missingIds, ownIds } from "./world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const everyId = Object.keys(missingIds) as readonly IdName[];
const calls = Object.entries(expectations).flatMap(([operation, list]) =>
  list.map((call) => ({ operation, call })),
);
const callsWithIds = calls.flatMap(({ operation, call }) =>
  idsUsedBy(call).map((name) => ({ operation, call, name })),
);

/**
 * Status, headers and body without what differs from request to request (ids of new lines, orders and tokens, the
 * count of changes), and with the id that was asked for taken out.
 */
function comparable(answer: InjectResponse, id: string) {
  const {
    date,
    "x-request-id": requestId,
    "content-length": length,
    // Descriptions are asked for together, and how many of them go into one statement hangs on the moment.
    "x-sql-statements": statements,
    ...headers
  } = answer.headers;
  const body = answer.body
    .replaceAll(String(requestId), "REQUEST")
    .replaceAll(id, "ID")
    .replaceAll(
      /"(caseNumber|cartId|cart_id|id|uid|number|order_number|order_id|increment_id|token|removal_token|secret|uri|challenge|createdAt|expiresAt|oldSecretUntil|nextAttemptAt|packageId)":"[^"]*"/g,
      '"$1":"NEW"',
    )
    // Sealed anew each time.
    .replaceAll(/"\/files\/[^"]*"/g, '"SEALED"')
    .replaceAll(/"(version|showTutorial|cart_item_id)":\d+/g, '"$1":0')
    .replaceAll(/"recoveryCodes":\[[^\]]*\]/g, '"recoveryCodes":"NEW"')
    // The order that the call before made is one of those before this one.
    .replaceAll(/"previous_orders":\[(\{[^[]*\[[^\]]*\]\},?)*\]/g, '"previous_orders":"BEFORE"');
  return { status: answer.statusCode, headers, body: body.split(",") };
}

describe("C16 a foreign id answers letter by letter like a missing one", () => {
  it.each(callsWithIds)("C16 $operation: $name", async ({ operation, call, name }) => {
    for (const [asker, owner] of [
      ["otherOwner", "owner"],
      ["colleague", "owner"],
      ["owner", "otherOwner"],
      ["slovakOwner", "otherOwner"],
    ] as const satisfies readonly (readonly [ActorKind, ActorKind])[]) {
      const foreign = await ownIds(server, owner, [name]);
      const before = await belongingsOf(server, foreign.uid);
      const withForeign = await asked(asker, { operation, call, name, id: foreign[name] });
      const withMissing = await asked(asker, { operation, call, name, id: missingIds[name] });
      expect(comparable(withForeign, foreign[name]), `${asker} asks for what is ${owner}'s`).toEqual(
        comparable(withMissing, missingIds[name]),
      );
      expect(await belongingsOf(server, foreign.uid), "nothing of the owner's may change").toBe(before);
    }
  });

  // Every operation four times in one test.
  it("C16 the comparison can tell: an id of one's own answers otherwise", { timeout: 60_000 }, async () => {
    // What is missing or refused even with one's own id looks the same by design.
    for (const { operation, call, name } of callsWithIds.filter(
      (each) => each.call.own.owner === "allowed",
    )) {
      const used = idsUsedBy(call);
      const own = await ownIds(server, "owner", used);
      const mine = await ask(server, "owner", { operation, call, ids: own });
      const ids = { ...(await ownIds(server, "owner", used)), [name]: missingIds[name] };
      const missing = await ask(server, "owner", { operation, call, ids });
      expect(comparable(mine, own[name]), `${operation}: ${name}`).not.toEqual(
        comparable(missing, missingIds[name]),
      );
    }
  });
});

type Asking = {
  readonly operation: string;
  readonly call: Call;
  readonly name: IdName;
  readonly id: string;
};

/** One id of somebody else's among the asker's own, as an attacker would slip it in. */
async function asked(kind: ActorKind, { operation, call, name, id }: Asking): Promise<InjectResponse> {
  const ids: Ids = { ...(await ownIds(server, kind, idsUsedBy(call))), [name]: id };
  return ask(server, kind, { operation, call, ids });
}

/** A choice of place, way, day and market as another customer would send it. */
const choiceOf = (shipToId: string) => ({
  outletid: shipToId,
  store: "LivePortal_SK_sk",
  customertype: "WHS",
  outletdeliverymethod: "flatrate_flatrate",
  datepopup: "2026-11-27",
  market: "CZSK",
});

describe("C16 headers that name a foreign place give nothing foreign", () => {
  // Nobody who signed out everywhere could be asked a second time.
  const askedTwice = calls.filter(({ operation }) => operation !== "POST /identity/sessions/end-all");

  it.each(askedTwice)("C16 $operation", async ({ operation, call }) => {
    const words = (await foreignWords(server, ["owner"]))("owner");
    for (const foreign of ["500203", "600401"]) {
      const [withForeign, withMissing] = [
        await askedWith(foreign, { operation, call }),
        await askedWith(missingIds.shipToId, { operation, call }),
      ];
      if (operation !== "GET /identity/demo-users") {
        expect(foundIn(withForeign.body, words).filter((word) => word !== foreign)).toEqual([]);
      }
      expect(comparable(withForeign, foreign)).toEqual(comparable(withMissing, missingIds.shipToId));
    }
  });

  async function askedWith(shipToId: string, question: { operation: string; call: Call }) {
    // What acts on the cart without naming it must find the same cart twice.
    const ids = await ownIds(server, "owner", [...idsUsedBy(question.call), "cartId"]);
    // What was tried at the door before would be counted.
    await server.deps.db.deleteFrom("sign_in_attempt").execute();
    return ask(server, "owner", { ...question, ids, headers: choiceOf(shipToId) });
  }
});

const pricesQuery = `{ products(pageSize: 40, sort: { usual: ASC }) { usual { sku last_quantity } items { sku your_price your_price_tax
  price_range { minimum_price { final_price { value currency } } } } } }`;

describe("C10 two customers on one server never see each other's prices", () => {
  const readers = [
    ["owner", { outletid: "500101", datepopup: "2026-11-26" }],
    ["otherOwner", { outletid: "500203", datepopup: "2026-11-26" }],
    ["slovakOwner", { outletid: "600401", datepopup: "2026-11-27" }],
  ] as const satisfies readonly (readonly [ActorKind, Record<string, string>])[];

  it("C10 asked in turn and all at once, each gets what they got alone", async () => {
    const callers = await Promise.all(
      readers.map(async ([kind, headers]) => {
        await ownIds(server, kind, everyId);
        const caller = await callerOf(server, kind);
        const look = async () => {
          const answers = [
            await caller.graphql(pricesQuery, {}, headers),
            await caller.graphql(
              "{ customerCart { prices { grand_total { value currency } } } }",
              {},
              headers,
            ),
          ];
          return JSON.stringify(answers.map(({ data, errors }) => [data, errors]));
        };
        return { look, alone: await look() };
      }),
    );
    expect(new Set(callers.map(({ alone }) => alone)).size).toBe(3);
    for (let round = 0; round < 10; round += 1) {
      const seen = await Promise.all(callers.map(({ look }) => look()));
      expect(seen).toEqual(callers.map(({ alone }) => alone));
    }
  });

  it("C10 after the one signed out on a device, the next sees their own, and the old token nothing", async () => {
    const headers = { outletid: "500101", datepopup: "2026-11-26" };
    const jana = await server.withToken(await server.tokenFor("U001"));
    const first = await jana.graphql(pricesQuery, {}, headers);
    expect(first.errors).toEqual([]);
    await jana.request({ method: "POST", url: "/identity/sign-out" });
    const after = await jana.graphql(pricesQuery, {}, headers);
    expect(after.errors[0]?.extensions.code).toBe("invalid-token");
    expect(JSON.stringify(after.data)).not.toContain("your_price");
    const stranger = await server.stranger.graphql(pricesQuery, {}, headers);
    expect(stranger.errors[0]?.extensions.code).toBe("not-signed-in");
    const next = await server.as("U012");
    const theirs = await next.graphql(pricesQuery, {}, headers);
    expect(JSON.stringify(theirs.data)).not.toBe(JSON.stringify(first.data));
    expect(JSON.stringify(theirs.data)).not.toMatch(/"your_price":\d/);
    expect((await cartOf(next)).ship_to_id).not.toBe("500101");
  });

  it("C10 no answer with prices may be kept by anything between server and reader", async () => {
    const jana = await server.as("U001");
    const answer = await jana.request({ url: `/graphql?query=${encodeURIComponent(pricesQuery)}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toMatch(/no-store|private/);
  });
});
