import type { Sql } from "../sql.ts";
import { pieces } from "./read-pieces.ts";

/** A file of the store that everything refers to by its id. */
export type StoredFile = { readonly id: string; readonly name: string; readonly bytes: number };

/** A photo of a product in one of its sizes. */
export type Photo = {
  readonly sku: string;
  readonly position: number;
  readonly edge: number;
  readonly webp: Buffer;
};

// What is there for a while alone is an archive that somebody took along.
const kept = "from stored_file where kept_at is not null and expires_at is null";

export async function countFiles(tx: Sql): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select (select count(*)::int ${kept}) + (select count(*)::int from product_photo_file) as count`,
  );
  return rows[0]?.count ?? 0;
}

/** All files that are kept for good. */
export async function* storedFiles(tx: Sql): AsyncGenerator<StoredFile> {
  for await (const rows of pieces<StoredFile>(tx, `select id, name, bytes ${kept}`)) yield* rows;
}

/** All photos, a few at a time. */
export async function* photos(tx: Sql): AsyncGenerator<Photo> {
  const query = "select sku, position, edge, webp from product_photo_file order by sku, position, edge";
  for await (const rows of pieces<Photo>(tx, query, 10)) yield* rows;
}

/** The last migration that the tables have seen. */
export async function schemaVersion(tx: Sql): Promise<string> {
  const { rows } = await tx.query<{ name: string }>(
    "select name from schema_migration order by name desc limit 1",
  );
  return rows[0]?.name ?? "";
}
