import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askImports, type ToldImport } from "../../../testing/desk/ask-imports.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

const { tried, write, undo } = askImports(() => admin);

const categories = "code,position,name_cs,name_sk,name_en";
const limits = "shipto,sku,max_boxes,valid_from,valid_to";

async function written(kind: string, ...lines: readonly string[]): Promise<ToldImport> {
  const made = await tried(kind, ...lines);
  expect(made.refused).toBe(0);
  expect(await write({ id: made.id, version: made.version })).toMatchObject({ refusal: null });
  return made;
}

async function allOf(table: "category" | "product_limit", columns: string): Promise<readonly object[]> {
  const { rows } =
    await sql<object>`select ${sql.raw(columns)} from ${sql.table(table)} order by 1, 2, 3`.execute(
      server.deps.db,
    );
  return rows;
}
const allCategories = () => allOf("category", "code, position, names");
const inMarkets = async () => {
  const { rows } = await sql<object>`
    select (select jsonb_agg(d order by empties_code, market, valid_from) from empties_deposit d) as deposits,
      (select jsonb_agg(v order by sku, market) from product_vat v where sku = '100101') as vat,
      (select jsonb_agg(t order by sku, market, kind) from product_tax t where sku = '100101') as taxes,
      (select jsonb_agg(e order by market, empties_code) from product_deposit e where sku = '100101') as empties`.execute(
    server.deps.db,
  );
  return rows[0];
};
const allLimits = () => allOf("product_limit", "ship_to_id, sku, valid_from, valid_to, max_boxes");

describe("DINT-03 an import is taken back", () => {
  test("what goods are in a market and what is paid for empties goes whole, with the days that gave way", async () => {
    await sql`delete from product_vat where sku = '100101' and market = 'SK'`.execute(server.deps.db);
    await sql`delete from product_tax where sku = '100101' and market = 'SK'`.execute(server.deps.db);
    await sql`delete from product_deposit where sku = '100101' and market = 'SK'`.execute(server.deps.db);
    const before = await inMarkets();
    const goods = await written(
      "product-markets",
      "sku,market,vat_pct,deposit,excise,sugar_tax",
      "100101,CZ,12,BTL05*20,1.00,",
      "100101,SK,23,BTL05*20,1.00,0.10",
    );
    const deposits = await written(
      "empties-deposits",
      "code,market,deposit,valid_from,valid_to",
      "KEG50,CZ,1600,2090-01-01,",
    );
    expect(await inMarkets()).not.toEqual(before);
    for (const { id } of [goods, deposits]) expect(await undo({ id })).toMatchObject({ refusal: null });
    expect(await inMarkets()).toEqual(before);
  });

  test("what it changed is what it was, what it made is gone, and the log tells who did it", async () => {
    const before = await allCategories();
    const made = await written(
      "categories",
      categories,
      "beer,10,Piva,Pivo,Beer",
      "glass,98,Sklo,Sklo,Glass",
    );
    expect(await allCategories()).not.toEqual(before);
    expect(await undo({ id: made.id })).toMatchObject({
      refusal: null,
      import: { state: "undone", undoneBy: "Miloš Janda" },
    });
    expect(await allCategories()).toEqual(before);
    expect(await undo({ id: made.id })).toMatchObject({ refusal: { code: "not-written" } });
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_entry where subject_kind = 'import' and subject_id = ${String(made.id)}
        and action like 'import.undone%' order by id`.execute(server.deps.db);
    expect(rows).toMatchObject([
      { action: "import.undone", detail: { rows: 2 } },
      { action: "import.undone-row", detail: { name_cs: "Pivo", name_csBefore: "Piva" } },
      { action: "import.undone-row", detail: { key: "glass", name_csBefore: "Sklo" } },
    ]);
  });

  test("goods come back with everything that a file says of them", async () => {
    const facts = () =>
      sql`select to_jsonb(p) - 'search_text' as product, (select jsonb_agg(to_jsonb(v) order by market) from product_vat v where v.sku = p.sku) as vat,
        (select jsonb_agg(to_jsonb(d) order by market, empties_code) from product_deposit d where d.sku = p.sku) as deposits,
        (select jsonb_agg(to_jsonb(t) order by market, kind, valid_from) from product_tax t where t.sku = p.sku) as taxes
        from product p where sku = '100101'`.execute(server.deps.db);
    const { rows: before } = await facts();
    const made = await written(
      "availability",
      "sku,sellable_from,sellable_to,last",
      "100101,2026-12-01,2026-12-24,1",
    );
    expect((await facts()).rows).not.toEqual(before);
    expect(await undo({ id: made.id })).toMatchObject({ refusal: null });
    expect((await facts()).rows).toEqual(before);
  });

  test("a limit that cut the days of another is taken back with the cut", async () => {
    await written("product-limits", limits, "500101,100201,40,2026-12-01,2027-03-31");
    const before = await allLimits();
    const made = await tried("product-limits", limits, "500101,100201,10,2026-12-24,2026-12-31");
    // The rest of the limit around it stands beside it.
    expect(made).toMatchObject({ created: 1, changed: 2 });
    await write({ id: made.id, version: 1 });
    expect(await allLimits()).toHaveLength(before.length + 2);
    expect(await undo({ id: made.id })).toMatchObject({ refusal: null });
    expect(await allLimits()).toEqual(before);
  });
});

describe("DINT-03 an import is not taken back", () => {
  test("where a row changed since: it is named, and nothing is undone", async () => {
    const made = await written(
      "categories",
      categories,
      "beer,10,Piva,Pivo,Beer",
      "glass,98,Sklo,Sklo,Glass",
    );
    await sql`update category set position = 5 where code = 'beer'`.execute(server.deps.db);
    const after = await allCategories();
    expect(await undo({ id: made.id })).toMatchObject({
      refusal: { code: "changed-since", message: expect.stringContaining("beer") },
      import: { state: "written" },
    });
    expect(await allCategories()).toEqual(after);
  });

  test("where something leans on a row that it made", async () => {
    const made = await written("categories", categories, "jars,98,Sklo,Sklo,Glass");
    await sql`update product set category_code = 'jars' where sku = '100101'`.execute(server.deps.db);
    expect(await undo({ id: made.id })).toMatchObject({
      refusal: { code: "leaned-on", message: expect.stringContaining("jars") },
    });
  });

  test("where another limit came to lie beside it", async () => {
    const made = await written("product-limits", limits, "500102,100201,10,2026-12-24,2026-12-31");
    await written("product-limits", limits, "500102,100201,20,2027-01-01,2027-01-31");
    expect(await undo({ id: made.id })).toMatchObject({ refusal: { code: "changed-since" } });
  });

  test("after a week", async () => {
    const made = await written("categories", categories, "late,98,Sklo,Sklo,Glass");
    await sql`update data_import set written_at = written_at - interval '8 days' where id = ${made.id}::bigint`.execute(
      server.deps.db,
    );
    expect(await undo({ id: made.id })).toMatchObject({ refusal: { code: "undo-too-late" } });
  });
});
