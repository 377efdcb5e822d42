import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
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
