import { z } from "zod";
import { day, dayOrNull, oneOf, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

/** Whose deliveries share an invoice, by the week or the month. */
export const billingPeriods = importer(
  z.object({
    company: text,
    period: oneOf(["delivery", "week", "month"]),
    valid_from: day,
    valid_to: dayOrNull,
  }),
  {
    kind: "billing-periods",
    file: "billing_periods.csv",
    key: ["company", "valid_from"],
    validity: { key: ["company"], from: "valid_from", to: "valid_to" },
    references: [{ column: "company", table: "company", key: "id" }],
    save: async (tx, rows) => {
      await overlayRows(
        tx,
        { table: "billing_period", key: ["company_id"] },
        rows.map(({ row: { company, ...row } }) => ({ company_id: company, ...row })),
      );
    },
  },
);
