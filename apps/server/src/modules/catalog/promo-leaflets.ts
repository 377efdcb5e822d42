import { toWhole } from "@vycep/contract/whole-currency";
import type { Deps } from "../../platform/deps.ts";
import type { PromoLeaflet, QueryPromoLeafletsArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { leafletsFrom } from "../pricing/pricing.facts.ts";
import { catalogViewOnce } from "./catalog-view.ts";

/** Which deliveries of a product have a promo price, by the asker's own price list; one statement after the view's. */
export async function promoLeaflets(
  deps: Deps,
  context: RequestContext,
  { sku }: QueryPromoLeafletsArgs,
): Promise<PromoLeaflet[]> {
  const { at, refusal } = await catalogViewOnce(deps, context);
  if (refusal !== undefined || at.priceList === null) return [];
  const leaflets = await leafletsFrom(deps.reads, sku, {
    priceList: at.priceList,
    date: deps.clock.now().date,
  });
  return leaflets.map(({ name, promoMinor, percentage, validFrom, validTo }) => ({
    name,
    promo_price: toWhole(promoMinor),
    percentage,
    valid_from: validFrom,
    valid_to: validTo,
  }));
}
