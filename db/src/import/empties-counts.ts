import { z } from "zod";
import { day, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { companiesOfShipTos } from "./ship-to-owner.ts";

/** Stock-takings of empties at places. One counts the whole place: what it does not name is not there. */
export const emptiesCounts = importer(
  z.object({ shipto: text, empties_code: text, counted_on: day, units: whole() }),
  {
    kind: "empties-counts",
    file: "empties_counts.csv",
    key: ["shipto", "empties_code", "counted_on"],
    movingDays: ["counted_on"],
    references: [
      { column: "shipto", table: "ship_to", key: "id" },
      { column: "empties_code", table: "empties_type", key: "code" },
    ],
    save: async (tx, rows) => {
      const companyOf = await companiesOfShipTos(tx);
      await upsertRows(
        tx,
        { table: "empties_count", key: ["ship_to_id", "empties_code", "counted_on"] },
        rows.map(({ row }) => ({
          ship_to_id: row.shipto,
          company_id: companyOf.get(row.shipto),
          empties_code: row.empties_code,
          counted_on: row.counted_on,
          units: row.units,
        })),
      );
    },
  },
);
