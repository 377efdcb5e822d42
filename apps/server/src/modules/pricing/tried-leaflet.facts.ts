import type { Sku } from "@vycep/domain/kernel/ids";
import { toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import type { Db } from "../../platform/db.ts";
import { findLeaflet } from "./desk/leaflets/leaflets.repo.ts";

/** A leaflet or a draft of one as the rules see it, of which list and product, and which one it would take the place of. */
export type TriedLeaflet = {
  readonly priceList: string;
  readonly sku: Sku;
  readonly leaflet: PromoLeaflet;
  readonly changesFrom: LocalDate | null;
};

/** A leaflet without an end lasts as long as dates can be written. */
const lastDay = toLocalDate("9999-12-31");

/** What customers would have if a leaflet or a draft held; undefined where there is none of that name (DGOOD-03). */
export async function triedLeaflet(db: Db, id: string): Promise<TriedLeaflet | undefined> {
  const kept = await findLeaflet(db, id);
  if (kept === undefined) return;
  const { priceList, sku, name, promoMinor, longTermPercent, isInsideDelivery, validFrom, validTo } =
    kept.leaflet;
  return {
    ...{ priceList, sku: toId<Sku>(sku) },
    leaflet: {
      ...{
        name,
        promoMinor,
        percentage: 0,
        longTermDiscountPct: longTermPercent,
        isInsideDelivery,
        validFrom,
      },
      validTo: validTo ?? lastDay,
    },
    changesFrom: kept.kind === "draft" ? kept.leaflet.changesFrom : kept.leaflet.validFrom,
  };
}
