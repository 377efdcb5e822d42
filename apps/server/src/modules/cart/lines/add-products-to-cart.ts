import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import { addLines, type CartLine, MAX_LINES } from "@vycep/domain/cart/cart";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type { CartItemInput } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { type CartFactsLoader, cartFactsLoader, cartOf } from "../cart.facts.ts";
import { requireOrderFor } from "../cart.policy.ts";
import type { FullCart } from "../cart.repo.ts";
import { answerCart } from "../cart-view.facts.ts";
import { type Change, type Changed, changeCart, changeHeldCart } from "../change-cart.ts";
import { liveCart } from "../live-cart.facts.ts";
import { chosenParts } from "./chosen-parts.ts";
import { changesBetween } from "./line-changes.ts";

type Call = { readonly cartId: string; readonly items: readonly CartItemInput[] };

/**
 * Puts products into the cart (GQL-18, GQL-19, CART-05): good lines go in, every bad one comes back with its place,
 * code and reason (C1). What is there already of a product is added to. The number of statements does not depend on
 * the number of products (C7). With the same key it happens once, and every repeat hears the same (C9).
 */
export async function addProductsToCart(deps: Deps, context: RequestContext, call: Call) {
  const actor = await context.actor();
  const { language } = context;
  if (call.items.length > MAX_LINES)
    throw badInput("too-many-items", `At most ${MAX_LINES} items can be added at once.`);
  const change = additionOf(deps, context, { actor, ...call });
  const { cart, answer, changed } =
    context.idempotencyKey === undefined
      ? await changeCart(deps, change)
      : await addOnce(deps, { call, change, key: context.idempotencyKey });
  return {
    cart: answerCart(deps, cart, { actor, language, facts: answer.facts, changed }),
    user_errors: answer.refused
      .toSorted((left, right) => left.index - right.index)
      .map((refused) => encodeUserError(refused, language)),
  };
}

type Added = { readonly refused: readonly RefusedLine[]; readonly facts: CartFactsLoader | undefined };

function additionOf(
  { db: pool, clock }: Deps,
  { choice, language }: RequestContext,
  { actor, cartId, items }: Call & { readonly actor: Actor },
): Change<Added> {
  return {
    actor,
    asked: { id: cartId, shipToId: choice.shipToId },
    decide: async (seen, db) => {
      requireOrderFor(actor, seen.shipToId, language);
      const facts = cartFactsLoader({ db, now: clock.now(), actor }, seen);
      const added = judgeItems(items, seen, await facts.factsFor(skusOf(seen, items)));
      const { cart: changed, rejected } = addLines(
        cartOf(seen),
        added.good.map(({ line }) => line),
      );
      const refused = rejected.flatMap(({ index, refusal }): RefusedLine[] => {
        const entry = added.good[index];
        return entry ? [{ index: entry.index, sku: refusal.sku, refusal }] : [];
      });
      return {
        put: changesBetween(seen.lines, changed.lines),
        drop: [],
        answer: { refused: [...added.refused, ...refused], facts: db === pool ? facts : undefined },
      };
    },
  };
}

type Once = { readonly call: Call; readonly change: Change<Added>; readonly key: string };

/** A repeat hears what was refused then, and of the lines that were changed then how they are now. */
async function addOnce(deps: Deps, { call, change, key }: Once): Promise<Changed<Added>> {
  const request = {
    uid: change.actor.uid,
    companyId: change.actor.companyId,
    key,
    operation: "addProductsToCart",
    body: call,
  };
  const done = await oncePerKey(deps, request, async (tx) => {
    const { answer, changed } = await changeHeldCart({ ...deps, db: tx }, change);
    return { refused: [...answer.refused], changed: [...changed] };
  });
  const cart = await liveCart(deps, change.actor, change.asked);
  return { cart, answer: { refused: done.refused, facts: undefined }, changed: new Set(done.changed) };
}

type Judged = {
  readonly good: readonly { readonly index: number; readonly line: CartLine }[];
  readonly refused: readonly RefusedLine[];
};

function judgeItems(items: readonly CartItemInput[], seen: FullCart, facts: CartFacts): Judged {
  const present = new Map(cartOf(seen).lines.map((line) => [line.sku, line]));
  const good: { index: number; line: CartLine }[] = [];
  const refused: RefusedLine[] = [];
  for (const [index, item] of items.entries()) {
    const line = lineOf(item, facts);
    const refusal = "kind" in line ? line : whyNotAddable(line, facts, present.get(line.sku));
    if (refusal) refused.push({ index, sku: item.sku, refusal });
    else if (!("kind" in line)) good.push({ index, line });
  }
  return { good, refused };
}

/** What the caller wrote and cannot be read as a line. */
type Unreadable =
  | { readonly kind: "product-unknown"; readonly sku: string }
  | { readonly kind: "bundle-option-unknown" };

function lineOf(item: CartItemInput, facts: CartFacts): CartLine | Unreadable {
  const sku = parseSku(item.sku.trim());
  if (sku === undefined) return { kind: "product-unknown", sku: item.sku };
  const parts = chosenParts(sku, item, facts);
  if (parts === "unreadable") return { kind: "bundle-option-unknown" };
  return {
    ...(parts ? { parts } : {}),
    sku,
    packages: item.quantity,
    layers: item.number_of_layer ?? 0,
    pallets: item.number_of_pallet ?? 0,
  };
}

function skusOf(seen: FullCart, items: readonly CartItemInput[]): Sku[] {
  const asked = items.flatMap(({ sku }) => parseSku(sku.trim()) ?? []);
  return [...new Set([...seen.lines.map(({ sku }) => sku), ...asked])];
}
