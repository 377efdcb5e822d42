import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import type { Sql } from "../sql.ts";
import { csvOf, demoRows } from "../testing/demo-file.ts";
import { useDemo } from "../testing/use-database.ts";
import { priceLists } from "./goods/price-lists.ts";
import { products } from "./goods/products.ts";
import { holidays } from "./holidays.ts";
import { orders } from "./orders/orders.ts";
import { runImport } from "./run-import.ts";
import { shipTos } from "./ship-tos.ts";

const today = "2026-11-20";
const database = useDemo(today);

describe("C17 an import is all or nothing", () => {
  test("errors of every kind are told at once, in the order of the file, and nothing is kept", async () => {
    const rows = await demoRows(products);
    const broken = rows.map((row, at) => {
      if (at === 0) return { ...row, name_cs: "Jiné pivo" };
      if (at === 3) return { ...row, ean: "123", plato: "strong", vat_sk_pct: "7" };
      return at === 9 ? { ...row, name_sk: "" } : row;
    });
    const result = await runImport(database.url, products, { bytes: Buffer.from(csvOf(broken)), today });
    expect(result).toEqual({
      kind: "refused",
      errors: [
        { row: 5, column: "ean", code: "malformed", value: "123" },
        { row: 5, column: "plato", code: "not_a_number", value: "strong" },
        {
          row: 5,
          column: "vat_sk_pct",
          code: "unknown_reference",
          value: "7",
          about: { code: "vat-rates-today", values: { market: "SK" } },
        },
        { row: 11, column: "name_sk", code: "missing", value: "" },
      ],
    });
    const { rows: kept } = await database.client.query(
      "select names ->> 'cs' as name_cs from product where sku = '100101'",
    );
    expect(kept).toEqual([{ name_cs: rows[0]?.name_cs }]);
  });

  test("a refusal by the database's facts keeps nothing either", async () => {
    const [first, second] = await demoRows(products);
    const rows = [
      { ...first, name_cs: "Jiné pivo" },
      { ...second, vat_sk_pct: "7" },
    ];
    const result = await runImport(database.url, products, { bytes: Buffer.from(csvOf(rows)), today });
    expect(result).toMatchObject({ kind: "refused", errors: [{ row: 3, column: "vat_sk_pct", value: "7" }] });
    const { rows: kept } = await database.client.query(
      "select names ->> 'cs' as name_cs from product where sku = '100101'",
    );
    expect(kept).toEqual([{ name_cs: first?.name_cs }]);
  });
});

describe("C17 what only the database knows to refuse is told by its rows, and never thrown", () => {
  const importShipTos = async (change: (row: Record<string, string>) => Record<string, string>) => {
    const rows = (await demoRows(shipTos)).map(change);
    return runImport(database.url, shipTos, { bytes: Buffer.from(csvOf(rows)), today });
  };

  test("a ship-to with orders that moves to another company", async () => {
    const result = await importShipTos((row) =>
      row.shiptosapid === "500102" ? { ...row, company: "C2" } : row,
    );
    expect(result).toMatchObject({ kind: "refused", errors: [{ row: 3, code: "not_kept", column: "" }] });
    const { rows: kept } = await database.client.query("select company_id from ship_to where id = '500102'");
    expect(kept).toEqual([{ company_id: "C1" }]);
  });

  test("a fault of our own is no refusal", async () => {
    const broken = { ...shipTos, save: () => Promise.reject(new Error("a bug")) };
    const bytes = Buffer.from(csvOf(await demoRows(shipTos)));
    await expect(runImport(database.url, broken, { bytes, today })).rejects.toThrow("a bug");
  });

  test("twenty rows at most are told", async () => {
    const broken = {
      ...holidays,
      save: async (tx: Sql) => {
        await tx.query("select 1 / 0");
      },
    };
    const bytes = Buffer.from(csvOf(await demoRows(holidays)));
    const result = await runImport(database.url, broken, { bytes, today });
    expect(result.kind === "refused" && result.errors.map(({ row }) => row)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 2),
    );
    expect(result).toMatchObject({
      errors: Array(20).fill({
        ...{ code: "not_kept", about: { code: "database-says", values: { text: "division by zero" } } },
      }),
    });
  });
});

test("C17 what Excel saves in Czech arrives unharmed", async () => {
  const [row] = await demoRows(products);
  const changed = {
    ...row,
    name_cs: "Žluťoučký ležák",
    gross_kg_per_box: "19,6",
    name_sk: "Šťavnatý ľahký ôsmak",
  };
  const file = iconv.encode(csvOf([changed], { delimiter: ";", lineEnd: "\r\n" }), "win1250");
  expect(await runImport(database.url, products, { bytes: file, today })).toEqual({
    kind: "imported",
    rows: 1,
  });
  const { rows } = await database.client.query(
    "select names ->> 'cs' as name_cs, names ->> 'sk' as name_sk, box_gross_grams from product where sku = '100101'",
  );
  expect(rows).toEqual([
    { name_cs: "Žluťoučký ležák", name_sk: "Šťavnatý ľahký ôsmak", box_gross_grams: 19_600 },
  ]);
});

describe("D08 a dated row takes its days and leaves the others", () => {
  const price = {
    price_list: "CZ-HORECA",
    sku: "100101",
    currency: "CZK",
    base_price: "240",
    your_price: "230",
  };
  const importPrices = (rows: Record<string, string>[]) =>
    runImport(database.url, priceLists, { bytes: Buffer.from(csvOf(rows)), today });
  const stored = async () => {
    const { rows } = await database.client.query<{
      your_minor: number;
      valid_from: string;
      valid_to: string;
    }>(
      `select your_minor, valid_from, valid_to from price
       where price_list = 'CZ-HORECA' and sku = '100101' order by valid_from`,
    );
    return rows.map((row) => `${row.valid_from}…${row.valid_to ?? ""} ${row.your_minor}`);
  };

  test("in the middle of another, across two, and open-ended", async () => {
    expect(await importPrices([{ ...price, valid_from: "2026-12-15", valid_to: "2027-01-14" }])).toEqual({
      kind: "imported",
      rows: 1,
    });
    expect(await stored()).toEqual([
      "2026-01-01…2026-12-14 22100",
      "2026-12-15…2027-01-14 23000",
      "2027-01-15…2027-12-31 22763",
    ]);
    await importPrices([
      { ...price, your_price: "210", valid_from: "2026-03-01", valid_to: "2026-03-31" },
      { ...price, your_price: "235", valid_from: "2027-07-01", valid_to: "" },
    ]);
    expect(await stored()).toEqual([
      "2026-01-01…2026-02-28 22100",
      "2026-03-01…2026-03-31 21000",
      "2026-04-01…2026-12-14 22100",
      "2026-12-15…2027-01-14 23000",
      "2027-01-15…2027-06-30 22763",
      "2027-07-01… 23500",
    ]);
  });

  test("two rows of a file that overlap are refused", async () => {
    const rows = [
      { ...price, valid_from: "2026-01-01", valid_to: "" },
      { ...price, valid_from: "2026-06-01", valid_to: "2026-06-30" },
    ];
    expect(await importPrices(rows)).toEqual({
      kind: "refused",
      errors: [
        { row: 3, column: "valid_from", code: "overlap", value: "2026-06-01", about: "CZ-HORECA 100101" },
      ],
    });
  });
});

test("an order that was placed in the portal is not overwritten by a file", async () => {
  const id = "a".repeat(32);
  await database.client.query(
    `insert into cart (id, uid, company_id, ship_to_id, is_active, created_at, updated_at)
     select $1, 'U001', company_id, id, false, '2026-11-20', '2026-11-20' from ship_to where id = '500101'`,
    [id],
  );
  const [row] = await demoRows(orders);
  await database.client.query("update sales_order set cart_id = $1 where order_number = $2", [
    id,
    row?.order_number,
  ]);
  const result = await runImport(database.url, orders, { bytes: Buffer.from(csvOf([row ?? {}])), today });
  expect(result).toEqual({
    kind: "refused",
    errors: [{ row: 2, column: "order_number", code: "placed_here", value: row?.order_number }],
  });
});
