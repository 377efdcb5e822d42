import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printPage } from "../../../platform/list/read-list.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { deskProductList } from "./desk-product-list.repo.ts";

let server: TestServer;
let catalogue: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  catalogue = await server.asStaff("S05");
});
afterAll(() => server.stop());

type Row = Readonly<Record<"sku" | "name" | "state", string>> & { readonly hasPhoto: boolean };
type Page = { readonly total: number; readonly next: string | null; readonly items: readonly Row[] };
type Field = { readonly name: string; readonly value: string; readonly isErpOwned: boolean };
type Product = {
  readonly version: string;
  readonly state: string;
  readonly fields: readonly Field[];
  readonly words: readonly Record<"language" | "state" | "originalChangedAt", string | null>[];
  readonly history: readonly { readonly by: string; readonly action: string; readonly changes: unknown[] }[];
};

const listing = `query ($filter: DeskProductFilter! = {}, $sort: DeskProductSort! = number, $ascending: Boolean! = true,
  $first: Int! = 50, $after: String) { products(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
  total next items { sku name state hasPhoto } } }`;
const fields = `version state fields { name value isErpOwned } words { language state originalChangedAt }
  history { by action changes { what before after } }`;

async function list(variables: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const { data, errors } = await catalogue.desk(listing, variables, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["products"] as Page;
}

async function seen(sku: string, caller = catalogue): Promise<Product> {
  const { data } = await caller.desk(`query ($sku: ID!) { product(sku: $sku) { ${fields} } }`, { sku });
  return data?.["product"] as Product;
}

type Saved = {
  readonly product: Product | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly faults: readonly { readonly field: string; readonly code: string; readonly message: string }[];
};

async function save(input: Readonly<Record<string, unknown>>, caller = catalogue): Promise<Saved> {
  const { data, errors } = await caller.desk(
    `mutation ($input: DeskSaveProductInput!) { saveProduct(input: $input) {
      product { ${fields} } refusal { code message } faults { field code message } } }`,
    { input },
    { lang: "cs" },
  );
  expect(errors).toEqual([]);
  return data?.["saveProduct"] as Saved;
}

const valueIn = (product: Product | null, name: string) =>
  product?.fields.find((field) => field.name === name)?.value;

describe("DGOOD-01 the list of goods", () => {
  test("DLIST-01 page by page each comes once, in both orders and directions", async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from product`.execute(server.deps.db);
    for (const sort of ["number", "name"])
      for (const ascending of [true, false]) {
        const found: Row[] = [];
        for (let after: string | null | undefined; after !== null; ) {
          const page: Page = await list({ sort, ascending, first: 60, after });
          found.push(...page.items);
          after = page.next;
        }
        expect(new Set(found.map(({ sku }) => sku)).size).toBe(rows[0]?.n);
        const { compare } = new Intl.Collator("cs", { numeric: true });
        const keys = found.map(({ sku, name }) => (sort === "number" ? sku : name));
        const sorted = sort === "number" ? keys.toSorted() : keys.toSorted(compare);
        expect(keys).toEqual(ascending ? sorted : sorted.toReversed());
      }
  });

  test.each([
    [
      "a name without diacritics",
      { text: "mlynar tmavy" },
      sql`fold_text(names ->> 'cs') like '%mlynar%tmavy%'`,
    ],
    ["an EAN", { text: "2901001011010" }, sql`ean = '2901001011010'`],
    ["a percent sign", { text: "%" }, sql`false`],
    ["an accent without its letter", { text: "\u0301" }, sql`true`],
    ["a brand", { brands: ["Lipovrch"] }, sql`brand = 'Lipovrch'`],
    ["a category with those below", { categories: ["beer"] }, sql`category_code ~ '^beer(/|$)'`],
    ["a market", { markets: ["SK"] }, sql`'SK' = any(markets)`],
    ["state", { state: "retired" }, sql`sellable_to < '2026-11-23'`],
    [
      "what they lack",
      { isIncomplete: true },
      sql`not names ?& '{cs,sk,en}' or not exists (select from product_photo f where f.sku = p.sku)`,
    ],
  ])("by %s", async (_by, filter, where) => {
    const { rows } = await sql<{
      sku: string;
    }>`select sku from product p where ${where} order by sku`.execute(server.deps.db);
    const { items, total } = await list({ filter, first: 200 });
    expect(total).toBe(rows.length);
    expect(items.map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku).slice(0, 200));
  });

  test("DLIST-08 a page comes along an index, however many goods there are", async () => {
    const order = { sort: "name", isAscending: true } as const;
    const page = deskProductList({}, order, { language: "cs", today: toLocalDate("2026-11-23") });
    const plan = await server.deps.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      const wanted = printPage(page, { limit: 50, countedBy: 1000 });
      return (await sql<{ "QUERY PLAN": string }>`explain ${wanted}`.execute(tx)).rows;
    });
    const told = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(told).toMatch(/Limit[^\n]*\n\s+-> {2}Index Scan using product_name_cs/);
  });
});

describe("DGOOD-02 a product is made, copied, changed and retired", () => {
  test.each([
    ["an unknown field", { fields: [{ name: "colour", value: "red" }] }],
    ["the number itself", { fields: [{ name: "sku", value: "1" }] }],
    ["too long a text", { fields: [{ name: "brand", value: "x".repeat(4001) }] }],
  ])("%s is a mistake of the caller", async (_case, input) => {
    const { errors } = await catalogue.desk(
      "mutation ($input: DeskSaveProductInput!) { saveProduct(input: $input) { refusal { code } } }",
      { input: { sku: "100101", version: "x", ...input } },
    );
    expect(errors[0]?.extensions.code).toBe("invalid-input");
  });

  test("an unknown one, a taken number and what changes nothing are refused", async () => {
    const { version } = await seen("100101");
    const name = (value: string) => [{ name: "brand", value }];
    expect((await save({ sku: "nope", version, fields: name("A") })).refusal?.code).toBe("product-unknown");
    expect((await save({ sku: "100101", fields: name("A") })).refusal?.code).toBe("sku-taken");
    expect((await save({ sku: "100101", version, fields: [] })).refusal?.code).toBe("nothing-changed");
  });

  test("the importer's checks stand beside the fields, in the reader's language, and nothing is kept", async () => {
    const { version } = await seen("100101");
    const { refusal, faults, product } = await save({
      ...{ sku: "100101", version },
      fields: [
        { name: "ean", value: "2901001011011" },
        { name: "boxes_per_layer", value: "9" },
        { name: "category", value: "wine" },
        { name: "name_en", value: "" },
      ],
    });
    expect(refusal?.code).toBe("fields-refused");
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "ean", code: "check_digit" }),
        { field: "name_en", code: "missing", message: "Vyplňte, prosím." },
      ]),
    );
    expect(product?.version).toBe(version);
  });

  test("DEDIT-01 DEDIT-02 a change tells what stood before, and whoever saw that overwrites nothing", async () => {
    const { version } = await seen("100201");
    const fieldsTo = (value: string) => [{ name: "plato", value }];
    const both = await Promise.all([
      save({ sku: "100201", version, fields: fieldsTo("11.5") }),
      save({ sku: "100201", version, fields: fieldsTo("12.5") }),
    ]);
    expect(both.map(({ refusal }) => refusal?.code).toSorted()).toEqual(["changed-meanwhile", undefined]);
    const now = await seen("100201");
    expect(now.history[0]).toMatchObject({
      by: "Vojtěch Hrubeš",
      action: "product.changed",
      changes: [{ what: "plato", before: "11", after: valueIn(now, "plato") }],
    });
  });

  test("DGOOD-02 a copy begins with the other's values; made, customers find it, and retired they do not any more", async () => {
    const { data } = await catalogue.desk('{ newProduct(copyOf: "100101") { name value } }');
    const begun = (data?.["newProduct"] ?? []) as readonly Field[];
    const copied = begun.filter(({ name }) => name !== "sku");
    expect(copied.find(({ name }) => name === "ean")?.value).toBe("");
    const told = { ean: "2909999011012", ean_ea: "2909999010015", name_cs: "Zkušební várka" };
    const all = copied.map(({ name, value }) => ({ name, value: { [name]: value, ...told }[name] ?? "" }));
    const made = await save({ sku: "990101", fields: all });
    expect(made).toMatchObject({ refusal: null, faults: [], product: { state: "on_sale" } });
    expect(valueIn(made.product, "deposit_cz")).toBe(valueIn(await seen("100101"), "deposit_cz"));
    const { items } = await list({ filter: { text: "zkusebni varka" } });
    expect(items).toMatchObject([{ sku: "990101", name: "Zkušební várka" }]);
    const retired = await save({
      ...{ sku: "990101", version: made.product?.version },
      fields: [{ name: "sellable_to", value: "2026-11-22" }],
    });
    expect(retired.product?.state).toBe("retired");
    const { rows } = await sql`select from product where sku = '990101'`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
  });

  test("words are outdated once the Czech ones changed, until they are said to be right", async () => {
    const { version } = await seen("100301");
    const changed = await save({
      ...{ sku: "100301", version },
      fields: [
        { name: "description_cs", value: "Dozrává 60 dní." },
        { name: "description_en", value: "Aged." },
      ],
    });
    expect(changed.product?.words.map(({ state }) => state)).toEqual(["valid", "outdated", "valid"]);
    server.clock.set("2026-11-23T10:00:00");
    const later = await save({
      ...{ sku: "100301", version: changed.product?.version },
      fields: [{ name: "description_cs", value: "Dozrává 90 dní." }],
    });
    expect(later.product?.words.find(({ language }) => language === "en")).toMatchObject({
      state: "outdated",
      originalChangedAt: "2026-11-23T09:00:00.000Z",
    });
    const { data } = await catalogue.desk(
      `mutation { confirmProductWords(input: { sku: "100301", language: "en" }) { product { ${fields} } } }`,
    );
    const confirmed = data?.["confirmProductWords"] as { product: Product } | undefined;
    expect(confirmed?.product.words.find(({ language }) => language === "en")?.state).toBe("valid");
  });
});

test("DEDIT-05 what the ERP says is not changed at the desk; what it may leave out is", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "products" } });
  try {
    const staff = await owned.asStaff("S05");
    const { version, fields: told } = await seen("100101", staff);
    expect(told.find(({ name }) => name === "ean")?.isErpOwned).toBe(true);
    const shelves = await staff.desk("{ productShelves { isErpOwned } }");
    expect(shelves.data).toEqual({ productShelves: { isErpOwned: true } });
    const change = (name: string) => save({ sku: "100101", version, fields: [{ name, value: "x" }] }, staff);
    expect((await change("brand")).refusal?.code).toBe("erp-owns-products");
    expect((await change("description_en")).refusal).toBeNull();
    const { version: next } = await seen("100101", staff);
    const place = [{ name: "warehouse_place", value: "A-12" }];
    const placed = await save({ sku: "100101", version: next, fields: place }, staff);
    expect(valueIn(placed.product, "warehouse_place")).toBe("A-12");
  } finally {
    await owned.stop();
  }
});
