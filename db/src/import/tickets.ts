import { z } from "zod";
import type { Sql } from "../sql.ts";
import { day, dayOrNull, flag, oneOf, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ofOtherCompanies } from "./ship-to-owner.ts";

const columns = z.object({
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
});

const rule = rulesFor(columns);

const ownShipTo = rule(["company", "shipto"], (rows, tx) => ofOtherCompanies(tx, rows, "shipto"));

const closedAfterOpened = rule(["opened", "closed"], (rows) =>
  faultsOf(
    rows,
    { column: "closed", code: "ends_before_start", about: "opened" },
    ({ opened, closed }) => closed !== null && closed < opened,
  ),
);

/** Support tickets. */
export const tickets = importer(columns, {
  kind: "tickets",
  file: "tickets.csv",
  key: ["case_number"],
  movingDays: ["opened", "closed"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "shipto", table: "ship_to", key: "id" },
    { column: "user", table: "app_user", key: "uid" },
  ],
  rules: [ownShipTo, closedAfterOpened],
  save: async (tx, rows) => {
    const idOf = await categoryIds(tx);
    await upsertRows(
      tx,
      { table: "ticket", key: ["case_number"] },
      rows.map(({ row: { company, shipto, user, unread, ...row } }) => ({
        ...row,
        category: idOf(row.category),
        subcategory: idOf(row.subcategory),
        company_id: company,
        ship_to_id: shipto,
        uid: user,
        is_unread: unread,
      })),
    );
  },
});

/** The id of a category by its name in any language; what has none keeps its own word. */
async function categoryIds(tx: Sql): Promise<(name: string) => string> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    "select id, value as name from ticket_category, jsonb_each_text(names) order by id",
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(name) ?? name;
}
