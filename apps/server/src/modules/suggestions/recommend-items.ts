import { parseSku } from "@vycep/domain/kernel/ids";
import { recommend } from "@vycep/domain/suggestions/bought-together";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { QueryRecommendItemsArgs, Recommendation } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { orderingPlace, placeRefused, requirePermission } from "../access/access.facts.ts";
import { orderableGoods } from "../catalog/shown-goods.facts.ts";
import { togetherInSql, togetherOf } from "./suggestions.repo.ts";

const shown = 12;
const largestCart = 2000;

/**
 * What goes with a product and a cart at a place (GQL-07, RECO-01…03): only what can be ordered there by the chosen
 * method and day, numbered from 1 (OP-81). The pairs come in the goods' own statement; four in all with the actor's.
 */
export async function recommendItems(
  deps: Deps,
  context: RequestContext,
  { shipTo, selectedItem, cartItems }: QueryRecommendItemsArgs,
): Promise<Partial<Recommendation>> {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  if ((cartItems ?? context.choice.cartSkus ?? []).length > largestCart)
    throw badInput("too-many-items", `At most ${largestCart} cart items can be asked for.`);
  const place = orderingPlace(actor, shipTo ?? context.choice.shipToId);
  if (!place.ok) throw placeRefused(place.refusal.kind, context.language);
  const { shipToId } = place.value;
  const selected = parseSku(selectedItem ?? "");
  // Who switched recommendations off, or says the cart in a header, is listened to (HTTP-22, HTTP-23, OP-108).
  if (context.choice.productRecoEnabled === false) return { shipTo: shipToId, recItems: [] };
  const cart = [
    ...new Set((cartItems ?? context.choice.cartSkus ?? []).flatMap((sku) => parseSku(sku) ?? [])),
  ];
  const anchors = selected === undefined ? cart : [...cart, selected];
  const { skus, pairs } = togetherInSql(shipToId, anchors);
  const { goods, beside } = await orderableGoods(deps, context, { shipToId, skus, beside: pairs });
  const orderable = togetherOf(beside).filter(({ otherSku }) => goods.has(otherSku));
  const recItems = recommend(orderable, { selected, cart })
    .slice(0, shown)
    .flatMap(({ sku, priority }) => {
      const found = goods.get(sku);
      return found ? [{ productId: sku, Priority: priority, product: found.answer }] : [];
    });
  return { shipTo: shipToId, recItems };
}
