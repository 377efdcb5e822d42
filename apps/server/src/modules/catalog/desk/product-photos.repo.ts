import { createHash } from "node:crypto";
import { savePhoto } from "@vycep/db/photos/save-photo";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { sqlOf } from "../../../platform/sql-of.ts";

/** A photo of a product as it is kept. */
export type KeptPhoto = {
  readonly position: number;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alts: Readonly<Record<string, string>>;
};

/** The photos of a product, the first one first. */
export async function photosOf(db: Db, sku: string): Promise<readonly KeptPhoto[]> {
  const { rows } = await sql<KeptPhoto>`
    select position, hash, width, height, alts from product_photo where sku = ${sku} order by position`.execute(
    db,
  );
  return rows;
}

/** Another one with every change of photos, whoever makes it (DEDIT-01). */
export function photosVersionOf(photos: readonly KeptPhoto[]): string {
  const told = photos.map(({ position, hash, alts }) => [position, hash, Object.entries(alts).toSorted()]);
  return createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 16);
}

/** Which of some numbers are products, with their names. */
export async function productsNumbered(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { rows } = await sql<{ readonly sku: string; readonly names: Readonly<Record<string, string>> }>`
    select sku, names from product where sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map(({ sku, names }) => [sku, names]));
}

export type RearrangedPhoto = Pick<KeptPhoto, "position" | "alts">;

/** Leaves these photos in this order, each with its words; the others go. Their pictures stay as they are. */
export async function rearrangePhotos(
  tx: Tx,
  sku: string,
  wanted: readonly RearrangedPhoto[],
): Promise<void> {
  const before = await withFiles(tx, sku);
  await sql`delete from product_photo where sku = ${sku}`.execute(tx);
  for (const [at, { position, alts }] of wanted.entries()) {
    const photo = before.find((one) => one.position === position);
    if (photo === undefined) throw new Error(`no photo ${position} of ${sku}`);
    const { hash, width, height, files } = photo;
    const made = { width, height, files: [...files] };
    await savePhoto(sqlOf(tx), { photo: { sku, position: at + 1 }, alt: alts, hash, made });
  }
}

async function withFiles(tx: Tx, sku: string) {
  const photos = await photosOf(tx, sku);
  const { rows } = await sql<{ readonly position: number; readonly edge: number; readonly webp: Buffer }>`
    select position, edge, webp from product_photo_file where sku = ${sku} order by position, edge`.execute(
    tx,
  );
  const byPhoto = Map.groupBy(rows, ({ position }) => position);
  return photos.map((photo) => ({ ...photo, files: byPhoto.get(photo.position) ?? [] }));
}
