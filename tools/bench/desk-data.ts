/** Many people, tickets and contracts, beside the years of orders of `growth-data.ts`. */
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

/** A contract about a volume with a bonus for each generated outlet: more than a page. */
export async function addContracts(client: pg.Client, count: number): Promise<void> {
  await copied(client, {
    table: "contract",
    pattern: "select * from contract where volume_hl > 0 and bonus_percent > 0 order by number limit 1",
    changes: {
      number: "'B' || lpad(no::text, 6, '0')",
      company_id: "'G' || lpad(no::text, 5, '0')",
      volume_hl: "100 + no % 7 * 20",
      valid_from: "current_date - 40 - (no % 300)::int",
      valid_to: "current_date + 20 + (no % 500)::int",
      brands: "(select array_agg(distinct brand) from product where category_code like 'beer/%')",
    },
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
