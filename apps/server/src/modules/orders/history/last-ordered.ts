import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type { LastOrdered, QueryLastOrderedArgs } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { orderingPlace, placeRefused, requirePermission } from "../../access/access.facts.ts";
import { lastDeliveries } from "../orders.facts.ts";

const mostProducts = 2000;

/** When each of some products last went to a place (C28); for who may order there, one statement after the actor's. */
export async function lastOrdered(
  deps: Deps,
  context: RequestContext,
  { shipTo, skus }: QueryLastOrderedArgs,
): Promise<LastOrdered[]> {
  const actor = await context.actor();
  requirePermission(actor, "Catalogue");
  if (skus.length > mostProducts)
    throw badInput("too-many-items", `At most ${mostProducts} products can be asked for.`);
  const place = orderingPlace(actor, shipTo ?? context.choice.shipToId);
  if (!place.ok) throw placeRefused(place.refusal.kind, context.language);
  const { shipToId, companyId } = place.value;
  const found = await lastDeliveries(deps.reads, { shipToId, companyId, skus, until: deps.clock.now().date });
  return found.map(({ sku, day, boxes }) => ({ sku, delivery_date: day, quantity: boxes }));
}
