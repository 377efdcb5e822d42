import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../../platform/db.ts";
import { Kept, ofDatabase } from "../../../platform/kept.ts";
import { countPrices, type PriceListRow, type PricesCounted } from "./price-lists.repo.ts";

/** By list, its version and the day. */
const countsOf = ofDatabase(() => new Kept<PricesCounted>(5_000));

const none: PricesCounted = { prices: 0, nextFrom: null };

/**
 * How many prices lists have today, and from when the next ones hold: counted once after each change of a list, for all that are
 * asked for together, since millions of prices would be read for a page of fifty lists (DLIST-08).
 */
export async function pricesCounted(
  db: Db,
  { lists, today }: { readonly lists: readonly PriceListRow[]; readonly today: LocalDate },
): Promise<readonly PricesCounted[]> {
  return countsOf(db).getAll(
    lists,
    ({ code, version }) => JSON.stringify([code, version, today]),
    async (asked) => {
      const counted = await countPrices(db, { codes: asked.map(({ code }) => code), today });
      return asked.map(({ code }) => counted.get(code) ?? none);
    },
  );
}
