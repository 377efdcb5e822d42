import { z } from "zod";
import { oneOf, text, weekdays } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";

const columnOfKind = {
  standard: "weekdays_type1",
  truck: "weekdays_pd",
  tank: "weekdays_tank",
  unfiltered: "weekdays_unfiltered",
} as const;

/** Weekdays per ship-to and kind. Cut-off and lead time of the file are notes: the method decides (D18). */
export const deliveryCalendars = importer(
  z.object({
    shipto: text,
    kind: oneOf(["standard", "truck", "tank", "unfiltered"]),
    weekdays: weekdays.refine((days) => days.length > 0, "missing"),
  }),
  {
    kind: "delivery-calendars",
    file: "delivery_calendars.csv",
    key: ["shipto", "kind"],
    references: [{ column: "shipto", table: "ship_to", key: "id" }],
    save: async (tx, rows) => {
      for (const [kind, column] of Object.entries(columnOfKind)) {
        const values = rows.map(({ row }) => row).filter((row) => row.kind === kind);
        await tx.query(
          `update ship_to set ${column} = row.weekdays
           from json_to_recordset($1) as row (shipto text, weekdays smallint[]) where ship_to.id = row.shipto`,
          [JSON.stringify(values)],
        );
      }
    },
  },
);
