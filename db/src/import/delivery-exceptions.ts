import { z } from "zod";
import { anyText, day, dayOrNull, oneOf, text, textOrNull } from "./columns.ts";
import { importer } from "./importer.ts";
import type { RowError } from "./row-error.ts";
import { upsertRows } from "./save-rows.ts";

/** Moved and cancelled deliveries (CALENDAR-22, CALENDAR-23). */
export const deliveryExceptions = importer(
  z.object({
    shipto: text,
    kind: oneOf(["standard", "truck", "unfiltered", "tank"]),
    typeOfChange: oneOf(["moved", "cancelled"]),
    originalDate: day,
    originalHours: text,
    scheduledDate: dayOrNull,
    scheduledHour: textOrNull,
    orderBy: anyText.refine(
      (value) => value === "" || /^\d{4}-\d{2}-\d{2} [0-2]\d:[0-5]\d$/.test(value),
      "malformed",
    ),
  }),
  {
    kind: "delivery-exceptions",
    file: "delivery_exceptions.csv",
    key: ["shipto", "kind", "originalDate"],
    movingDays: ["originalDate", "scheduledDate", "orderBy"],
    references: [{ column: "shipto", table: "ship_to", key: "id" }],
    save: async (tx, rows) => {
      const errors: RowError[] = [];
      for (const { line, row } of rows) {
        for (const column of ["scheduledDate", "scheduledHour", "orderBy"] as const) {
          const isThere = row[column] !== null && row[column] !== "";
          if (isThere === (row.typeOfChange === "moved")) continue;
          const code = isThere ? ("not_allowed" as const) : ("missing" as const);
          errors.push({ row: line, column, code, value: row[column] ?? "" });
        }
      }
      if (errors.length > 0) return errors;
      const { rows: shipTos } = await tx.query<{ id: string; company_id: string }>(
        "select id, company_id from ship_to order by id",
      );
      const companyOf = new Map(shipTos.map((shipTo) => [shipTo.id, shipTo.company_id]));
      await upsertRows(
        tx,
        { table: "delivery_exception", key: ["ship_to_id", "kind", "original_date"] },
        rows.map(({ row }) => ({
          ship_to_id: row.shipto,
          company_id: companyOf.get(row.shipto),
          kind: row.kind,
          type_of_change: row.typeOfChange,
          original_date: row.originalDate,
          original_hours: row.originalHours,
          scheduled_date: row.scheduledDate,
          scheduled_hours: row.scheduledHour,
          order_by_date: row.orderBy.slice(0, 10) || null,
          order_by_time: row.orderBy.slice(11) || null,
        })),
      );
      return [];
    },
  },
);
