import { z } from "zod";
import { day, flag, oneOf, text } from "./columns.ts";
import { importer } from "./importer.ts";
import { upsertRows } from "./save-rows.ts";

/** Holidays with their three facts: day off, type, shops (D07). Real days: the demo never moves them. */
export const holidays = importer(
  z.object({
    country: oneOf(["CZ", "SK"]),
    date: day,
    name: text,
    name_en: text,
    type: text,
    day_off: flag,
    shops: text,
  }),
  {
    kind: "holidays",
    file: "holidays.csv",
    key: ["country", "date"],
    save: async (tx, rows) => {
      const values = rows.map(({ row: { date, ...row } }) => ({ ...row, day: date }));
      await upsertRows(tx, { table: "holiday", key: ["country", "day"] }, values);
      return [];
    },
  },
);
