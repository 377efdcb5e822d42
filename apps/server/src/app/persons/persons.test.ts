import { useDatabase } from "@vycep/db/testing/use-database";
import { describe, expect, test } from "vitest";
import { NOT_OF_CUSTOMERS, personTables } from "./persons.ts";

const database = useDatabase();
const pieces = Object.values(personTables).flat();

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
