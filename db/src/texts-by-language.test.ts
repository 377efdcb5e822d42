import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { FALLBACK_LANGUAGE } from "@vycep/domain/market/language";
import type { ClientBase } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { testAdminUrl } from "./testing/admin-url.ts";
import { createDatabase, type Throwaway } from "./testing/template.ts";

const step = "0025_texts_by_language.sql";
const migrations = fileURLToPath(new URL("../migrations/", import.meta.url));

/** A folder with the migrations up to this step; with or without it. */
async function roadTo(last: "before" | "with"): Promise<URL> {
  const directory = await mkdtemp(join(tmpdir(), "vycep-texts-"));
  for (const name of await readdir(migrations)) {
    if (!name.endsWith(".sql") || name > step || (last === "before" && name === step)) continue;
    await copyFile(join(migrations, name), join(directory, name));
  }
  return pathToFileURL(`${directory}/`);
}

const fillers: Readonly<Record<string, unknown>> = {
  text: "",
  date: "2026-11-20",
  "timestamp with time zone": "2026-11-20 08:00Z",
  boolean: false,
  jsonb: "{}",
  ARRAY: [],
};

/** Inserts a row; what must be there and is not given gets the nothing of its type. */
async function insert(client: ClientBase, table: string, given: Record<string, unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'
       and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  const filled = Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type] ?? 0]));
  const values = { ...filled, ...given };
  const places = Object.keys(values).map((_name, at) => `$${at + 1}`);
  await client.query(
    `insert into ${table} (${Object.keys(values).join(", ")}) values (${places.join(", ")})`,
    Object.values(values),
  );
}

const in3 = (name: string, cs: string, sk: string, en: string) => ({
  [`${name}_cs`]: cs,
  [`${name}_sk`]: sk,
  [`${name}_en`]: en,
});
const lager = in3("name", 'Ležák "12" \\ světlý', "Ležiak 12° svetlý", "Lager, it's 12°");
const kept = { cs: 'Ležák "12" \\ světlý', sk: "Ležiak 12° svetlý", en: "Lager, it's 12°" };

/** One of everything that carries texts, in the columns of before. */
async function fill(client: ClientBase): Promise<void> {
  const ids = { company_id: "C1", ship_to_id: "S1" };
  const money = { currency: "CZK" };
  const product = {
    ...{ category_code: "beer", items_per_box: 20, box_gross_grams: 1, markets: ["CZ"] },
    ...{ package_type: "crate", brand: "Lipovrch", ean_item: "8590000000015" },
  };
  const order = {
    ...{ ...ids, ...money, order_number: "4700100001", state: "received" },
    ...{ processing_status: "Not Yet Processed", delivery_status: "AWAITING SHIPMENT" },
  };
  await insert(client, "category", { code: "beer", ...in3("name", "Pivo", "Pivo", "Beer") });
  await insert(client, "product", { ...product, ...lager, sku: "100101", ean: "8590000000022" });
  const onlyCzech = in3("name", "Jen česky", "Len česky", "Only Czech");
  await insert(client, "product", { ...product, ...onlyCzech, sku: "100102", ean: "8590000000039" });
  await insert(client, "empties_type", { code: "KEG", ...in3("name", "Sud", "Súdok", "Keg") });
  const photo = { sku: "100101", hash: "0".repeat(32), width: 9, height: 9 };
  await insert(client, "product_photo", { ...photo, position: 1, ...in3("alt", "", "", "") });
  await insert(client, "product_photo", { ...photo, position: 2, ...in3("alt", "Zezadu", "", "Behind") });
  await insert(client, "price_list", { code: "L", market: "CZ", ...money });
  const company = { ...money, id: "C1", country: "CZE", market: "CZ", customer_type: "POS", price_list: "L" };
  await insert(client, "company", { ...company, payment_method: "cash", gln: "8590000000046" });
  const place = {
    country: "CZE",
    market: "CZ",
    status: "APPROVED",
    customer_type: "POS",
    gln: "8590000000046",
  };
  await insert(client, "ship_to", { ...place, id: "S1", company_id: "C1" });
  await insert(client, "app_user", { uid: "U1", email: "u@1.example", language: "de", status: "Active" });
  await insert(client, "contract", { number: "K1", company_id: "C1", type: "supply", ...lager });
  const page = {
    kind: "page",
    key: "terms",
    markets: ["CZ"],
    ...in3("title", "Podmínky", "Podmienky", "Terms"),
  };
  await insert(client, "content", { ...page, ...in3("body", "Znění", "", "Wording") });
  const holiday = { name: "Nový rok", name_en: "New Year", day: "2027-01-01" };
  await insert(client, "holiday", { ...holiday, country: "CZ" });
  await insert(client, "holiday", { ...holiday, country: "SK" });
  await insert(client, "sales_order", order);
  const line = { order_number: "4700100001", company_id: "C1", sku: "100101", ...lager };
  await insert(client, "order_line", {
    ...{ ...line, line_no: 1, boxes_ordered: 1, processing_status: "Not Yet Processed" },
  });
  await insert(client, "bundle", { sku: "100102", rule: "fixed", max_packages: 1 });
  const deal = { order_number: "4700100001", company_id: "C1", bundle_sku: "100102", packages: 1 };
  await insert(client, "order_bundle", { ...deal, ...in3("name", "Balíček", "Balíček", "Deal") });
  await insert(client, "cart", { id: "a".repeat(32), uid: "U1", ...ids });
  const saved = { cart_id: "a".repeat(32), uid: "U1", ...ids, ...money, line_count: 1 };
  await insert(client, "saved_order", saved);
  await client.query(
    `insert into saved_order_line (saved_order_id, line_no, company_id, sku, name_cs, name_sk, name_en, packages,
       layers, pallets, boxes, net_minor) select id, 1, 'C1', '100101', $1, $2, $3, 1, 0, 0, 1, 0 from saved_order`,
    Object.values(lager),
  );
}

/** Each table's texts as they must be kept, in the order of their rows. */
const wanted: Readonly<Record<string, readonly unknown[]>> = {
  "category.names": [{ cs: "Pivo", sk: "Pivo", en: "Beer" }],
  "product.names": [kept, { cs: "Jen česky", sk: "Len česky", en: "Only Czech" }],
  "empties_type.names": [{ cs: "Sud", sk: "Súdok", en: "Keg" }],
  "product_photo.alts": [{}, { cs: "Zezadu", en: "Behind" }],
  "contract.names": [kept],
  "content.titles": [{ cs: "Podmínky", sk: "Podmienky", en: "Terms" }],
  "content.bodies": [{ cs: "Znění", en: "Wording" }],
  "holiday.names": [{ en: "New Year" }, { en: "New Year" }],
  "order_line.names": [kept],
  "order_bundle.names": [{ cs: "Balíček", sk: "Balíček", en: "Deal" }],
  "saved_order_line.names": [kept],
};

describe("texts by language", () => {
  let database: Throwaway;
  let client: Awaited<ReturnType<typeof connect>>;
  const folders: URL[] = [];

  beforeAll(async () => {
    database = await createDatabase(testAdminUrl());
    folders.push(await roadTo("before"), await roadTo("with"));
    const [before, all] = folders;
    if (!before || !all) throw new Error("there are two folders");
    await migrate(database.databaseUrl, { directory: before, languages: [] });
    client = await connect(database.databaseUrl);
    await fill(client);
    expect(await migrate(database.databaseUrl, { directory: all, languages: [] })).toEqual([step]);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });

  test.each(Object.entries(wanted))("the migration keeps all of %s", async (place, texts) => {
    const [table = "", column = ""] = place.split(".");
    const { rows } = await client.query<{ texts: unknown }>(
      `select ${column} as texts from ${table} t order by to_jsonb(t) - '${column}'`,
    );
    expect(rows.map((row) => row.texts)).toEqual(texts);
  });

  test("leaves no column of a language behind", async () => {
    const { rows } = await client.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name ~ '_(cs|sk|en)$'`,
    );
    expect(rows).toEqual([]);
  });

  test("finds the goods in any language as before", async () => {
    const found = async (part: string) => {
      const { rows } = await client.query<{ sku: string }>(
        "select sku from product where search_text like fold_text($1) order by sku",
        [`%${part}%`],
      );
      return rows.map(({ sku }) => sku);
    };
    expect(await found("ležiak 12")).toEqual(["100101"]);
    expect(await found("LEZAK")).toEqual(["100101"]);
    expect(await found("only")).toEqual(["100102"]);
    expect(await found("names")).toEqual([]);
  });

  test("LANG-05 what a text lacks is said in the words of the fallback", async () => {
    const { rows } = await client.query<{ lacks: string; has: string }>(
      `select text_in('{"cs": "Sud", "${FALLBACK_LANGUAGE}": "Keg"}', 'de') as lacks,
         text_in('{"cs": "Sud", "${FALLBACK_LANGUAGE}": "Keg"}', 'cs') as has`,
    );
    expect(rows).toEqual([{ lacks: "Keg", has: "Sud" }]);
  });

  test.each([
    ["no object", "[]"],
    ["an empty text", '{"cs": "", "en": "Keg"}'],
    ["a number", '{"en": 5}'],
    ["a language of three letters", '{"eng": "Keg", "en": "Keg"}'],
    ["nothing in the fallback", '{"cs": "Sud"}'],
  ])("names are texts: %s is refused", async (_what, names) => {
    const change = client.query("update category set names = $1", [names]);
    await expect(change).rejects.toMatchObject({ constraint: "category_names_check" });
  });
});
