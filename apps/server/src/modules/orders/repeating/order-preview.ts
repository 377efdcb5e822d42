import type { Deps } from "../../../platform/deps.ts";
import type { QueryOrderPreviewArgs } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { liveCart } from "../../cart/live-cart.facts.ts";
import { answerPreview, reviewPastOrder } from "../../saved-orders/saved-orders.facts.ts";
import { targetOfPast, wantedPastOrder } from "./wanted-past-order.ts";

/** What putting an order of the history into the cart would come to (HISTORY-03, HISTORY-05, D06, C2), or what never came of it. */
export async function orderPreview(
  deps: Deps,
  context: RequestContext,
  { orderNumber: number, into, part }: QueryOrderPreviewArgs,
) {
  const actor = await context.actor();
  const { language } = context;
  const past = await wantedPastOrder(deps, { actor, number, language, part: part ?? "WHOLE_ORDER" });
  const live = await liveCart(deps, actor, { shipToId: context.choice.shipToId });
  const target = targetOfPast(actor, live, { past, into: into ?? "ADD_TO_CART" });
  const seen = await reviewPastOrder(deps, { actor, past, target });
  return answerPreview(deps, { seen, live, language });
}
