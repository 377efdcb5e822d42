import { priceListDay } from "@vycep/domain/billing/price-list-day";
import { firstOfMonth } from "@vycep/domain/billing/statement";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../../platform/deps.ts";
import { repeatingJob } from "../../../platform/jobs/job.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { keepDocument } from "../../documents/documents.commands.ts";
import { newestByPlace } from "../../documents/documents.facts.ts";
import { priceChanges } from "../../pricing/pricing.facts.ts";
import { type PricedPlace, pricedPlaces } from "../../ship-to/ship-to.facts.ts";

const everyMs = 60 * 60 * 1000;
const placesAtOnce = 200;

/** The house ERP's office: a price list for each place that orders, monthly and when prices change. */
export const issuePriceListsJob = repeatingJob("invoices: price lists", everyMs, async (deps, stopping) => {
  if (deps.config.erp === undefined) await issuePriceLists(deps, stopping);
});

/** Keeps a price list for each place that needs one; what it says is read when somebody wants it. */
export async function issuePriceLists(
  { db, clock }: Pick<Deps, "db" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const { date: today } = clock.now();
  const first = firstOfMonth(today);
  const changes = await priceChanges(db, { from: first, until: today });
  const newest = await newestByPlace(db, { kind: "price-list", since: first });
  const due = (await pricedPlaces(db)).flatMap((place) => {
    const { shipToId, priceList } = place;
    const from = priceListDay({ today, changed: changes.get(priceList), newest: newest.get(shipToId) });
    return from === undefined ? [] : [{ ...place, from }];
  });
  for (let next = 0; next < due.length && !stopping?.aborted; next += placesAtOnce) {
    const some = due.slice(next, next + placesAtOnce);
    await inTransaction(db, async (tx) => {
      for (const place of some) await keepDocument(tx, paperOf(place), clock.instant());
    });
  }
}

function paperOf({ shipToId, companyId, from }: PricedPlace & { readonly from: LocalDate }) {
  const number = `${shipToId}-${from}`;
  return { kind: "price-list" as const, number, companyId, shipToId, issued: from, orderNumbers: [] };
}
