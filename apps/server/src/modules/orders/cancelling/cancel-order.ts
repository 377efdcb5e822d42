import { encodeCancelError } from "@vycep/contract/orders/order-refusals.codec";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { bothCancelled, type NotCancelled, orderCancelled } from "@vycep/words/orders/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { badInput, forbidden } from "../../../platform/errors.ts";
import type { MutationCancelOrderArgs } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { doneOrRolledBack, type RollBack } from "../../../platform/transaction.ts";
import { textOfCall } from "../../cart/cart-notes.facts.ts";
import { answerOrders } from "../order-view.ts";
import { cancelScope, mayCancelAt } from "../orders.policy.ts";
import { findOrder, ordersByNumber, secondOrdersOf } from "../orders.repo.ts";
import { takeBack } from "./take-back.ts";

/**
 * Takes an order back until its goods are issued (GQL-34, HISTORY-04, HISTORY-07…09): the order is held, judged as it
 * is at that moment, and its step, the ERP's message and the audit entry are written in one transaction. A report of
 * the ERP that comes meanwhile waits for it, or it waits for the report. Told again, it answers the same. Where it is
 * asked, the collection that was placed with the order goes with it: both or neither (EMPTIES-03).
 */
export async function cancelOrder(deps: Deps, context: RequestContext, args: MutationCancelOrderArgs) {
  const actor = await context.actor();
  const { language, idempotencyKey: key, requestId } = context;
  const { name, reason, withEmpties } = askedOf(args, language);
  const order = await findOrder(deps.db, name, cancelScope(actor));
  if (!order) return { ...refusedWith("no-such-order", language), order: null };
  if (!mayCancelAt(actor, order.shipToId)) throw forbidden("Catalogue");
  const { orderNumber } = order;
  const call = { uid: actor.uid, companyId: actor.companyId, key, operation: "cancelOrder", body: args };
  const asked: Asked = { actor, orderNumber, withEmpties, reason, requestId };
  const cancelled = await doneOrRolledBack<{ orderNumber: OrderNumber }, { readonly kind: NotCancelled }>(
    (rollBack) => oncePerKey(deps, call, (tx) => cancel(tx, deps, { ...asked, rollBack })),
  );
  const orders = await ordersByNumber(deps.db, [orderNumber]);
  const [answer = null] = answerOrders(deps, orders, { actor, language });
  if (!cancelled.ok) return { ...refusedWith(cancelled.refusal.kind, language), order: answer };
  const hasSecond = withEmpties && (await secondOrdersOf(deps.db, [orderNumber])).length > 0;
  return {
    message: (hasSecond ? bothCancelled : orderCancelled)[language],
    error: null,
    errorV2: null,
    order: answer,
  };
}

const longestReason = 200;

function askedOf({ sap_id: sapId, input }: MutationCancelOrderArgs, language: RequestContext["language"]) {
  if (sapId != null && input) {
    throw badInput("parameters-exclude-each-other", 'Give either "sap_id" or "input", not both.');
  }
  if (input) {
    const reason = textOfCall(input.reason, { path: "input.reason", max: longestReason, language });
    const withEmpties = input.with_empties_order ?? false;
    return { name: { orderNumber: input.order_id }, reason: reason ?? "", withEmpties };
  }
  if (sapId == null) throw badInput("required-parameter-missing", 'Required parameter "sap_id" is missing');
  return { name: { sapId }, reason: "", withEmpties: false };
}

function refusedWith(reason: NotCancelled, language: RequestContext["language"]) {
  const errorV2 = encodeCancelError(reason, language);
  return { message: null, error: errorV2.message, errorV2 };
}

type Asked = {
  readonly actor: Actor;
  readonly orderNumber: OrderNumber;
  readonly withEmpties: boolean;
  readonly reason: string;
  readonly requestId: string;
};

type Attempt = Asked & { readonly rollBack: RollBack<{ readonly kind: NotCancelled }> };

async function cancel(tx: Tx, { clock }: Deps, attempt: Attempt): Promise<{ orderNumber: OrderNumber }> {
  const { actor, orderNumber, rollBack, ...asked } = attempt;
  const { uid } = actor;
  const by = { uid, step: { uid, name: `${actor.firstName} ${actor.lastName}` } };
  await takeBack(tx, { ...asked, orderNumber, at: clock.instant(), by }, rollBack);
  return { orderNumber };
}
