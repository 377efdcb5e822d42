import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
/** Goes alone up to 5 %. */
let vojtech: StaffCaller;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [vojtech, milos] = [await server.asStaff("S05"), await server.asStaff("S01")];
});
afterAll(() => server.stop());

const listing = `query ($filter: DeskLeafletFilter!) { promoLeaflets(filter: $filter, first: 100) { total isErpOwned aloneUpTo
  items { id name priceList currency sku productName baseMinor yourMinor promoMinor percent isInsideDelivery validFrom validTo
    state changesFrom writtenBy isOwn version } } }`;
type Leaflet = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Page = { readonly items: readonly Leaflet[]; readonly aloneUpTo: number | null };
async function page(filter: object, caller = vojtech): Promise<Page> {
  const { data, errors } = await caller.desk(listing, { filter }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["promoLeaflets"] as Page;
}
async function only(filter: object, caller = vojtech): Promise<Leaflet> {
  const [found] = (await page(filter, caller)).items;
  if (found === undefined) throw new Error("no such leaflet");
  return found;
}
const documents = {
  save: `mutation ($input: DeskSaveLeafletInput!) { saveLeaflet(input: $input) { id state refusal { code field message } } }`,
  approve: `mutation ($input: DeskLeafletMoveInput!) { approveLeaflet(input: $input) { id state refusal { code field message } } }`,
  end: `mutation ($input: DeskLeafletMoveInput!) { endLeaflet(input: $input) { id state refusal { code field message } } }`,
};
type Answer = {
  readonly id: string | null;
  readonly state: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};
async function ask(verb: keyof typeof documents, input: object, caller = vojtech): Promise<Answer> {
  const { data, errors } = await caller.desk(documents[verb], { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

// Its customers pay 1 537.45 otherwise; the demo's own leaflet lasts from 30 November to 27 December.
const of = { priceList: "CZ-HORECA", sku: "130514" };
const fresh = {
  ...{ ...of, id: null, version: 0, name: "Silvestr na čep", promoMinor: 149_133, isInsideDelivery: true },
  ...{ validFrom: "2026-12-28", validTo: "2026-12-31", isPublished: true },
};
const seen = ({ id, version }: Leaflet) => ({ id, version });
const made = { text: "silvestr" };

/** What the customer is charged for a box delivered on a day, as the portal says it. */
async function charged(day: string): Promise<unknown> {
  const pub = await server.as("U001");
  const { data } = await pub.graphql(
    `{ products(filter: { sku: { eq: "130514" } }) { items { promo_price_leaflet { name promo_price } } } }`,
    {},
    { outletid: "500101", datepopup: day },
  );
  return data?.["products"];
}

describe("DGOOD-03 promo leaflets", () => {
  test("a stranger sees none, and whoever only sees prices writes none", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: "{ promoLeaflets(filter: {}, first: 1) { total } }" },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const finance = await server.asStaff("S07");
    for (const [document, input] of [
      [documents.save, fresh],
      [documents.end, { id: "0", version: 0 }],
    ] as const) {
      const { errors } = await finance.desk(document, { input });
      expect(errors[0]?.extensions.code).toBe("not-your-area");
    }
  });

  test.each([
    ["without a name", { name: "  " }, "name-missing", "name"],
    ["of a list that is not there", { priceList: "CZ-NONE" }, "list-unknown", "priceList"],
    ["of a product that is not there", { sku: "999999" }, "product-unknown", "sku"],
    ["of a package deal", { sku: "950360" }, "item-is-deal", "sku"],
    ["no cheaper than usual", { promoMinor: 153_745 }, "not-cheaper", "promoMinor"],
    ["of a day without a price", { validFrom: "2040-01-01", validTo: null }, "price-missing", "sku"],
    ["for days that passed", { validFrom: "2026-11-22" }, "day-passed", "validFrom"],
    ["ended before it begins", { validTo: "2026-12-27" }, "ends-before-start", "validTo"],
    ["beside another", { validFrom: "2026-12-27" }, "leaflets-overlap", "validFrom"],
    ["one that is not there", { id: "CZ-HORECA 130514 2020-01-01" }, "offer-unknown", null],
  ])("%s it is refused, as a draft as well", async (_case, part, code, field) => {
    for (const isPublished of [true, false]) {
      const { refusal, id } = await ask("save", { ...fresh, ...part, isPublished });
      expect({ code: refusal?.code, field: refusal?.field, id }).toEqual({ code, field, id: null });
    }
    expect((await page(made)).items).toEqual([]);
  });

  test("a day that is none is a mistake of the caller", async () => {
    const { errors } = await vojtech.desk(documents.save, { input: { ...fresh, validFrom: "soon" } });
    expect(errors[0]?.extensions.code).toBe("date-invalid");
  });

  test("one within the own limit is seen by customers at once, changed as it was seen, withdrawn and offered again", async () => {
    const before = await charged("2026-12-28");
    expect(await ask("save", fresh)).toMatchObject({ state: "ahead", refusal: null });
    const leaflet = await only(made);
    expect(leaflet).toMatchObject({
      ...{ ...of, name: "Silvestr na čep", currency: "CZK", promoMinor: 149_133, percent: 3 },
      ...{ yourMinor: 153_745, baseMinor: 158_500, state: "ahead", changesFrom: null },
    });
    expect(await charged("2026-12-28")).toEqual({
      items: [{ promo_price_leaflet: { name: "Silvestr na čep", promo_price: 1491.33 } }],
    });
    // Sent twice.
    expect(await ask("save", fresh)).toMatchObject({ refusal: { code: "leaflets-overlap" } });
    const changed = { ...fresh, ...seen(leaflet), promoMinor: 150_000 };
    expect(await ask("save", changed)).toMatchObject({ state: "ahead", refusal: null });
    expect(await ask("save", changed)).toMatchObject({ refusal: { code: "changed-meanwhile" } });
    expect(await ask("save", { ...changed, ...seen(await only(made)) })).toMatchObject({
      refusal: { code: "nothing-changed" },
    });
    expect(await ask("end", seen(await only(made)))).toMatchObject({ state: "withdrawn", refusal: null });
    expect(await charged("2026-12-28")).toEqual(before);
    const withdrawn = await only(made);
    expect(withdrawn).toMatchObject({ state: "withdrawn", promoMinor: 150_000 });
    expect(await ask("end", seen(withdrawn))).toMatchObject({ refusal: { code: "offer-not-so" } });
    expect(await ask("save", { ...changed, ...seen(withdrawn) })).toMatchObject({ state: "ahead" });
    expect((await page(made)).items).toHaveLength(1);
  });

  test("DPRICE-03 a larger discount waits for a second person, who is not its writer", async () => {
    expect((await page({})).aloneUpTo).toBe(5);
    const wanted = { ...fresh, ...seen(await only(made)), promoMinor: 120_000 };
    const before = await charged("2026-12-28");
    expect(await ask("save", { ...wanted, isPublished: false })).toMatchObject({ state: "draft" });
    const draft = await only({ ...made, state: "draft" });
    expect(draft).toMatchObject({ changesFrom: "2026-12-28", isOwn: true, writtenBy: expect.any(String) });
    expect(await ask("approve", seen(draft), milos)).toMatchObject({ refusal: { code: "offer-not-so" } });
    expect(await ask("save", { ...wanted, ...seen(draft) })).toMatchObject({ state: "waiting" });
    expect(await charged("2026-12-28")).toEqual(before);
    const waiting = await only({ ...made, state: "waiting" });
    expect(await ask("approve", seen(waiting))).toMatchObject({ refusal: { code: "own-draft" } });
    expect(await ask("approve", { id: waiting.id, version: waiting.version + 1 }, milos)).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await ask("approve", seen(waiting), milos)).toMatchObject({ state: "ahead", refusal: null });
    expect(await charged("2026-12-28")).toMatchObject({
      items: [{ promo_price_leaflet: { promo_price: 1200 } }],
    });
    expect((await page(made)).items).toHaveLength(1);
  });

  test("DEDIT-01 a draft of what was changed meanwhile changes nothing any more", async () => {
    const wanted = { ...fresh, ...seen(await only(made)), promoMinor: 110_000 };
    expect(await ask("save", wanted)).toMatchObject({ state: "waiting" });
    await sql`update promo_leaflet set name = 'Silvestr jinak' where sku = '130514' and valid_from = '2026-12-28'`.execute(
      server.deps.db,
    );
    const waiting = await only({ ...made, state: "waiting" });
    expect(await ask("approve", seen(waiting), milos)).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await ask("end", seen(waiting))).toMatchObject({ state: "withdrawn" });
  });

  test("one that runs is ended today, not removed, and ending it needs nobody else", async () => {
    const hops = { priceList: "CZ-HORECA", sku: "120212", state: "holds" };
    const running = await only(hops);
    expect(running).toMatchObject({ name: "Hořké úterky", validFrom: "2026-10-08", validTo: "2027-04-07" });
    expect(await ask("end", seen(running))).toMatchObject({ state: "holds", refusal: null });
    const ended = await only(hops);
    expect(ended).toMatchObject({ id: running.id, name: "Hořké úterky", validTo: "2026-11-23" });
    expect(await ask("end", seen(ended))).toMatchObject({ refusal: { code: "offer-not-so" } });
  });

  test("DEDIT-02 each change stands in the log with what it was before", async () => {
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_entry where subject_kind = 'promo-leaflet' order by id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action.replace("promo-leaflet.", ""))).toEqual([
      ...["published", "published", "withdrawn", "published", "drafted", "handed-in", "approved"],
      ...["handed-in", "withdrawn", "ended"],
    ]);
    expect(rows[1]?.detail).toMatchObject({ promoPrice: 150_000, promoPriceBefore: 149_133 });
    expect(rows[6]?.detail).toMatchObject({ promoPrice: 120_000, state: "ahead", stateBefore: "waiting" });
  });
});

test("DEDIT-05 where the ERP keeps prices, leaflets are only shown", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "prices" } });
  try {
    const staff = await owned.asStaff("S05");
    const { data } = await staff.desk(documents.save, { input: fresh });
    expect(data?.["saveLeaflet"]).toMatchObject({ refusal: { code: "erp-owns-prices" } });
    const { data: told } = await staff.desk(listing, { filter: {} });
    expect(told?.["promoLeaflets"]).toMatchObject({ isErpOwned: true });
  } finally {
    await owned.stop();
  }
});
