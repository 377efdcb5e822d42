import type { Deps } from "../../platform/deps.ts";
import type { QuerySavedOrderPreviewArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
import { pastOfSaved, reviewSavedOrder } from "./review-saved-order.ts";
import { answerPreview } from "./saved-orders.facts.ts";
import { wantedSavedOrder } from "./wanted-saved-order.ts";

/** What putting a saved order into the cart would come to (D06, C2). */
export async function savedOrderPreview(
  deps: Deps,
  context: RequestContext,
  { id, into }: QuerySavedOrderPreviewArgs,
) {
  const actor = await context.actor();
  const { language } = context;
  const saved = await wantedSavedOrder(deps.db, { actor, id, language });
  const past = await pastOfSaved(deps.db, saved);
  const live = await liveCart(deps, actor, { shipToId: context.choice.shipToId });
  const seen = await reviewSavedOrder(deps, { actor, saved, past, live, into: into ?? "ADD_TO_CART" });
  return answerPreview(deps, { seen, live, language });
}
