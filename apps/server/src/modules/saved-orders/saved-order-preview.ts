import { notReorderedMessages } from "@vycep/contract/messages/saved-orders";
import { encodePreviewItem } from "@vycep/contract/saved-orders/saved-orders.codec";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { replacementFor } from "@vycep/domain/orders/reorder";
import type { Deps } from "../../platform/deps.ts";
import type {
  QuerySavedOrderPreviewArgs,
  SavedOrderPreview,
  SavedOrderPreviewItem,
} from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { liveCartOf, offerInCart } from "../cart/cart.facts.ts";
import { alternativesTo, productAnswer } from "../catalog/catalog.facts.ts";
import { reviewSavedOrder, type SavedReview } from "./review-saved-order.ts";
import { wantedSavedOrder } from "./wanted-saved-order.ts";

type Replacement = ReturnType<typeof productAnswer> | null;
const replacements = new WeakMap<object, () => Promise<Replacement>>();

/**
 * What putting a saved order into the cart would come to (D06, C2): which items can be had as they were, which at
 * another price or pack, and which not, each of those with what could be had instead.
 */
export async function savedOrderPreview(
  deps: Deps,
  context: RequestContext,
  { id, into: asked }: QuerySavedOrderPreviewArgs,
): Promise<Partial<SavedOrderPreview>> {
  const actor = await context.actor();
  const { language } = context;
  const saved = await wantedSavedOrder(deps.db, { actor, id, language });
  const live = await liveCartOf(deps, actor, { shipToId: context.choice.shipToId });
  const seen = await reviewSavedOrder(deps, { actor, saved, live, into: asked ?? "ADD_TO_CART" });
  const { cart, refusal } = seen.target;
  const { currency: now } = await seen.weighing.shipTo();
  const others = replacementsOf(deps, seen, language);
  const items = seen.review.lines.map((reviewed, index) => {
    const name = seen.lines[index]?.names[language] ?? reviewed.line.sku;
    const item = encodePreviewItem(reviewed, { name, index, language }, { saved: saved.currency, now });
    replacements.set(item, async () => (reviewed.kind === "addable" ? null : others(reviewed.line.sku)));
    return item;
  });
  const count = (state: SavedOrderPreviewItem["state"]) =>
    items.filter((item) => item.state === state).length;
  return {
    blocker: refusal ? { code: refusal, message: notReorderedMessages[refusal][language] } : null,
    ship_to_id: cart.shipToId,
    delivery_method: cart.deliveryMethod,
    delivery_date: cart.deliveryDate,
    is_other_ship_to: cart.shipToId !== saved.shipToId,
    cart_lines: live.lines.length,
    addable_count: count("ADDABLE"),
    changed_count: count("CHANGED"),
    not_addable_count: count("NOT_ADDABLE"),
    items,
  };
}

/** What could be had in place of an item of the preview. */
export function replacementOf(item: object): Promise<Replacement> {
  const find = replacements.get(item);
  if (!find) throw new Error("an item of a preview was answered without its view");
  return find();
}

/** Loaded for all missing items at once, when the first one is asked for. */
function replacementsOf(deps: Deps, seen: SavedReview, language: RequestContext["language"]) {
  const { review, weighing, target, lines } = seen;
  const taken = new Set<string>([...target.cart.lines, ...lines].map(({ sku }) => sku));
  const missing = review.lines.flatMap(({ kind, line }) => (kind === "not-addable" ? [line.sku] : []));
  let loading: Promise<(sku: string) => Replacement> | undefined;
  const load = async () => {
    const { market, priceList, currency } = await weighing.shipTo();
    const view = await offerInCart(weighing, currency);
    const goods = await weighing.goods([]);
    const at = { market, priceList, date: weighing.day };
    const others = await alternativesTo(deps.db, missing, { at, view });
    return (sku: string) => {
      const found = replacementFor(goods.get(toId<Sku>(sku)), others.get(sku) ?? [], taken);
      return found ? productAnswer(found, view, language) : null;
    };
  };
  return async (sku: string): Promise<Replacement> => {
    loading ??= load();
    return (await loading)(sku);
  };
}
