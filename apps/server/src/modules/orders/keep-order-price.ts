import { type NotKept, notKeptMessages, priceKept } from "@vycep/contract/messages/orders";
import { limitFactsOf } from "@vycep/contract/orders/orders.codec";
import { judgeKeepPrice } from "@vycep/domain/orders/price-limit";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { forbidden } from "../../platform/errors.ts";
import type { MutationKeepOrderPriceArgs } from "../../platform/graphql.gen.ts";
import { once } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { answerOrders } from "./order-view.ts";
import { writeKeptPrice } from "./order-writing.repo.ts";
import { cancelScope, mayCancelAt } from "./orders.policy.ts";
import { findOrder, holdOrders, ordersByNumber } from "./orders.repo.ts";

/**
 * Takes prices above the customer's own limit (B14), for those who might cancel the order instead: it is held, judged
 * as it is at that moment, and what was decided is written with its audit entry in one transaction. Told again, it
 * answers the same.
 */
export async function keepOrderPrice(
  deps: Deps,
  context: RequestContext,
  { input }: MutationKeepOrderPriceArgs,
) {
  const actor = await context.actor();
  const { language, idempotencyKey: key, requestId } = context;
  const order = await findOrder(deps.db, { orderNumber: input.order_id }, cancelScope(actor));
  if (!order) return { ...notKept("no-such-order", language), order: null };
  if (!mayCancelAt(actor, order.shipToId)) throw forbidden("Catalogue");
  const { orderNumber } = order;
  const request = { uid: actor.uid, key, operation: "keepOrderPrice", body: input };
  const refusal = await keepOnce(deps, request, { actor, orderNumber, requestId });
  const [answer = null] = answerOrders(deps, await ordersByNumber(deps.db, [orderNumber]), {
    actor,
    language,
  });
  if (refusal) return { ...notKept(refusal, language), order: answer };
  return { code: null, message: priceKept[language], order: answer };
}

function notKept(code: NotKept, language: RequestContext["language"]) {
  return { code, message: notKeptMessages[code][language] };
}

type Wish = { readonly actor: Actor; readonly orderNumber: string; readonly requestId: string };

class NotDone extends Error {
  readonly refusal: NotKept;

  constructor(refusal: NotKept) {
    super("the price was not kept");
    this.refusal = refusal;
  }
}

/** Answers why the price was not kept; nothing when it is. */
async function keepOnce(
  deps: Deps,
  request: Parameters<typeof once>[1],
  wish: Wish,
): Promise<NotKept | undefined> {
  try {
    await once(deps, request, (tx) => keep(tx, deps, wish));
    return undefined;
  } catch (error) {
    // Thrown to undo the transaction, and so that the key is free for the next try.
    if (error instanceof NotDone) return error.refusal;
    throw error;
  }
}

async function keep(
  tx: Tx,
  { clock }: Deps,
  { actor, orderNumber, requestId }: Wish,
): Promise<{ orderNumber: string }> {
  const [order] = await holdOrders(tx, [orderNumber]);
  if (!order) throw new NotDone("no-such-order");
  const verdict = judgeKeepPrice(limitFactsOf(order));
  if (!verdict.ok) throw new NotDone(verdict.refusal.kind);
  if (verdict.value === "kept") {
    const by = { uid: actor.uid, name: `${actor.firstName} ${actor.lastName}` };
    await writeKeptPrice(tx, order, { at: clock.instant(), by, requestId });
  }
  return { orderNumber };
}
