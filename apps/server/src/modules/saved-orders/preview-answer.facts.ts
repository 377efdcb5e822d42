import { encodePreviewItem } from "@vycep/contract/saved-orders/saved-orders.codec";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { replacementFor } from "@vycep/domain/orders/reorder";
import { notReorderedMessages } from "@vycep/words/saved-orders/answers";
import type { Deps } from "../../platform/deps.ts";
import type { SavedOrderPreview, SavedOrderPreviewItem } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type FullCart, offerInCart } from "../cart/cart.facts.ts";
import { alternativesTo, productAnswer } from "../catalog/catalog.facts.ts";
import type { PastReview } from "./review-past-order.facts.ts";

type Replacement = ReturnType<typeof productAnswer> | null;

/** An item of the preview as GraphQL answers it, and how what could be had in its place is found. */
export type PreviewItemAnswer = Partial<SavedOrderPreviewItem> & {
  readonly findReplacement: () => Promise<Replacement>;
};

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly SavedOrderPreviewItem: PreviewItemAnswer;
  }
}

type PreviewAnswer = Partial<Omit<SavedOrderPreview, "items">> & { readonly items: PreviewItemAnswer[] };

type Seen = {
  readonly seen: PastReview;
  readonly live: FullCart;
  readonly language: RequestContext["language"];
};

/**
 * What putting an order into the cart would come to (D06, C2): which items can be had as they were, which changed, and
 * which not, each of those with what could be had instead.
 */
export async function answerPreview(deps: Deps, { seen, live, language }: Seen): Promise<PreviewAnswer> {
  const { past, target } = seen;
  const { cart, refusal } = target;
  const { currency: now } = await seen.weighing.shipTo();
  const others = replacementsFor(deps, seen, language);
  const items = seen.review.lines.map((reviewed, index) => {
    const name = past.lines[index]?.names[language] ?? reviewed.line.sku;
    return {
      ...encodePreviewItem(reviewed, { name, index, language }, { saved: past.currency, now }),
      findReplacement: async () => (reviewed.kind === "addable" ? null : others(reviewed.line.sku)),
    };
  });
  const count = (state: SavedOrderPreviewItem["state"]) =>
    items.filter((item) => item.state === state).length;
  return {
    blocker: refusal ? { code: refusal, message: notReorderedMessages[refusal][language] } : null,
    ship_to_id: cart.shipToId,
    delivery_method: cart.deliveryMethod,
    delivery_date: cart.deliveryDate,
    is_other_ship_to: cart.shipToId !== past.shipToId,
    cart_lines: live.lines.length,
    addable_count: count("ADDABLE"),
    changed_count: count("CHANGED"),
    not_addable_count: count("NOT_ADDABLE"),
    items,
  };
}

/** Loaded for all missing items at once, when the first one is asked for. */
function replacementsFor(deps: Deps, seen: PastReview, language: RequestContext["language"]) {
  const { review, weighing, target, past } = seen;
  const taken = new Set<string>([...target.cart.lines, ...past.lines].map(({ sku }) => sku));
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
