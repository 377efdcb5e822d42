import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import { fromUid } from "@vycep/contract/uid";
import { isSameContents } from "@vycep/domain/bundles/bundle";
import { judgeLine, MAX_LINES } from "@vycep/domain/cart/cart";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { ORDER_UNITS, type OrderUnit, orderableUnits } from "@vycep/domain/catalog/orderable-units";
import { boxesOf } from "@vycep/domain/catalog/packaging";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { METHODS } from "@vycep/domain/transport/method";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { CartItemUpdateInput, UpdateCartItemsInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireOrderFor } from "./cart.policy.ts";
import type { FullCart, LineAmounts, LineChanges } from "./cart.repo.ts";
import { cartFactsLoader, cartLineOf } from "./cart-facts.ts";
import type { CartLineRecord } from "./cart-line-values.ts";
import { answerCart } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";
import { chosenParts } from "./chosen-parts.ts";

/**
 * Sets quantities of lines (GQL-21, CART-06), several at once: a unit left out stays, none at all removes the line.
 * A line that changed since the caller saw it is left as it is and comes back (C21); the others are changed.
 */
export async function updateCartItems(
  deps: Deps,
  context: RequestContext,
  { cart_id: id, cart_items: items }: UpdateCartItemsInput,
) {
  const actor = await context.actor();
  if (items.length > MAX_LINES)
    throw badInput("too-many-items", `At most ${MAX_LINES} items can be changed at once.`);
  const { cart, answer, changed, token } = await changeCart(deps, {
    actor,
    asked: { id, shipToId: context.choice.shipToId },
    decide: async (seen, db) => {
      requireOrderFor(actor, seen.shipToId, context.language);
      const facts = cartFactsLoader({ db, now: deps.clock.now(), actor }, seen);
      const judged = judgeItems(items, seen, await facts.factsFor(seen.lines.map(({ sku }) => sku)));
      return { ...judged, answer: { refused: judged.refused, facts: db === deps.db ? facts : undefined } };
    },
  });
  return {
    cart: answerCart(deps, cart, { actor, language: context.language, facts: answer.facts, changed }),
    errors: answer.refused.map((refused) => encodeUserError(refused, context.language)),
    removal_token: token ?? null,
  };
}

/** The number of a line, out of Magento's opaque id or its old plain one. */
export function lineNumberOf(item: Pick<CartItemUpdateInput, "cart_item_uid" | "cart_item_id">): number {
  if (item.cart_item_uid == null && item.cart_item_id == null) {
    throw badInput(
      "required-parameter-missing",
      'Required parameter "cart_item_uid" for "cart_items" is missing.',
    );
  }
  const text = item.cart_item_uid == null ? String(item.cart_item_id) : (fromUid(item.cart_item_uid) ?? "");
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

type Judged = LineChanges & { readonly refused: readonly RefusedLine[] };

function judgeItems(items: readonly CartItemUpdateInput[], seen: FullCart, facts: CartFacts): Judged {
  const byNumber = new Map(seen.lines.map((line) => [line.uid, line]));
  const touched = new Set<number>();
  const put: LineAmounts[] = [];
  const drop: string[] = [];
  const refused: RefusedLine[] = [];
  for (const [index, item] of items.entries()) {
    const number = lineNumberOf(item);
    const line = byNumber.get(number);
    const parts = line && wantedParts(line, item, facts);
    const wanted = line && { ...amountsOf(line, item), parts: parts === "unreadable" ? line.parts : parts };
    const refusal = refusalOf(
      item,
      { line, wanted, isTwice: touched.has(number), isUnreadable: parts === "unreadable" },
      facts,
    );
    touched.add(number);
    const uid = item.cart_item_uid ?? String(item.cart_item_id);
    if (refusal) refused.push({ index, sku: line?.sku ?? null, uid, refusal });
    else if (wanted && isEmpty(wanted)) drop.push(wanted.sku);
    else if (wanted && line && !isSame(wanted, line)) put.push(wanted);
  }
  return { put, drop, refused };
}

type Asked = {
  readonly line: CartLineRecord | undefined;
  readonly wanted: LineAmounts | undefined;
  readonly isTwice: boolean;
  readonly isUnreadable: boolean;
};

function refusalOf(
  item: CartItemUpdateInput,
  { line, wanted, isTwice, isUnreadable }: Asked,
  facts: CartFacts,
): RefusedLine["refusal"] | undefined {
  if (!line || !wanted) return { kind: "line-unknown", sku: toId("?") };
  if (isTwice) return { kind: "sku-twice" };
  // Somebody else was faster; who wanted the same has it.
  if (item.version != null && item.version !== line.version && !isSame(wanted, line)) {
    return { kind: "line-changed" };
  }
  if (isUnreadable) return { kind: "bundle-option-unknown" };
  const refusal = judgeLine(cartLineOf(wanted));
  if (refusal) return refusal.kind === "quantity-zero" ? undefined : refusal;
  if (wanted.parts && isMoreOf(line, wanted)) return whyNotAddable(cartLineOf(wanted), facts);
  const overLimit = productLimitOver(line, wanted, facts);
  if (overLimit) return overLimit;
  const unit = raisedUnits(line, wanted).find((raised) => !isOffered(raised, line.sku, facts));
  return unit && { kind: "unit-not-orderable", sku: toId(line.sku), unit };
}

/** More boxes than are left of a limited product are not set (CART-18); fewer than there were always are (C4). */
function productLimitOver(line: CartLineRecord, wanted: LineAmounts, { products, boxesLeft }: CartFacts) {
  const left = boxesLeft?.get(toId(line.sku));
  const product = products.get(toId(line.sku));
  if (left === undefined || !product) return;
  const boxes = boxesOf(wanted, product.packaging);
  if (boxes <= left || boxes <= boxesOf(line, product.packaging)) return;
  return { kind: "product-limit-exceeded" as const, sku: toId<Sku>(line.sku), boxesLeft: left };
}

/**
 * Other contents or more packages are checked like a new package (OP-86); fewer of what is there are always taken (C4).
 */
function isMoreOf(line: CartLineRecord, wanted: LineAmounts): boolean {
  return wanted.packages > line.packages || !isSameContents(line.parts ?? [], wanted.parts ?? []);
}

/** Contents that a call leaves out stay as they are (C26). */
function wantedParts(line: CartLineRecord, item: CartItemUpdateInput, facts: CartFacts) {
  const isSaid = item.selected_options != null || item.entered_options != null;
  return isSaid ? (chosenParts(toId(line.sku), item, facts) ?? line.parts) : line.parts;
}

/** Taking away is always allowed; only more of a unit asks whether the product comes in it (C4). */
function raisedUnits(line: LineAmounts, wanted: LineAmounts): readonly OrderUnit[] {
  return ORDER_UNITS.filter((unit) => wanted[unit] > line[unit]);
}

function isOffered(unit: OrderUnit, sku: string, facts: CartFacts): boolean {
  const product = facts.products.get(toId(sku));
  if (!product) return false;
  const isTruck = facts.method !== null && METHODS[facts.method].kind === "truck";
  return orderableUnits({ configured: facts.orderableUnits, product, isTruck }).includes(unit);
}

function amountsOf(line: CartLineRecord, item: CartItemUpdateInput): LineAmounts {
  return {
    sku: line.sku,
    packages: item.quantity ?? line.packages,
    layers: item.number_of_layer ?? line.layers,
    pallets: item.number_of_pallet ?? line.pallets,
  };
}

function isEmpty({ packages, layers, pallets }: LineAmounts): boolean {
  return packages === 0 && layers === 0 && pallets === 0;
}

function isSame(left: LineAmounts, right: LineAmounts): boolean {
  return (
    left.packages === right.packages &&
    left.layers === right.layers &&
    left.pallets === right.pallets &&
    isSameContents(left.parts ?? [], right.parts ?? [])
  );
}
