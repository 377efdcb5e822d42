import { encodeUserError, type RefusedLine } from "@vycep/contract/cart/cart.codec";
import { fromUid } from "@vycep/contract/uid";
import { type CartLine, MAX_LINES } from "@vycep/domain/cart/cart";
import { judgeLineChanges, type LineChange } from "@vycep/domain/cart/change-line";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../../platform/deps.ts";
import { badInput } from "../../../platform/errors.ts";
import type { CartItemUpdateInput, UpdateCartItemsInput } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { cartFactsLoader } from "../cart.facts.ts";
import { requireOrderFor } from "../cart.policy.ts";
import type { FullCart, LineAmounts, LineChanges } from "../cart.repo.ts";
import { answerCart } from "../cart-view.facts.ts";
import { changeCart } from "../change-cart.ts";
import { type CartLineRecord, cartLineOf } from "./cart-line-values.ts";
import { chosenParts } from "./chosen-parts.ts";

/**
 * Sets quantities of lines (GQL-21, CART-06), several at once: a unit left out stays, none at all removes the line.
 * A line that changed since the caller saw it is left as it is and comes back (C21); the others are changed.
 */
export async function updateCartItems(
  deps: Deps,
  context: RequestContext,
  { cart_id: id, cart_items: given }: UpdateCartItemsInput,
) {
  const items = given.flatMap((item) => item ?? []);
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
  const numbers = new Set(items.map(lineNumberOf));
  const named = seen.lines.filter(({ uid }) => numbers.has(uid));
  const byNumber = new Map(named.map((line) => [line.uid, line]));
  const changes = items.map((item) => changeOf(item, byNumber.get(lineNumberOf(item)), facts));
  const put: LineAmounts[] = [];
  const drop: Sku[] = [];
  const refused: RefusedLine[] = [];
  for (const [index, verdict] of judgeLineChanges(changes, facts).entries()) {
    if (verdict.kind === "put") put.push(verdict.line);
    if (verdict.kind === "drop") drop.push(verdict.sku);
    if (verdict.kind !== "refused") continue;
    const { cart_item_uid: uid, cart_item_id: id } = items[index] ?? {};
    const sku = changes[index]?.present?.sku ?? null;
    refused.push({ index, sku, uid: uid ?? String(id), refusal: verdict.refusal });
  }
  return { put, drop, refused };
}

/** A unit that a call leaves out stays as it is. */
function changeOf(item: CartItemUpdateInput, line: CartLineRecord | undefined, facts: CartFacts): LineChange {
  if (!line) return { present: undefined, wanted: noLine };
  const parts = wantedParts(line, item, facts);
  return {
    present: { ...cartLineOf(line), version: line.version },
    wanted: cartLineOf({
      sku: line.sku,
      packages: item.quantity ?? line.packages,
      layers: item.number_of_layer ?? line.layers,
      pallets: item.number_of_pallet ?? line.pallets,
      parts: parts === "unreadable" ? line.parts : parts,
    }),
    seenVersion: item.version ?? undefined,
    isUnreadable: parts === "unreadable",
  };
}

const noLine: CartLine = { sku: toId<Sku>("?"), packages: 0, layers: 0, pallets: 0 };

/** Contents that a call leaves out stay as they are (C26). */
function wantedParts(line: CartLineRecord, item: CartItemUpdateInput, facts: CartFacts) {
  const isSaid = item.selected_options != null || item.entered_options != null;
  return isSaid ? (chosenParts(line.sku, item, facts) ?? line.parts) : line.parts;
}
