import { pictureAddress } from "@vycep/contract/catalog/picture.codec";
import { renditionsOf } from "@vycep/domain/catalog/picture";
import { type RawBuilder, sql } from "kysely";

/** The photo of a product that its lists show. */
export type FirstPhoto = { readonly hash: string; readonly width: number; readonly height: number };

/** Pieces of SQL for those who show goods that they know by number. */
export const photosInSql = {
  /** The first photo of each of some products (a query of numbers), as one object by their numbers. */
  firstOf: (skus: RawBuilder<unknown>): RawBuilder<Readonly<Record<string, FirstPhoto>>> => sql`(
    select coalesce(json_object_agg(first.sku, first.photo), '{}') from (
      select distinct on (p.sku) p.sku, json_build_object('hash', p.hash, 'width', p.width, 'height', p.height) as photo
      from product_photo p where p.sku in (${skus}) order by p.sku, p.position) first)`,
} as const;

/** Where the smallest picture of a photo is, as a row shows it. */
export function smallPictureOf(photo: FirstPhoto): string {
  return pictureAddress(photo.hash, renditionsOf(photo)[0]?.edge ?? 0);
}
