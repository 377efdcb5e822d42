import { z } from "zod";
import { day, dayOrNull, flag, oneOf, text } from "./columns.ts";
import { importer } from "./importer.ts";
import type { RowError } from "./row-error.ts";
import { upsertRows } from "./save-rows.ts";
import { shipToErrors } from "./ship-to-owner.ts";

/** Support tickets. */
export const tickets = importer(
  z.object({
    case_number: text,
    company: text,
    shipto: text,
    user: text,
    category: text,
    subcategory: text,
    title: text.max(40, "too_long"),
    description: text,
    status: oneOf([
      "New",
      "In Progress",
      "Waiting for Details",
      "Researching",
      "Information Provided",
      "On Hold",
      "Problem Solved",
      "Cancelled",
      "Merged",
    ]),
    opened: day,
    closed: dayOrNull,
    unread: flag,
  }),
  {
    kind: "tickets",
    file: "tickets.csv",
    key: ["case_number"],
    movingDays: ["opened", "closed"],
    references: [
      { column: "company", table: "company", key: "id" },
      { column: "shipto", table: "ship_to", key: "id" },
      { column: "user", table: "app_user", key: "uid" },
    ],
    save: async (tx, rows) => {
      const errors: RowError[] = await shipToErrors(tx, rows);
      for (const { line, row } of rows) {
        if (row.closed === null || row.closed >= row.opened) continue;
        errors.push({ row: line, column: "closed", code: "ends_before_start", value: row.closed });
      }
      if (errors.length > 0) return errors;
      await upsertRows(
        tx,
        { table: "ticket", key: ["case_number"] },
        rows.map(({ row: { company, shipto, user, unread, ...row } }) => ({
          ...row,
          company_id: company,
          ship_to_id: shipto,
          uid: user,
          is_unread: unread,
        })),
      );
      return [];
    },
  },
);
