import { limitFactsOf } from "@vycep/contract/orders/orders.codec";
import { judgeKeepPrice } from "@vycep/domain/orders/price-limit";
import { type NotKept, notKeptMessages, priceKept } from "@vycep/words/orders/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { forbidden } from "../../platform/errors.ts";
import type { MutationKeepOrderPriceArgs } from "../../platform/graphql.gen.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { doneOrRolledBack, type RollBack } from "../../platform/transaction.ts";
import { answerOrders } from "./order-view.ts";
import { cancelScope, mayCancelAt } from "./orders.policy.ts";
import { findOrder, holdOrders, ordersByNumber } from "./orders.repo.ts";
import { writeKeptPrice } from "./placing/order-writing.repo.ts";

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
  const call = { uid: actor.uid, companyId: actor.companyId, key, operation: "keepOrderPrice", body: input };
  const kept = await doneOrRolledBack<{ orderNumber: string }, { readonly kind: NotKept }>((rollBack) =>
    oncePerKey(deps, call, (tx) => keep(tx, deps, { actor, orderNumber, requestId, rollBack })),
  );
  const [answer = null] = answerOrders(deps, await ordersByNumber(deps.db, [orderNumber]), {
    actor,
    language,
  });
  if (!kept.ok) return { ...notKept(kept.refusal.kind, language), order: answer };
  return { code: null, message: priceKept[language], order: answer };
}

function notKept(code: NotKept, language: RequestContext["language"]) {
  return { code, message: notKeptMessages[code][language] };
}

type Attempt = {
  readonly actor: Actor;
  readonly orderNumber: string;
  readonly requestId: string;
  readonly rollBack: RollBack<{ readonly kind: NotKept }>;
};

async function keep(
  tx: Tx,
  { clock }: Deps,
  { actor, orderNumber, requestId, rollBack }: Attempt,
): Promise<{ orderNumber: string }> {
  const [order] = await holdOrders(tx, [orderNumber]);
  if (!order) return rollBack({ kind: "no-such-order" });
  const verdict = judgeKeepPrice(limitFactsOf(order));
  if (!verdict.ok) return rollBack({ kind: verdict.refusal.kind });
  if (verdict.value === "kept") {
    const by = { uid: actor.uid, name: `${actor.firstName} ${actor.lastName}` };
    await writeKeptPrice(tx, order, { at: clock.instant(), by, requestId });
  }
  return { orderNumber };
}
