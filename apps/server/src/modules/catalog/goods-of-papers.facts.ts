import type { Packaging } from "@vycep/domain/catalog/product";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { goodsBySku } from "./range/range.ts";
import { currentRange } from "./range/range-of.ts";

/** The VAT rate of products on the day of a tax document, in one statement; a product without a rate is left out (D08). */
export async function vatOfGoods(
  db: Db,
  skus: readonly string[],
  { market, date }: { readonly market: Market; readonly date: LocalDate },
): Promise<ReadonlyMap<string, number>> {
  const range = await currentRange(db);
  const { vat } = range.ratesOn(market, date);
  return new Map(
    skus.flatMap((sku) => {
      const vatClass = goodsBySku(range, sku)?.vatClasses.get(market);
      const percent = vatClass === undefined ? undefined : vat.get(vatClass);
      return percent === undefined ? [] : [[sku, percent] as const];
    }),
  );
}

/** Where goods lie, how they stack and what they weigh. */
export type StoredGoods = {
  /** Null where they have no place of their own. */
  readonly place: string | null;
  readonly packaging: Packaging;
  readonly gramsPerBox: number;
  readonly millilitresPerBox: number;
};

type Row = Omit<StoredGoods, "packaging"> & Packaging & { readonly sku: string };

/** What the warehouse knows of goods, the retired ones as well, in one statement. */
export async function storedGoods(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StoredGoods>> {
  const { rows } = await sql<Row>`
    select sku, warehouse_place as place, items_per_box as "itemsPerBox", boxes_per_layer as "boxesPerLayer",
      layers_per_pallet as "layersPerPallet", boxes_per_pallet as "boxesPerPallet", box_gross_grams as "gramsPerBox",
      box_millilitres as "millilitresPerBox"
    from product where sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(
    rows.map(({ sku, place, gramsPerBox, millilitresPerBox, ...packaging }) => [
      sku,
      { place, gramsPerBox, millilitresPerBox, packaging },
    ]),
  );
}
