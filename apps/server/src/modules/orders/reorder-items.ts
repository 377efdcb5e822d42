import { type NotReordered, orderNotFound } from "@vycep/contract/messages/saved-orders";
import { say } from "@vycep/contract/messages/sentence";
import { encodeReorderErrors } from "@vycep/contract/orders/order-refusals.codec";
import {
  decodeReorderItems,
  encodeFailedItem,
  encodeReorderMessage,
} from "@vycep/contract/saved-orders/saved-orders.codec";
import {
  countReview,
  judgeReorder,
  type ReorderCounts,
  type ReorderItems,
  reviewReorder,
} from "@vycep/domain/orders/reorder";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { MutationReorderItemsArgs } from "../../platform/graphql.gen.ts";
import { once } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { bundlesOfOrders } from "../bundles/bundles.facts.ts";
import {
  cartAnswer,
  holdLiveCart,
  liveCartOf,
  ruledCart,
  weighCart,
  whyNotOrderAt,
  writeCartLines,
} from "../cart/cart.facts.ts";
import { linesOfOrders } from "./order-parts.repo.ts";
import { historyScope } from "./orders.policy.ts";
import { findOrder, type OrderRecord } from "./orders.repo.ts";
import { type NamedPastLine, pastLinesOf } from "./past-lines.ts";

/**
 * Puts the goods of an order into the live cart again (GQL-33, HISTORY-03): all of them or, when one is missing, none
 * and the list of what is (OP-21, HISTORY-05, HISTORY-06); or what is available (C1). Judged like a saved order, by the
 * same rules; with the same key it happens once, and no way ends without a message (C2).
 */
export async function reorderItems(deps: Deps, context: RequestContext, args: MutationReorderItemsArgs) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const order = await findOrder(deps.db, { orderNumber: args.orderNumber }, historyScope(actor).shipToIds);
  if (!order) throw notFound("no-such-order", say(orderNotFound, language, { number: args.orderNumber }));
  const goods = await linesOfOrders(deps.db, [order.orderNumber]);
  const isGrouped = goods.some(({ bundleSku }) => bundleSku !== null);
  const lines = pastLinesOf(goods, isGrouped ? await bundlesOfOrders(deps.db, [order.orderNumber]) : []);
  const { shipToId } = context.choice;
  const asked = { actor, order, lines, shipToId, items: decodeReorderItems(args.items ?? "ALL_OR_NOTHING") };
  const request = { uid: actor.uid, key, operation: "reorderItems", body: args };
  const done = await reorderOnce(deps, request, asked);
  const live = await liveCartOf(deps, actor, { shipToId });
  const { code, same, changed, failed } = done;
  const message = encodeReorderMessage(code, done, language);
  const failedItems = failed.flatMap(({ index, refusal }) => {
    const line = lines[index];
    const place = { name: line?.names[language] ?? "", index, language };
    return line ? [encodeFailedItem(line, refusal, place)] : [];
  });
  return {
    cart: cartAnswer(deps, live, { actor, language }),
    userInputErrors: encodeReorderErrors({ code, message }, failedItems),
    message,
    status: code === null,
    code,
    failed_items: failedItems,
    added_count: code === null ? same : 0,
    changed_count: code === null ? changed : 0,
    failed_count: failed.length,
  };
}

type Asked = {
  readonly actor: Actor;
  readonly order: OrderRecord;
  readonly lines: readonly NamedPastLine[];
  readonly shipToId: string | undefined;
  readonly items: ReorderItems;
};

type Failed = ReorderCounts["failed"][number];
/** What came of it, as plain JSON: repeats read it from the database. */
type Done = { code: NotReordered | null; same: number; changed: number; failed: Failed[] };

class NothingReordered extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super("nothing was put into the cart");
    this.done = done;
  }
}

async function reorderOnce(deps: Deps, request: Parameters<typeof once>[1], asked: Asked): Promise<Done> {
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
  { actor, order, lines, shipToId, items }: Asked,
): Promise<Done> {
  const live = await holdLiveCart({ db: tx, clock }, { actor, shipToId });
  const now = clock.now();
  const past = { currency: order.currency, lines };
  const skus = [...live.lines, ...past.lines].map(({ sku }) => sku);
  const facts = await weighCart(tx, live, { actor, now }).factsFor(skus);
  const review = reviewReorder(past, { cart: ruledCart(live), facts, now });
  const verdict = judgeReorder(review, items);
  const { same, changed, failed } = countReview(review);
  const done = { same, changed, failed: [...failed] };
  const code = whyNotOrderAt(actor, live.shipToId)?.kind ?? (verdict.ok ? null : verdict.refusal.kind);
  if (code !== null || !verdict.ok) throw new NothingReordered({ ...done, code: code ?? "nothing-addable" });
  await writeCartLines(tx, live, { lines: verdict.value.lines, now: clock.instant() });
  return { ...done, code };
}
