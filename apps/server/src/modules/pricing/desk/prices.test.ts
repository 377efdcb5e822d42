import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askPrices } from "../../../testing/desk/ask-prices.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let catalogue: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  catalogue = await server.asStaff("S05");
});
afterAll(() => server.stop());

const { asked, told } = askPrices(() => server);
type Page = {
  readonly total: number;
  readonly next: string | null;
  readonly items: Record<string, unknown>[];
};

test("DPRICE-01 the lists with who has them; sales see their own companies alone", async () => {
  const listing = "{ priceLists { total items { code currency prices companies shipTos nextFrom } } }";
  const all = await asked<Page>(catalogue, listing, {});
  expect(all.items.map(({ code }) => code)).toEqual([
    "CZ-HORECA",
    "CZ-RETAIL",
    "CZ-WHS",
    "SK-HORECA",
    "SK-WHS",
  ]);
  const { rows } = await sql<{ companies: number; own: number; next: string }>`
    select count(*)::int as companies, (count(*) filter (where id in (
        select company_id from staff_company where uid = 'S03')))::int as own,
      (select min(valid_from) from price where price_list = 'CZ-HORECA' and valid_from > '2026-11-23') as next
    from company where price_list = 'CZ-HORECA'`.execute(server.deps.db);
  const [{ companies, own, next } = { companies: 0, own: 0, next: "" }] = rows;
  expect(all.items[0]).toMatchObject({ currency: "CZK", companies, nextFrom: next });
  const record = `query ($code: ID!) { priceList(code: $code) { companyCount companies { id name shipTos } } }`;
  const horeca = await asked<{ companies: { id: string }[] }>(catalogue, record, { code: "CZ-HORECA" });
  expect(horeca.companies).toHaveLength(companies);
  const sales = await asked<{ companyCount: number }>(await server.asStaff("S03"), record, {
    code: "CZ-HORECA",
  });
  expect(sales.companyCount).toBe(own);
  await sql`delete from staff_company where uid = 'S03'`.execute(server.deps.db);
  expect(await asked(await server.asStaff("S03"), record, { code: "CZ-HORECA" })).toMatchObject({
    companyCount: 0,
  });
  expect(await asked(catalogue, record, { code: "none" })).toBeNull();
});

test("DPRICE-01 how many prices a list has, and from when the next hold, follows each change", async () => {
  const listing = '{ priceLists(text: "SK-WHS") { total items { prices nextFrom } } }';
  const before = await asked<Page>(catalogue, listing, {});
  const { db } = server.deps;
  const { rows } = await sql<{ sku: string }>`
    delete from price where price_list = 'SK-WHS' and sku = (select min(sku) from price where price_list = 'SK-WHS')
    returning sku`.execute(db);
  const sku = rows[0]?.sku ?? "";
  await sql`insert into price (price_list, sku, currency, base_minor, your_minor, valid_from)
    values ('SK-WHS', ${sku}, 'EUR', 100, 100, '2026-11-24')`.execute(db);
  const after = await asked<Page>(catalogue, listing, {});
  expect(after.items).toEqual([{ prices: Number(before.items[0]?.["prices"]) - 1, nextFrom: "2026-11-24" }]);
  // What is known already is not counted again.
  expect(await asked<Page>(catalogue, listing, {})).toEqual(after);
});

test("DPRICE-01 prices of a list on a day, page by page, found by name without diacritics", async () => {
  const listing = `query ($day: String, $text: String, $after: String) { listPrices(priceList: "CZ-HORECA", day: $day, text: $text, first: 60, after: $after) {
    total next items { sku name baseMinor yourMinor validFrom nextFrom nextYourMinor leafletMinor } } }`;
  const found: unknown[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: Page = await asked<Page>(catalogue, listing, { after });
    found.push(...page.items.map(({ sku }) => sku));
    after = page.next;
  }
  const { rows } = await sql<{ sku: string }>`
    select sku from price where price_list = 'CZ-HORECA' and valid_from <= '2026-11-23'
      and (valid_to is null or valid_to >= '2026-11-23') order by sku`.execute(server.deps.db);
  expect(found).toEqual(rows.map(({ sku }) => sku));
  const { items } = await asked<Page>(catalogue, listing, { text: "mlynar" });
  const { rows: named } = await sql<{ sku: string }>`
    select sku from product where search_text like '%mlynar%' order by sku`.execute(server.deps.db);
  expect(items.map(({ sku }) => sku)).toEqual(
    named.map(({ sku }) => sku).filter((sku) => found.includes(sku)),
  );
  expect(items[0]).toMatchObject({ baseMinor: expect.any(Number), nextYourMinor: expect.any(Number) });
  const { errors } = await catalogue.desk(listing, { day: "yesterday" });
  expect(errors[0]?.extensions.code).toBe("date-invalid");
});

test("DPRICE-04 one customer's price by list, leaflet and rule on a day, as the cart reckons it", async () => {
  const document = `query ($shipToId: ID!, $sku: ID!, $day: String) { priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {
    shipToName companyName priceList currency baseMinor yourMinor chargedMinor rule leaflet { name promoMinor } } }`;
  const { rows } = await sql<{ sku: string; place: string; promo: number; base: number; your: number }>`
    select l.sku, s.id as place, l.promo_minor as promo, p.base_minor as base, p.your_minor as your
    from promo_leaflet l join company c on c.price_list = l.price_list join ship_to s on s.company_id = c.id
    join price p on p.price_list = l.price_list and p.sku = l.sku and p.valid_from <= '2026-11-23' and p.valid_to >= '2026-11-23'
    join product g on g.sku = l.sku and not g.is_bundle
    where l.is_inside_delivery and l.valid_from <= '2026-11-23' and l.valid_to >= '2026-11-23' and l.promo_minor < p.your_minor
    order by l.sku, s.id limit 1`.execute(server.deps.db);
  const [found] = rows;
  if (found === undefined) throw new Error("the demo has no leaflet today");
  const { sku, place, promo, base, your } = found;
  const ask = { shipToId: place, sku };
  expect(await asked(catalogue, document, ask)).toMatchObject({
    ...{
      baseMinor: base,
      yourMinor: your,
      chargedMinor: promo,
      rule: "leaflet",
      leaflet: { promoMinor: promo },
    },
  });
  const promoOf = (minor: number) =>
    sql`update promo_leaflet set base_minor = greatest(base_minor, ${minor}), promo_minor = ${minor} where sku = ${sku}`.execute(
      server.deps.db,
    );
  await promoOf(your + 100);
  expect(await asked(catalogue, document, ask)).toMatchObject({ chargedMinor: your, rule: "leaflet_dearer" });
  await sql`update promo_leaflet set is_inside_delivery = false where sku = ${sku}`.execute(server.deps.db);
  expect(await asked(catalogue, document, ask)).toMatchObject({
    chargedMinor: your,
    rule: "leaflet_outside",
  });
  expect(await asked(catalogue, document, { ...ask, day: "2040-01-01" })).toMatchObject({
    ...{ chargedMinor: null, rule: "none", leaflet: null },
  });
  expect(await asked(catalogue, document, { ...ask, sku: "none" })).toBeNull();
  expect(await asked(catalogue, document, { ...ask, shipToId: "none" })).toBeNull();
  // Sales learn nothing of a company that is not theirs.
  const { rows: foreign } = await sql<{ id: string }>`
    select s.id from ship_to s where s.company_id not in (select company_id from staff_company where uid = 'S03') limit 1`.execute(
    server.deps.db,
  );
  expect(
    await asked(await server.asStaff("S03"), document, { sku, shipToId: foreign[0]?.id ?? "" }),
  ).toBeNull();
});

test("DEDIT-05 where the ERP keeps prices the desk only shows them", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "prices" } });
  try {
    const staff = await owned.asStaff("S05");
    const input = { key: "owned", name: "A", reason: "", validFrom: "2026-12-01" };
    expect((await told(staff, "create", input)).refusal?.code).toBe("erp-owns-prices");
    expect((await told(staff, "drop", { id: "1", version: 1 })).refusal?.code).toBe("erp-owns-prices");
    expect(await asked(staff, "{ priceChoices { isErpOwned } }", {})).toEqual({ isErpOwned: true });
  } finally {
    await owned.stop();
  }
});
