import { LANGUAGES } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import type { ProductDeskDeps } from "./product-desk.deps.ts";
import type { KeptPhoto } from "./product-photos.repo.ts";

type Names = Readonly<Record<string, string>>;

/** What is told of a product besides its row. */
export type ProductParts = {
  readonly photos: readonly KeptPhoto[];
  readonly deposits: readonly {
    readonly market: string;
    readonly names: Names;
    readonly units: number;
    readonly minor: number;
    readonly currency: string;
  }[];
  readonly history: readonly DeskEntry[];
};

/** Photos, deposits as they are today, and what was done to it. */
export async function productParts(
  db: Db,
  { sku, today }: { readonly sku: string; readonly today: string },
  staffNameOf: ProductDeskDeps["staffNameOf"],
): Promise<ProductParts> {
  const { rows } = await sql<ProductParts>`
    select coalesce((select json_agg(json_build_object('position', position, 'hash', hash, 'width', width,
          'height', height, 'alts', alts) order by position)
        from product_photo where sku = ${sku}), '[]') as photos,
      coalesce((select json_agg(json_build_object('market', held.market, 'names', kind.names, 'units', held.units,
          'minor', worth.deposit_minor, 'currency', worth.currency) order by held.market, kind.position)
        from product_deposit held join empties_type kind on kind.code = held.empties_code
        join empties_deposit worth on worth.empties_code = held.empties_code and worth.market = held.market
          and daterange(worth.valid_from, worth.valid_to, '[]') @> ${today}::date
        where held.sku = ${sku}), '[]') as deposits,
      ${auditFactsInSql.historyOf({ kind: "product", id: sql`${sku}` }, staffNameOf)} as history`.execute(db);
  return rows[0] ?? { photos: [], deposits: [], history: [] };
}

/** Holds a product until the transaction ends; false where there is none. */
export async function holdProduct(tx: Tx, sku: string): Promise<boolean> {
  const { rows } = await sql`select from product where sku = ${sku} for update`.execute(tx);
  return rows.length > 0;
}

/** Holds a number that no product has yet, so that of two who make it one waits. */
export async function holdNewSku(tx: Tx, sku: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product ${sku}`}, 0))`.execute(tx);
}

/** All brands, which an index holds, and all categories. */
export type Shelves = {
  readonly brands: readonly string[];
  readonly categories: readonly { readonly code: string; readonly names: Names }[];
  /** With the names of the first and the last of the goods that are packed so. */
  readonly packagings: readonly { readonly code: string; readonly names: readonly Names[] }[];
};

export async function shelvesOf(db: Db): Promise<Shelves> {
  const { rows } = await sql<Shelves>`
    with recursive brand as (
      (select brand from product order by brand limit 1)
      union all
      select (select next.brand from product next where next.brand > brand.brand order by next.brand limit 1)
      from brand where brand.brand is not null
    ), packaging as (
      (select packaging_code as code from product order by packaging_code limit 1)
      union all
      select (select next.packaging_code from product next where next.packaging_code > packaging.code
        order by next.packaging_code limit 1)
      from packaging where packaging.code is not null
    )
    select coalesce((select json_agg(brand order by brand collate ${sql.id(`${LANGUAGES[0]}_alphabet`)}) from brand where brand is not null), '[]') as brands,
      coalesce((select json_agg(json_build_object('code', code, 'names', names) order by code) from category), '[]') as categories,
      coalesce((select json_agg(json_build_object('code', code, 'names', json_build_array(
        (select p.names from product p where p.packaging_code = code order by p.sku limit 1),
        (select p.names from product p where p.packaging_code = code order by p.sku desc limit 1))) order by code)
        from packaging where code is not null), '[]') as packagings`.execute(db);
  return rows[0] ?? { brands: [], categories: [], packagings: [] };
}
