import { limitFactsOf } from "@vycep/contract/orders/orders.codec";
import { judgeCancel } from "@vycep/domain/orders/order-states";
import { judgeLimit } from "@vycep/domain/orders/price-limit";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import { onlyEmpties } from "@vycep/domain/transport/method";
import type { OrderActionType } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import { mayCancelAt } from "./orders.policy.ts";
import type { OrderRecord } from "./orders.repo.ts";

/** What the API would do for this person now, by the same rules and policy as the calls themselves (C14). */
export function actionsOf(order: OrderRecord, actor: Actor): OrderActionType[] {
  const { state, deliveryStatus, deliveryMethod, lineCount, shipToId } = order;
  const hasGoods = lineCount > 0 && onlyEmpties(deliveryMethod) === 0;
  const mayCancel = mayCancelAt(actor, shipToId);
  const canCancel = mayCancel && judgeCancel(state, isBlockedStatus(deliveryStatus)).ok;
  const canKeep = mayCancel && judgeLimit(limitFactsOf(order)).kind === "above-limit";
  return [
    ...(hasGoods ? (["REORDER"] as const) : []),
    ...(canCancel ? (["CANCEL"] as const) : []),
    ...(canKeep ? (["KEEP_PRICE"] as const) : []),
  ];
}
