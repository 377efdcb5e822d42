/** Many people and tickets, beside the years of orders of `growth-data.ts`. */
import type pg from "pg";
import { writtenColumns } from "./growth-data.ts";
export async function addPeople(client: pg.Client, count: number): Promise<void> {
  await copied(client, {
    table: "app_user",
    pattern: "select * from app_user where uid = 'G00001'",
    changes: {
      uid: "'B' || lpad(no::text, 6, '0')",
      email: "'person-' || no || '@many.example'",
      last_name: "pattern.last_name || ' ' || no",
      company_id: "'G' || lpad((1 + no % (select count(*) from ship_to where id ~ '^9'))::text, 5, '0')",
    },
    count,
  });
}

export async function addTickets(client: pg.Client, count: number): Promise<void> {
  await copied(client, {
    table: "ticket",
    pattern:
      "select * from ticket where merged_into is null and closed is not null order by case_number limit 1",
    changes: { case_number: "'B' || lpad(no::text, 7, '0')" },
    count,
  });
}

type Copies = {
  readonly table: string;
  readonly pattern: string;
  readonly changes: Readonly<Record<string, string>>;
  readonly count: number;
};

async function copied(client: pg.Client, { table, pattern, changes, count }: Copies): Promise<void> {
  const names = await writtenColumns(client, table);
  const values = names.map((name) => changes[name] ?? `pattern.${name}`);
  await client.query(
    `insert into ${table} (${names.join(", ")})
     select ${values.join(", ")} from (${pattern}) pattern cross join generate_series(1, ${count}) no`,
  );
}
