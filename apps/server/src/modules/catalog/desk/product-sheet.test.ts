import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let catalogue: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  catalogue = await server.asStaff("S05");
});
afterAll(() => server.stop());

type SheetRow = {
  readonly sku: string;
  readonly name: string;
  readonly version: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};
type Result = {
  readonly sku: string;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly faults: readonly { readonly field: string; readonly code: string }[];
};

const sheet = `query ($skus: [ID!]!) { productSheet(skus: $skus) { sku name version fields { name value } } }`;
const saving = `mutation ($input: DeskSaveProductSheetInput!) {
  saveProductSheet(input: $input) { rows { sku refusal { code message } faults { field code } } } }`;

async function read(skus: readonly string[], caller = catalogue): Promise<readonly SheetRow[]> {
  const { data, errors } = await caller.desk(sheet, { skus }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["productSheet"] as readonly SheetRow[];
}

async function save(
  input: Readonly<Record<string, unknown>>,
  caller = catalogue,
): Promise<readonly Result[]> {
  const { data, errors } = await caller.desk(saving, { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  const answer = data?.["saveProductSheet"] as { readonly rows: readonly Result[] } | undefined;
  return answer?.rows ?? [];
}

const cellOf = (row: SheetRow | undefined, field: string) =>
  row?.fields.find(({ name }) => name === field)?.value;
const cell = (name: string, value: string) => [{ name, value }];
const manyCells = { sku: "100101", version: "x", fields: cell("name_cs", "x") };

describe("a grid of products", () => {
  test.each([
    ["more rows than a grid has", sheet, { skus: Array.from({ length: 201 }, (_, at) => String(at)) }],
    ["more rows at once", saving, { input: { rows: Array(201).fill(manyCells) } }],
    [
      "a field that no product has",
      saving,
      { input: { rows: [manyCells, { ...manyCells, fields: cell("weight", "1") }] } },
    ],
  ])("%s are a mistake of the caller", async (_case, document, variables) => {
    const { errors } = await catalogue.desk(document, variables);
    expect(errors[0]?.extensions.code).toBe("invalid-input");
  });

  test("who only sees goods reads it, and changes nothing", async () => {
    const service = await server.asStaff("S02");
    expect(await read(["100101"], service)).toHaveLength(1);
    const { errors } = await service.desk(saving, { input: { rows: [] } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("it is read in the order that was asked for, each product once, and unknown ones are left out", async () => {
    const rows = await read(["100201", "none", "100101", "100201"]);
    expect(rows.map(({ sku }) => sku)).toEqual(["100201", "100101"]);
    expect(cellOf(rows[1], "boxes_per_layer")).toMatch(/^\d+$/);
  });

  test("DGOOD-02 each row is judged and kept by itself: one that is wrong holds up none of the others, and a trial keeps nothing", async () => {
    const before = await read(["100101", "100107", "100108"]);
    const [first, second, third] = before;
    const rows = [
      { sku: "100101", version: first?.version, fields: cell("warehouse_place", "A-12") },
      { sku: "100107", version: second?.version, fields: cell("gross_kg_per_box", "dvacet") },
      { sku: "100108", version: "an older one", fields: cell("warehouse_place", "A-14") },
      { sku: "999301", version: "none", fields: cell("warehouse_place", "A-15") },
      {
        sku: "100108",
        version: third?.version,
        fields: cell("warehouse_place", cellOf(third, "warehouse_place") ?? ""),
      },
    ];
    const expected = [
      { sku: "100101", refusal: null, faults: [] },
      {
        ...{ sku: "100107", refusal: { code: "fields-refused" } },
        faults: [{ field: "gross_kg_per_box", code: "not_a_number" }],
      },
      { sku: "100108", refusal: { code: "changed-meanwhile" } },
      { sku: "999301", refusal: { code: "product-unknown" } },
      { sku: "100108", refusal: { code: "nothing-changed" } },
    ];
    expect(await save({ rows, isTrial: true })).toMatchObject(expected);
    expect(await read(["100101", "100107", "100108"])).toEqual(before);
    expect(await save({ rows })).toMatchObject(expected);
    const after = await read(["100101", "100107", "100108"]);
    expect(cellOf(after[0], "warehouse_place")).toBe("A-12");
    expect(after.slice(1)).toEqual(before.slice(1));
    const { rows: log } = await sql<{ subject_id: string; detail: unknown }>`
      select subject_id, detail from audit_entry where action = 'product.changed'`.execute(server.deps.db);
    const place = cellOf(first, "warehouse_place");
    expect(log).toEqual([
      { subject_id: "100101", detail: { warehouse_place: "A-12", warehouse_placeBefore: place } },
    ]);
  });

  test("DGOOD-02 takes categories and packagings by name in any language, and by code", async () => {
    const [before] = await read(["100101"]);
    const rows = (category: string, packaging: string) => [
      {
        ...{ sku: "100101", version: before?.version ?? "" },
        fields: [...cell("category", category), ...cell("packaging_code", packaging)],
      },
    ];
    for (const [category, packaging] of [
      ["ležák", "Lahev 0,5 l, multipack 8 ks"],
      ["Ležiak", "B05M8"],
      ["beer/lager", "bottle 0.5 l, 8-pack"],
    ] as const)
      expect(await save({ rows: rows(category, packaging), isTrial: true })).toMatchObject([
        { refusal: null },
      ]);
    expect(await save({ rows: rows("Ležáky a jiná", "B05M8"), isTrial: true })).toMatchObject([
      { refusal: { code: "fields-refused" }, faults: [{ field: "category" }] },
    ]);
    expect(await save({ rows: rows("ležák", "Lahev 0,5 l, multipack 8 ks") })).toMatchObject([
      { refusal: null },
    ]);
    const [after] = await read(["100101"]);
    expect([cellOf(after, "category"), cellOf(after, "packaging_code")]).toEqual(["beer/lager", "B05M8"]);
    const shelves = await catalogue.desk(
      "{ productShelves { packagings { code name } } }",
      {},
      { lang: "cs" },
    );
    expect(shelves.data?.["productShelves"]).toEqual({
      packagings: expect.arrayContaining([
        { code: "K50", name: "Sud KEG 50 l" },
        // Goods that have this one say nothing of it in common.
        { code: "POS", name: "POS" },
      ]),
    });
  });
});
