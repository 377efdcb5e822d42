import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

/** The same photo may stand with several products; its bytes are the same in all of them. */
export async function findPictureFile(db: Db, hash: string, edge: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ webp: Buffer }>`
    select file.webp from product_photo photo
    join product_photo_file file on file.sku = photo.sku and file.position = photo.position
    where photo.hash = ${hash} and file.edge = ${edge} order by photo.sku, photo.position limit 1`.execute(
    db,
  );
  return rows[0]?.webp;
}
