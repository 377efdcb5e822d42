import { decodeReplacements, encodeReorderMessage } from "@vycep/contract/saved-orders/reorder.codec";
import {
  encodeFailedItem,
  encodePreviewItem,
  type NamedPastLine,
} from "@vycep/contract/saved-orders/saved-orders.codec";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Currency } from "@vycep/domain/kernel/money";
import {
  type Instead,
  type ReorderCounts,
  type Review,
  replacementFor,
  reviewReorder,
} from "@vycep/domain/orders/reorder";
import { type NotReordered, notReorderedMessages } from "@vycep/words/saved-orders/answers";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type {
  ReorderReplacementInput,
  SavedOrderPreview,
  SavedOrderPreviewItem,
} from "../../platform/graphql.gen.ts";
import { lazy } from "../../platform/lazy.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import {
  type CartFactsLoader,
  cartFactsLoader,
  cartOf,
  type FullCart,
  offerViewOf,
} from "../cart/cart.facts.ts";
import { answerCart } from "../cart/cart-view.facts.ts";
import { liveCart } from "../cart/live-cart.facts.ts";
import { alternativesTo, productAnswer } from "../catalog/catalog.facts.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { savedOrderById } from "./saved-orders.repo.ts";

/** The cart that an order of the past would go into. */
export type Target = {
  readonly cart: FullCart;
  /** Why nothing may be put there at all. */
  readonly refusal: NotReordered | undefined;
};

/** What was saved or ordered once, as it may be put into a cart again. */
export type PastOrderFacts = {
  readonly currency: Currency;
  readonly shipToId: ShipToId;
  readonly lines: readonly NamedPastLine[];
};

/** An order of the past held against the cart it would go into. */
export type PastReview = {
  readonly past: PastOrderFacts;
  readonly target: Target;
  readonly review: Review;
  readonly weighing: CartFactsLoader;
  readonly facts: CartFacts;
};

type Question = {
  readonly actor: Actor;
  readonly past: PastOrderFacts;
  readonly target: Target;
  /** Other goods, chosen for what cannot be had. */
  readonly instead?: readonly Instead[] | undefined;
};

/** Loads what the rules need, in a number of statements that no length of the order changes (C7), and asks them. */
export async function reviewPastOrder(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  { actor, past, target, instead = [] }: Question,
): Promise<PastReview> {
  const now = clock.now();
  const weighing = cartFactsLoader({ db, actor, now }, target.cart);
  const goods = [...target.cart.lines, ...past.lines, ...instead.map(({ line }) => line)];
  const facts = await weighing.factsFor(goods.map(({ sku }) => sku));
  const review = reviewReorder(past, { cart: cartOf(target.cart), facts, now, instead });
  return { past, target, review, weighing, facts };
}

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
  const load = lazy(async () => {
    const { market, priceList, currency } = await weighing.shipTo();
    const view = await offerViewOf(weighing, currency);
    const goods = await weighing.goods([]);
    const at = { market, priceList, date: weighing.day };
    const others = await alternativesTo(deps.db, missing, { at, view });
    return (sku: Sku) => {
      const found = replacementFor(goods.get(toId<Sku>(sku)), others.get(sku) ?? [], taken);
      return found ? productAnswer(found, view, language) : null;
    };
  });
  return async (sku: Sku): Promise<Replacement> => (await load())(sku);
}

/** What came of putting an order into the cart again, as plain JSON: repeats read it from the database. */
export type Reordered = {
  code: NotReordered | null;
  same: number;
  changed: number;
  replaced: number;
  failed: ReorderCounts["failed"][number][];
  /** The saved order that the present cart became, if it was replaced. */
  replacedId: number | null;
};

/** The goods chosen in place of items, each for an item that there is. */
export function replacementsOf(
  asked: readonly ReorderReplacementInput[] | null | undefined,
  lines: readonly NamedPastLine[],
): readonly Instead[] {
  const chosen = decodeReplacements(asked ?? [], lines.length);
  if (!chosen) {
    const message = "Each replacement must name an item of the order, and none twice.";
    throw badInput("replacements-invalid", message, [{ path: "replacements", code: "replacements-invalid" }]);
  }
  return chosen;
}

type Answered = {
  readonly done: Reordered;
  readonly lines: readonly NamedPastLine[];
  readonly actor: Actor;
  readonly shipToId: string | undefined;
  readonly language: RequestContext["language"];
};

/** What came of putting an order into the cart again, in the API's words: no way ends without a message (C2). */
export async function answerReorder(deps: Deps, { done, lines, actor, shipToId, language }: Answered) {
  const { code, replacedId } = done;
  const live = await liveCart(deps, actor, { shipToId });
  const saved = replacedId === null ? null : await savedOrderById(deps.db, replacedId);
  const counts = code === null ? done : { same: 0, changed: 0, replaced: 0 };
  return {
    status: code === null,
    code,
    message: encodeReorderMessage(code, done, language),
    failed_items: done.failed.flatMap(({ index, refusal }) => {
      const line = lines[index];
      const place = { name: line?.names[language] ?? "", index, language };
      return line ? [encodeFailedItem(line, refusal, place)] : [];
    }),
    added_count: counts.same,
    changed_count: counts.changed,
    replaced_count: counts.replaced,
    failed_count: done.failed.length,
    cart: answerCart(deps, live, { actor, language }),
    replaced: saved && answerSavedOrder(deps, saved, language),
  };
}
