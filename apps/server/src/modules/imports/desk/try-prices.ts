import { priceListsInDrafts, type WantedPrice } from "@vycep/db/import/goods/price-lists";
import { importFileRows } from "@vycep/db/import/import-rows";
import type { RawTable } from "@vycep/db/import/reading/read-table";
import type { ImportedRow } from "@vycep/domain/erp/data-import";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import type { ImportsDeps, PriceNow, PricesOfFile } from "./imports.deps.ts";
import { type Kind, ofLines, readFile, type TriedRow } from "./try-rows.ts";

type Asked = Omit<PricesOfFile, "prices"> &
  Pick<Kind, "importer"> & { readonly table: RawTable; readonly today: LocalDate };

/** Puts prices into drafts, and tells of each row what holds on its day and what it wants (DINT-03, DPRICE-05). */
export async function tryPrices(
  { priceDrafts }: Pick<ImportsDeps, "priceDrafts">,
  tx: Tx,
  { importer, table, today, ...fed }: Asked,
): Promise<{ readonly rows: readonly TriedRow[]; readonly draftIds: readonly number[] }> {
  const wanted: WantedPrice[] = [];
  // Rows are tried by halves where some cannot be kept, so they are fed once at the end.
  const keeping = priceListsInDrafts(async (prices) => void wanted.push(...prices));
  const errors = await importFileRows(sqlOf(tx), keeping, { table, today });
  const now = await priceDrafts.now(tx, wanted);
  const draftIds = wanted.length > 0 ? await priceDrafts.feed(tx, { ...fed, prices: wanted }) : [];
  const sides = new Map(
    wanted.map((price, at) => [
      `${price.priceList} ${price.sku} ${price.validFrom}`,
      { before: rowOf(now[at]), after: rowOf(price) },
    ]),
  );
  const none = { before: undefined, after: undefined };
  return { rows: ofLines(readFile(importer, table), errors, (key) => sides.get(key) ?? none), draftIds };
}

function rowOf(price: PriceNow | undefined): ImportedRow | undefined {
  return price && { base_price: price.baseMinor / 100, your_price: price.yourMinor / 100 };
}
