import type { Sql } from "../sql.ts";
import type { MadePhoto } from "./make-photo.ts";

export type SavedPhoto = {
  readonly photo: { readonly sku: string; readonly position: number };
  /** What it shows, by language. */
  readonly alt: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly made: MadePhoto;
};

/** Puts a photo in its place, over the one that was there; a folder and the desk save by the same code. */
export async function savePhoto(tx: Sql, { photo, alt, hash, made }: SavedPhoto): Promise<void> {
  const { sku, position } = photo;
  await tx.query("delete from product_photo where sku = $1 and position = $2", [sku, position]);
  await tx.query(
    `insert into product_photo (sku, position, hash, width, height, alts)
     values ($1, $2, $3, $4, $5, $6)`,
    [sku, position, hash, made.width, made.height, alt],
  );
  await tx.query(
    `insert into product_photo_file (sku, position, edge, webp)
     select $1, $2, * from unnest($3::integer[], $4::bytea[])`,
    [sku, position, made.files.map(({ edge }) => edge), made.files.map(({ webp }) => webp)],
  );
}
