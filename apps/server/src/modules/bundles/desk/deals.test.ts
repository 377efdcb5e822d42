import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
/** Goes alone up to 5 %. */
let vojtech: StaffCaller;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [vojtech, milos] = [await server.asStaff("S05"), await server.asStaff("S01")];
});
afterAll(() => server.stop());

const offerFields = `rule discountPercent validFrom validTo maxPackages minBoxes maxBoxes
  items { sku name isMandatory defaultBoxes minBoxes maxBoxes }`;
const record = `sku name markets state packagesOrdered weeks { monday packages } aloneUpTo version
  offer { ${offerFields} } draft { offer { ${offerFields} } isWaiting writtenBy isOwn } history { action by changes { what before after } }`;
type Item = Readonly<Record<string, unknown>> & { readonly sku: string };
type Offer = Readonly<Record<string, unknown>> & { readonly items: readonly Item[] };
type Deal = Readonly<Record<string, unknown>> & {
  readonly version: number;
  readonly offer: Offer | null;
  readonly draft: { readonly offer: Offer; readonly isWaiting: boolean; readonly isOwn: boolean } | null;
};
async function told<Told>(caller: StaffCaller, document: string, variables: object): Promise<Told> {
  const { data, errors } = await caller.desk(document, { ...variables }, { lang: "cs" });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Told;
}
async function deal(sku = "950360", caller = vojtech): Promise<Deal> {
  const found = await told<Deal | null>(caller, `query ($sku: ID!) { bundle(sku: $sku) { ${record} } }`, {
    sku,
  });
  if (found === null) throw new Error("no such deal");
  return found;
}
const documents = {
  save: `mutation ($input: DeskSaveDealInput!) { saveBundle(input: $input) { deal { ${record} } refusal { code field message } } }`,
  approve: `mutation ($input: DeskDealMoveInput!) { approveBundle(input: $input) { deal { ${record} } refusal { code field message } } }`,
  drop: `mutation ($input: DeskDealMoveInput!) { dropBundleDraft(input: $input) { deal { ${record} } refusal { code field message } } }`,
};
type Answer = {
  readonly deal: Deal | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};
const ask = (verb: keyof typeof documents, input: object, caller = vojtech): Promise<Answer> =>
  told(caller, documents[verb], { input });

/** A deal as it is, as the API takes it. */
function inputOf({ items, ...offer }: Offer) {
  return { ...offer, items: items.map(({ name: _name, ...item }) => item) };
}
/** Writes the Advent package otherwise. */
async function save(part: object, { isPublished = true, caller = vojtech } = {}): Promise<Answer> {
  const { version, offer } = await deal();
  if (offer === null) throw new Error("the demo's package is empty");
  const input = { sku: "950360", version, isPublished, offer: { ...inputOf(offer), ...part } };
  return ask("save", input, caller);
}

/** What the portal says of it. */
async function shown(): Promise<unknown> {
  const pub = await server.as("U001");
  const { data } = await pub.graphql(
    `{ products(filter: { sku: { eq: "950360" } }) { items { ... on BundleProduct { discount_percent
      flexible_package { max_number_of_packages validity_to } } } } }`,
    {},
    { outletid: "500101", datepopup: "2026-11-26" },
  );
  return data?.["products"];
}

describe("DGOOD-03 package deals", () => {
  test("a stranger sees none, and whoever only sees prices writes none", async () => {
    const payload = { query: "{ bundles(filter: {}, first: 1) { total } }" };
    const call = { method: "POST" as const, url: "/desk/graphql", payload };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const finance = await server.asStaff("S07");
    const input = { sku: "950360", version: 1 };
    const { errors } = await finance.desk(documents.drop, { input });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("they are listed by state and name, with what was ordered", async () => {
    const listing = `query ($filter: DeskDealFilter!) { bundles(filter: $filter, first: 50) { total
      items { sku name markets rule discountPercent validFrom validTo maxPackages itemCount packagesOrdered state hasDraft isWaiting } } }`;
    type Page = { readonly items: readonly Readonly<Record<string, unknown>>[] };
    // Ordered by others than the customer whose portal is looked at below; what was cancelled does not count.
    await sql`insert into order_bundle (order_number, bundle_sku, company_id, packages, delivery_date, is_cancelled, names)
      select order_number, '950360', company_id, 3, '2026-11-26', nth = 1, '{"cs": "Adventní balíček"}'
      from (select order_number, company_id, row_number() over (order by order_number) as nth from sales_order
        where company_id <> 'C1' order by order_number limit 3) o`.execute(server.deps.db);
    const { items } = await told<Page>(vojtech, listing, { filter: { text: "adventni" } });
    expect(items).toMatchObject([
      {
        ...{ sku: "950360", name: "Adventní balíček", rule: "fixed", discountPercent: 10, itemCount: 3 },
        ...{
          validFrom: "2026-11-08",
          validTo: "2026-12-30",
          maxPackages: 2,
          packagesOrdered: 6,
          state: "holds",
          hasDraft: false,
        },
      },
    ]);
    const { packagesOrdered, weeks } = await deal();
    expect(packagesOrdered).toBe(6);
    expect(weeks).toHaveLength(8);
    expect(weeks).toContainEqual({ monday: "2026-11-23", packages: 6 });
    const over = await told<Page>(vojtech, listing, { filter: { state: "over" } });
    expect(over.items.map(({ sku }) => sku)).toEqual(["950160"]);
    const drafts = await told<Page>(vojtech, listing, { filter: { hasDraft: true } });
    expect(drafts.items).toEqual([]);
    expect(await told(vojtech, `{ bundle(sku: "130514") { sku } }`, {})).toBeNull();
  });

  const item = { sku: "130514", isMandatory: true, defaultBoxes: 2, minBoxes: 2, maxBoxes: 2 };
  test.each([
    ["a discount of more than all", { discountPercent: 101 }, "discount-invalid", "discountPercent"],
    ["another first day while it runs", { validFrom: "2026-11-02" }, "begun-already", "validFrom"],
    ["an end that has passed", { validTo: "2026-11-22" }, "day-passed", "validTo"],
    ["no packages", { maxPackages: 0 }, "packages-invalid", "maxPackages"],
    ["no contents", { items: [] }, "items-missing", "items"],
    ["a product twice", { items: [item, item] }, "item-twice", "items"],
    [
      "a product that is not there",
      { items: [{ ...item, sku: "999999" }], minBoxes: 2 },
      "item-unknown",
      "items",
    ],
    ["a package inside", { items: [{ ...item, sku: "950460" }], minBoxes: 2 }, "item-is-deal", "items"],
    ["contents that nobody completes", { items: [item] }, "not-completable", "items"],
    ["nothing new", {}, "nothing-changed", null],
  ])("%s is refused", async (_case, part, code, field) => {
    const { refusal } = await save(part);
    expect({ code: refusal?.code, field: refusal?.field }).toEqual({ code, field });
    expect((await deal()).draft).toBeNull();
  });

  test("a day that is none is a mistake of the caller", async () => {
    const { version, offer } = await deal();
    const input = {
      sku: "950360",
      version,
      isPublished: true,
      offer: { ...inputOf(offer ?? { items: [] }), validTo: "x" },
    };
    const { errors } = await vojtech.desk(documents.save, { input });
    expect(errors[0]?.extensions.code).toBe("date-invalid");
  });

  test("what gives customers no more is published alone, and the portal says it at once", async () => {
    const { refusal, deal: after } = await save({ discountPercent: 8.5, validTo: "2026-12-20" });
    expect(refusal).toBeNull();
    expect(after).toMatchObject({ offer: { discountPercent: 8.5, validTo: "2026-12-20" }, draft: null });
    expect(await shown()).toEqual({
      items: [
        {
          discount_percent: 8.5,
          flexible_package: { max_number_of_packages: 2, validity_to: "2026-12-20" },
        },
      ],
    });
  });

  test("DPRICE-03 DEDIT-01 a larger discount waits for somebody else, who sees what was written", async () => {
    const seen = await deal();
    expect(seen.aloneUpTo).toBe(5);
    expect(await save({ discountPercent: 12 }, { isPublished: false })).toMatchObject({
      deal: { offer: { discountPercent: 8.5 }, draft: { offer: { discountPercent: 12 }, isWaiting: false } },
    });
    const { version: drafted } = await deal();
    expect(await ask("approve", { sku: "950360", version: drafted }, milos)).toMatchObject({
      refusal: { code: "offer-not-so" },
    });
    expect(await ask("drop", { sku: "950360", version: seen.version })).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await save({ discountPercent: 13 })).toMatchObject({
      deal: { draft: { isWaiting: true, isOwn: true } },
    });
    expect(await shown()).toMatchObject({ items: [{ discount_percent: 8.5 }] });
    const { version } = await deal();
    expect(await ask("approve", { sku: "950360", version })).toMatchObject({
      refusal: { code: "own-draft" },
    });
    expect(await ask("approve", { sku: "950360", version }, milos)).toMatchObject({
      ...{ refusal: null, deal: { offer: { discountPercent: 13 }, draft: null } },
    });
    expect(await shown()).toMatchObject({ items: [{ discount_percent: 13 }] });
  });

  test("a draft is given up; one of a deal that a file has changed since is approved by nobody", async () => {
    await save({ maxPackages: 9 });
    const waiting = await deal();
    expect(waiting.draft).toMatchObject({ isWaiting: true });
    await sql`update bundle set max_packages = 3 where sku = '950360'`.execute(server.deps.db);
    expect(await ask("approve", { sku: "950360", version: waiting.version }, milos)).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    const { version } = await deal();
    expect(await ask("approve", { sku: "950360", version }, milos)).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await ask("drop", { sku: "950360", version })).toMatchObject({
      refusal: null,
      deal: { draft: null },
    });
  });

  test("a package without contents gets them, and carries the deposits of what is inside", async () => {
    await sql`delete from bundle where sku = '950160'`.execute(server.deps.db);
    const empty = await deal("950160");
    expect(empty).toMatchObject({ state: "empty", offer: null });
    const offer = {
      ...{ rule: "fixed", discountPercent: 5, validFrom: "2026-12-01", validTo: null, maxPackages: 1 },
      ...{ minBoxes: 2, maxBoxes: 2, items: [item] },
    };
    const input = { sku: "950160", version: empty.version, isPublished: true, offer };
    expect(await ask("save", input)).toMatchObject({ refusal: null, deal: { state: "ahead" } });
    const { rows } = await sql<{ units: number }>`
      select units from product_deposit where sku = '950160' and market = 'CZ'`.execute(server.deps.db);
    const { rows: inside } = await sql<{ units: number }>`
      select units * 2 as units from product_deposit where sku = '130514' and market = 'CZ'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual(inside);
  });

  test("DEDIT-02 its history says who changed what", async () => {
    const { history } = (await deal()) as unknown as {
      readonly history: readonly { readonly action: string }[];
    };
    expect(history.map(({ action }) => action.replace("bundle.", "")).toReversed()).toEqual([
      ...["published", "drafted", "handed-in", "approved", "handed-in", "draft-dropped"],
    ]);
    expect(history.at(-1)).toMatchObject({
      changes: expect.arrayContaining([{ what: "discountPercent", before: "10", after: "8.5" }]),
    });
  });
});
