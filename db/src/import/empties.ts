import { z } from "zod";
import { flag, money, scaled, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import { overlayRows, upsertRows } from "./save-rows.ts";

/** Amounts without a date of their own are those that have always been so. */
const always = { valid_from: "2000-01-01", valid_to: null };

/** Kinds of empties with their weights and deposits per market. */
export const empties = importer(
  z.object({
    code: text,
    name_cs: text,
    name_sk: text,
    name_en: text,
    deposit_czk: money,
    deposit_eur: money,
    empty_kg: scaled(3),
    units_per_pallet: whole(),
    taken_back_by: text,
    in_balance: flag,
  }),
  {
    kind: "empties",
    file: "empties.csv",
    key: ["code"],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        { table: "empties_type", key: ["code"] },
        rows.map(({ row }) => ({
          code: row.code,
          name_cs: row.name_cs,
          name_sk: row.name_sk,
          name_en: row.name_en,
          empty_grams: row.empty_kg,
          units_per_pallet: row.units_per_pallet,
          taken_back_by: row.taken_back_by,
          is_in_balance: row.in_balance,
        })),
      );
      const deposits = rows.flatMap(({ row }) => [
        { empties_code: row.code, market: "CZ", currency: "CZK", deposit_minor: row.deposit_czk, ...always },
        { empties_code: row.code, market: "SK", currency: "EUR", deposit_minor: row.deposit_eur, ...always },
      ]);
      await overlayRows(tx, { table: "empties_deposit", key: ["empties_code", "market"] }, deposits);
      return [];
    },
  },
);
