import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDemo } from "../../testing/use-database.ts";
import { empties } from "../empties.ts";
import { importRows } from "../import-rows.ts";
import { emptiesDeposits } from "../markets/empties-deposits.ts";
import { productMarkets } from "../markets/product-markets.ts";

const today = "2026-11-20";
const database = useDemo(today);

beforeAll(() => database.client.query("begin"));
afterAll(() => database.client.query("rollback"));

async function keep(rows: readonly object[]): Promise<readonly string[]> {
  const faults = await importRows(database.client, emptiesDeposits, { rows, today });
  return faults.map(({ row, column, code }) => `${row} ${column} ${code}`);
}

async function kept(code: string, market = "CZ") {
  const { rows } = await database.client.query(
    `select valid_from, valid_to, deposit_minor from empties_deposit
     where empties_code = $1 and market = $2 order by valid_from`,
    [code, market],
  );
  return rows.map((row) => [row.valid_from, row.valid_to, row.deposit_minor]);
}

const of = (code: string, deposit: number, valid_from: string, valid_to: string | null = null) => ({
  ...{ code, market: "CZ", deposit, valid_from, valid_to },
});

describe("deposits of empties are dated, and what was paid stays", () => {
  test("one that lies ahead takes its days; one that has begun is refused, unless it says what is known", async () => {
    expect(await keep([of("KEG30", 1600, "2027-01-01")])).toEqual([]);
    expect(await kept("KEG30")).toEqual([
      ["2000-01-01", "2026-12-31", 150_000],
      ["2027-01-01", null, 160_000],
    ]);
    const said = [
      of("KEG30", 1500, "2000-01-01", "2026-12-31"),
      of("KEG20", 1400, "2026-11-20"),
      of("KEG20", 1500, "1999-01-01", "1999-12-31"),
      of("KEG15", 1500, "2026-01-01", "2025-01-01"),
    ];
    expect(await keep(said)).toEqual([
      "2 valid_from day_passed",
      "3 valid_from day_passed",
      "4 valid_to ends_before_start",
    ]);
    expect(await kept("KEG20")).toEqual([["2000-01-01", null, 150_000]]);
  });

  test("the file of empties says what is paid today: from today on, until what is planned", async () => {
    expect(await keep([of("CR20", 120, "2027-03-01")])).toEqual([]);
    const { rows } = await database.client.query(
      `select code, position, names ->> 'cs' as name_cs, names ->> 'sk' as name_sk, names ->> 'en' as name_en,
         empty_grams / 1000.0 as empty_kg, units_per_pallet, millilitres / 1000.0 as volume_l,
         carries_code || '*' || carries_units as carries, taken_back_by, is_in_balance as in_balance
       from empties_type where code = 'CR20'`,
    );
    const told = (deposit_czk: number) => ({ ...rows[0], deposit_czk, deposit_eur: 4 });
    expect(await importRows(database.client, empties, { rows: [told(100)], today })).toEqual([]);
    expect(await kept("CR20")).toEqual([
      ["2000-01-01", "2027-02-28", 10_000],
      ["2027-03-01", null, 12_000],
    ]);
    expect(await importRows(database.client, empties, { rows: [told(110)], today })).toEqual([]);
    expect(await kept("CR20")).toEqual([
      ["2000-01-01", "2026-11-19", 10_000],
      ["2026-11-20", "2027-02-28", 11_000],
      ["2027-03-01", null, 12_000],
    ]);
    expect(await kept("CR20", "SK")).toEqual([["2000-01-01", null, 400]]);
  });
});

test("a tax that is not told of a product in a market is none", async () => {
  const row = { sku: "100101", market: "SK", vat_pct: 23, deposit: "BTL05*20", excise: 2, sugar_tax: null };
  expect(await importRows(database.client, productMarkets, { rows: [row], today })).toEqual([]);
  const { rows } = await database.client.query(
    "select kind, amount_minor from product_tax where sku = '100101' and market = 'SK'",
  );
  expect(rows).toEqual([{ kind: "excise", amount_minor: 200 }]);
});
