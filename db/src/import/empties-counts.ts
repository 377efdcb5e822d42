import { z } from "zod";
import { day, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import { upsertRows } from "./save-rows.ts";

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
      const { rows: places } = await tx.query<{ id: string; company_id: string }>(
        "select id, company_id from ship_to where id = any($1) order by id",
        [[...new Set(rows.map(({ row }) => row.shipto))]],
      );
      const companyOf = new Map(places.map((place) => [place.id, place.company_id]));
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
      return [];
    },
  },
);
