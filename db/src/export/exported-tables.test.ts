import { describe, expect, test } from "vitest";
import { useDatabase } from "../testing/use-database.ts";
import { EXPORTED, LEFT_OUT, LEFT_OUT_COLUMNS } from "./exported-tables.ts";

const database = useDatabase();

/** Names of columns that look like something nobody else may have, and are not. */
const harmless: readonly string[] = [
  // Of what a file or a paper holds.
  ...["bank_statement.content_hash", "product_photo.hash", "webhook_endpoint.old_secret_until"],
  ...["marketing_material.cover_hash", "edi_message.body_hash", "erp_report.body_hash"],
  ...["payment.body_hash", "paper_told.body_hash", "text_picture.hash"],
];

describe("DINT-04 everything is taken along", () => {
  test("each table is exported, or left out with a reason", async () => {
    const { rows } = await database.client.query<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
    );
    const told = [...EXPORTED, ...Object.keys(LEFT_OUT)];
    expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
    expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test("no secret is in it: whatever is called like one stays here, or is known to be none", async () => {
    const { rows } = await database.client.query<{ name: string }>(
      `select attrelid::regclass::text || '.' || attname as name from pg_attribute
       where attrelid::regclass::text = any($1) and attnum > 0 and not attisdropped
         and attname ~ '(hash|secret|sealed|token|p256dh|credential|challenge|password|private|jwk|seed)'
       order by 1`,
      [[...EXPORTED]],
    );
    const left = Object.entries(LEFT_OUT_COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => !left.includes(name)).toSorted()).toEqual(harmless.toSorted());
  });

  test("each column that is left out is there", async () => {
    for (const [table, columns] of Object.entries(LEFT_OUT_COLUMNS)) {
      expect(EXPORTED).toContain(table);
      await database.client.query(`select ${columns.join(", ")} from ${table} limit 0`);
    }
  });
});
