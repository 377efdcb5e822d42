import { z } from "zod";
import { marketCell } from "./markets/known-markets.ts";
import { day, dayOrNull, percent, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

/** VAT rates of the markets, as the law dates them (D08). */
export const vatRates = importer(
  z.object({
    market: text,
    vat_class: text,
    percent,
    valid_from: day,
    valid_to: dayOrNull,
  }),
  {
    kind: "vat-rates",
    file: "vat_rates.csv",
    key: ["market", "vat_class", "valid_from"],
    references: [{ column: "market", ...marketCell }],
    validity: { key: ["market", "vat_class"], from: "valid_from", to: "valid_to" },
    save: async (tx, rows) => {
      await overlayRows(
        tx,
        { table: "vat_rate", key: ["market", "vat_class"] },
        rows.map(({ row }) => row),
      );
    },
  },
);
