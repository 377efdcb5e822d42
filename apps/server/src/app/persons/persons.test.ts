import { useDatabase } from "@vycep/db/testing/use-database";
import { describe, expect, test } from "vitest";
import { personTables } from "./persons.ts";

const database = useDatabase();
const pieces = Object.values(personTables).flat();

/** Why tables with a column that looks like a person's hold nothing of a customer's user. */
type WhyNobodys =
  /** The brewery's own people: who of them did what belongs to their work. */
  | "staff"
  /** Of a company or an account, not of somebody. */
  | "company"
  /** Gone by itself within a day. */
  | "passing"
  /** Who took goods over, as the driver wrote it down: proof of the delivery, and of no user. */
  | "proof";

const NOT_OF_CUSTOMERS: Readonly<Record<string, WhyNobodys>> = {
  ...because("staff", [
    ...["bulk_batch", "bundle_draft", "capacity_rule", "content_draft", "credit_proposal", "data_export"],
    ...["data_import", "delivery_change", "desk_columns", "desk_upload", "desk_view"],
    ...["driver", "driver_pass", "empties_type", "lead_time", "order_batch"],
    ...["order_note", "place_reminder", "preview_session", "price_draft", "promo_leaflet_draft"],
    ...["staff_company", "staff_identity", "staff_member", "staff_role", "terms_draft", "ticket_assignee"],
    ...["ticket_note", "ticket_target", "ticket_template", "weekday_batch"],
  ]),
  ...because("company", [...["bank_movement", "bank_statement", "company", "seller"]]),
  ...because("passing", [...["idempotency", "punch_out_visit"]]),
  ...because("proof", [...["stop_report"]]),
};

function because(why: WhyNobodys, tables: readonly string[]): Readonly<Record<string, WhyNobodys>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}

type Column = { readonly table: string; readonly column: string };

async function columns(where: string): Promise<readonly Column[]> {
  const { rows } = await database.client.query<Column>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and ${where} order by 1, 2`);
  return rows;
}

describe("DCUST-05 what is held of a person", () => {
  test("every table that names somebody is told by its module, or has a reason why that is no customer's person", async () => {
    const looks = await columns(`c.data_type in ('text', 'ARRAY', 'USER-DEFINED') and (
      c.column_name ~ '(^|_)(uid|email|phone|inviter|caller|author|authors|recipient)$'
      or c.column_name ~ '(^|_)(first|last)_name$' or c.column_name ~ '_by$' or c.column_name ~ '(^|_)address$'
      or c.column_name ~ '^(user_agent|owner)$')`);
    const told = new Set([...pieces.map(({ table }) => String(table)), ...Object.keys(NOT_OF_CUSTOMERS)]);
    expect([...new Set(looks.map(({ table }) => table))].filter((table) => !told.has(table))).toEqual([]);
    const { rows } = await database.client.query<{ table: string }>(`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('app_user'::regclass, 'account'::regclass)`);
    expect(rows.map(({ table }) => table).filter((table) => !told.has(table))).toEqual([]);
    const ofCustomers = new Set(pieces.map(({ table }) => String(table)));
    expect(Object.keys(NOT_OF_CUSTOMERS).filter((table) => ofCustomers.has(table))).toEqual([]);
  });

  test("each column that is named is there, and an id of a person is a text", async () => {
    const known = new Set((await columns("true")).map(({ table, column }) => `${table}.${column}`));
    const texts = new Set(
      (await columns("c.data_type = 'text'")).map(({ table, column }) => `${table}.${column}`),
    );
    const ids = pieces.flatMap(({ table, by }) =>
      "uid" in by ? by.uid.map((column) => `${table}.${column}`) : [],
    );
    expect(ids.filter((column) => !texts.has(column))).toEqual([]);
    const named = pieces.flatMap(({ table, by, hidden = [], fate }) =>
      [
        ...("uid" in by ? [...by.uid, ...Object.keys(by.where ?? {})] : []),
        ...("email" in by ? [by.email] : []),
        ...("through" in by ? [by.through.column] : []),
        ...hidden,
        ...(typeof fate === "object" && "set" in fate ? Object.keys(fate.set) : []),
      ].map((column) => `${table}.${column}`),
    );
    expect(named.filter((column) => !known.has(column))).toEqual([]);
  });
});
