import type { NotReordered } from "@vycep/contract/messages/saved-orders";
import {
  decodeReorderItems,
  encodeFailedItem,
  encodeReorderMessage,
} from "@vycep/contract/saved-orders/saved-orders.codec";
import type { NewLineRefusal } from "@vycep/domain/cart/new-line";
import { countReview, judgeReorder, type ReorderItems, type Review } from "@vycep/domain/orders/reorder";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReOrderSavedOrderInput, ReorderTarget } from "../../platform/graphql.gen.ts";
import { once } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import {
  type CartStart,
  cartAnswer,
  type FullCart,
  holdLiveCart,
  liveCartOf,
  resumeEmpties,
  succeedCart,
  writeCartLines,
} from "../cart/cart.facts.ts";
import { putAside } from "./put-aside.ts";
import { reviewSavedOrder } from "./review-saved-order.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { linesOfSavedOrders, type SavedOrderRecord, savedOrderById } from "./saved-orders.repo.ts";
import { type Wanted, wantedSavedOrder } from "./wanted-saved-order.ts";

/**
 * Puts a saved order into the cart (GQL-31, SAVED-04, SAVED-08, D06): all of it or, when an item is missing, nothing
 * and the list of what is (OP-21); or what is available (C1); beside what is in the cart or in its place, which is
 * then saved first (C3). With the same key it happens once, and no way ends without a message (C2).
 */
export async function reOrderSavedOrder(deps: Deps, context: RequestContext, input: ReOrderSavedOrderInput) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const wanted = { actor, id: input.id, language };
  const saved = await wantedSavedOrder(deps.db, wanted);
  const asked: Asked = {
    wanted,
    saved,
    shipToId: context.choice.shipToId,
    items: decodeReorderItems(input.items ?? "ALL_OR_NOTHING"),
    into: input.into ?? "ADD_TO_CART",
  };
  const done = await reorderOnce(deps, asked, {
    uid: actor.uid,
    key,
    operation: "reOrderSavedOrder",
    body: input,
  });
  const live = await liveCartOf(deps, actor, { shipToId: asked.shipToId });
  const replaced = done.replacedId === null ? null : await savedOrderById(deps.db, done.replacedId);
  const { added, changed, failed } = done;
  return {
    status: done.code === null,
    code: done.code,
    message: encodeReorderMessage(done.code, { same: added, changed, failed }, language),
    failed_items: await failedItems(deps, asked, failed),
    added_count: added,
    changed_count: changed,
    failed_count: failed.length,
    cart: cartAnswer(deps, live, { actor, language }),
    replaced: replaced && answerSavedOrder(deps, replaced, language),
  };
}

type Asked = {
  readonly wanted: Wanted;
  readonly saved: SavedOrderRecord;
  readonly shipToId: string | undefined;
  readonly items: ReorderItems;
  readonly into: ReorderTarget;
};

/** What came of it, as plain JSON: repeats read it from the database. */
type Done = {
  code: NotReordered | null;
  added: number;
  changed: number;
  failed: { index: number; refusal: NewLineRefusal }[];
  replacedId: number | null;
};

class NothingReordered extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super("nothing was put into the cart");
    this.done = done;
  }
}

async function reorderOnce(deps: Deps, asked: Asked, request: Parameters<typeof once>[1]): Promise<Done> {
  try {
    return await once<Done>(deps, request, (tx) => reorder(tx, deps, asked));
  } catch (error) {
    // Thrown to undo the transaction, and so that the key is free for the next try.
    if (error instanceof NothingReordered) return error.done;
    throw error;
  }
}

async function reorder(
  tx: Tx,
  { clock }: Deps,
  { wanted, saved, shipToId, items, into }: Asked,
): Promise<Done> {
  const { actor } = wanted;
  const deps = { db: tx, clock };
  const live = await holdLiveCart(deps, { actor, shipToId });
  const { target, review } = await reviewSavedOrder(deps, { actor, saved, live, into });
  const verdict = judgeReorder(review, items);
  const code = target.refusal ?? (verdict.ok ? undefined : verdict.refusal.kind);
  if (code !== undefined || !verdict.ok)
    throw new NothingReordered(outcomeOf(review, { code: code ?? "nothing-addable", replacedId: null }));

  const now = clock.instant();
  const { cart, replacedId } =
    into === "REPLACE_CART"
      ? await replace(tx, deps, { wanted, live, start: startOf(target.cart) })
      : kept(live);
  const filled = await writeCartLines(tx, cart, { lines: verdict.value.lines, now });
  await resumeEmpties(tx, filled, { cartId: saved.cartId, now });
  return outcomeOf(review, { code: null, replacedId });
}

type Replacing = { readonly wanted: Wanted; readonly live: FullCart; readonly start: CartStart };

/** The present cart is saved if it holds anything (C3); its successor goes where the saved order went. */
async function replace(tx: Tx, { clock }: Pick<Deps, "clock">, { wanted, live, start }: Replacing) {
  if (live.lines.length === 0) {
    return { cart: await succeedCart(tx, live, { start, now: clock.instant() }), replacedId: null };
  }
  const { actor } = wanted;
  const { id, cart } = await putAside(tx, { clock }, { actor, cart: live, title: "", next: start });
  return { cart, replacedId: id };
}

function kept(cart: FullCart) {
  return { cart, replacedId: null };
}

function startOf({ shipToId, companyId, deliveryMethod, deliveryDate, ...texts }: FullCart): CartStart {
  const { noteForDriver, customerOrderNumber } = texts;
  return {
    shipToId,
    companyId,
    method: deliveryMethod,
    date: deliveryDate,
    noteForDriver,
    customerOrderNumber,
  };
}

function outcomeOf(review: Review, { code, replacedId }: Pick<Done, "code" | "replacedId">): Done {
  const { same, changed, failed } = countReview(review);
  const counts = code === null ? { added: same, changed } : { added: 0, changed: 0 };
  return { ...counts, code, replacedId, failed: [...failed] };
}

async function failedItems(deps: Deps, { saved, wanted }: Asked, failed: Done["failed"]) {
  if (failed.length === 0) return [];
  const { language } = wanted;
  const lines = await linesOfSavedOrders(deps.db, [saved.id]);
  return failed.flatMap(({ index, refusal }) => {
    const line = lines[index];
    return line ? [encodeFailedItem(line, refusal, { name: line.names[language], index, language })] : [];
  });
}
