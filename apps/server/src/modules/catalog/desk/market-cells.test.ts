import { marketTable, tellMarkets } from "@vycep/domain/market/markets";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { importPoland } from "../../../testing/new-market/poland.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const first = marketTable();
let server: TestServer;
let catalogue: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  await server.startJobs();
  catalogue = await server.asStaff("S05");
  await importPoland(server.databaseUrl);
  await vi.waitFor(() => expect(marketTable().markets).toHaveLength(3), { timeout: 30_000 });
});
afterAll(async () => {
  tellMarkets(first);
  await server.stop();
});

type Field = { readonly name: string; readonly value: string; readonly unit: string };
type Product = { readonly version: string; readonly fields: readonly Field[] };
type Saved = {
  readonly product: Product;
  readonly refusal: { readonly code: string } | null;
  readonly faults: readonly { readonly field: string; readonly code: string }[];
};

const asked = "version fields { name value unit }";

async function product(sku: string): Promise<Product> {
  const { data } = await catalogue.desk(`query ($sku: ID!) { product(sku: $sku) { ${asked} } }`, { sku });
  return data?.["product"] as Product;
}

async function save(sku: string, told: Readonly<Record<string, string>>): Promise<Saved> {
  const { version } = await product(sku);
  const fields = Object.entries(told).map(([name, value]) => ({ name, value }));
  const { data, errors } = await catalogue.desk(
    `mutation ($input: DeskSaveProductInput!) { saveProduct(input: $input) {
      product { ${asked} } refusal { code } faults { field code } } }`,
    { input: { sku, version, fields } },
  );
  expect(errors).toEqual([]);
  return data?.["saveProduct"] as Saved;
}

const inPoland = ({ fields }: Product) =>
  fields.filter(({ name }) => name.startsWith("PL.")).map(({ name, value }) => [name.slice(3), value]);

describe("OPS-17 what goods are in a further market is kept at the desk", () => {
  test("its fields stand behind those of the product, with the currency of the market", async () => {
    const told = await product("100101");
    expect(inPoland(told)).toEqual([
      ["vat_pct", "23"],
      ["deposit", "BTL05*20+CR20*1"],
      ["excise", "7.1"],
      ["sugar_tax", ""],
    ]);
    expect(told.fields.find(({ name }) => name === "PL.excise")?.unit).toBe("PLN");
    expect(told.fields.some(({ name }) => name.startsWith("CZ."))).toBe(false);
  });

  test("what the importer refuses stands beside its field, and nothing is kept", async () => {
    const refused = await save("100201", { "PL.vat_pct": "7", "PL.deposit": "XX*1", brand: "Jinak" });
    expect(refused.refusal?.code).toBe("fields-refused");
    expect(refused.faults).toEqual([
      { field: "PL.vat_pct", code: "unknown_reference" },
      { field: "PL.deposit", code: "unknown_reference" },
    ]);
    expect(refused.product.fields.find(({ name }) => name === "brand")?.value).not.toBe("Jinak");
    const emptied = await save("100101", { "PL.vat_pct": "" });
    expect(emptied.faults).toEqual([{ field: "PL.vat_pct", code: "missing" }]);
  });

  test("saved, the rows are those of the file, the log tells it and takes it back", async () => {
    const saved = await save("100201", { "PL.vat_pct": "23", "PL.deposit": "CR20*1", "PL.excise": "2.50" });
    expect(saved.refusal).toBeNull();
    expect(inPoland(saved.product)).toEqual([
      ["vat_pct", "23"],
      ["deposit", "CR20*1"],
      ["excise", "2.5"],
      ["sugar_tax", ""],
    ]);
    expect((await save("100201", { "PL.excise": "" })).refusal).toBeNull();
    const { rows } = await sql<{ id: string; detail: object }>`
      select id::text, detail from audit_entry where subject_kind = 'product' and subject_id = '100201'
      order by audit_entry.id`.execute(server.deps.db);
    expect(rows.map(({ detail }) => detail)).toEqual([
      { "PL.vat_pct": "23", "PL.deposit": "CR20*1", "PL.excise": "2.5" },
      { "PL.excise": "", "PL.exciseBefore": "2.5" },
    ]);
    const { data } = await (await server.asStaff("S01")).desk(
      "mutation ($input: UndoAuditEntryInput!) { undoAuditEntry(input: $input) { refusal { code } } }",
      { input: { id: rows[1]?.id } },
    );
    expect(data).toEqual({ undoAuditEntry: { refusal: null } });
    expect(inPoland(await product("100201"))).toContainEqual(["excise", "2.5"]);
  });

  test("a grid has them as fields like any other", async () => {
    const { data } = await catalogue.desk(
      `{ productSheet(skus: ["100101", "100107"]) { sku fields { name value } } }`,
    );
    const told = ((data?.["productSheet"] ?? []) as readonly Product[]).map(inPoland);
    expect(told.map(([vat]) => vat)).toEqual([
      ["vat_pct", "23"],
      ["vat_pct", ""],
    ]);
  });
});
