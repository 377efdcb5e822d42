import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { sql } from "kysely";
import type { NewNotice } from "../notices/notices.commands.ts";
import { usersInSql } from "../users/users.facts.ts";
import type { OrderRecord } from "./orders.repo.ts";

/** Who is told of an order: who may see those of its place. */
export const seesOrders = usersInSql.holdersAt(sql`told.ship_to_id`, "My Orders");

type Step = {
  readonly order: OrderRecord;
  readonly to: OrderState;
  readonly at: Date;
  readonly by?: { readonly uid: string } | { readonly brewery: true; readonly reason?: string };
};

/** What a step of an order is told as (BELL-01, MAIL-05); most of them wake nobody. */
export function noticeOfStep({ order, to, at, by }: Step): readonly NewNotice[] {
  const reason = by !== undefined && "brewery" in by ? by.reason : undefined;
  const facts = factsOf(to, order.deliveryDate, reason);
  if (facts === undefined) return [];
  const { orderNumber: subject, companyId, shipToId, createdBy } = order;
  const doer = by !== undefined && "uid" in by ? by.uid : undefined;
  return [{ facts, subject, companyId, shipToId, at, by: doer, owner: createdBy, cause: subject }];
}

/** The brewery takes less of an order than was ordered, and may offer other goods instead. */
export function noticeOfDifference(
  order: OrderRecord,
  { at, isOffered }: { readonly at: Date; readonly isOffered: boolean },
): NewNotice {
  const { orderNumber: subject, companyId, shipToId, deliveryDate: deliveryDay, createdBy } = order;
  return {
    facts: { kind: "order-confirmed-differently", deliveryDay, ...(isOffered && { isOffered }) },
    ...{ subject, companyId, shipToId, at, owner: createdBy, cause: subject },
  };
}

/** The brewery changed what was sent (DORD-04). */
export function noticeOfChange(
  order: OrderRecord,
  facts: Omit<Extract<NoticeFacts, { readonly kind: "order-changed" }>, "kind">,
  at: Date,
): NewNotice {
  const { orderNumber: subject, companyId, shipToId, createdBy } = order;
  return {
    facts: { kind: "order-changed", ...facts },
    ...{ subject, companyId, shipToId, at, owner: createdBy, cause: subject },
  };
}

/** What an order fell short of comes after all, under another number (DDISP-06). */
export function noticeOfReplacement(
  { orderNumber, shipToId, companyId, createdBy }: OrderRecord,
  {
    number: subject,
    next: { deliveryDate: deliveryDay },
    message,
    at,
  }: {
    readonly number: OrderRecord["orderNumber"];
    readonly next: Pick<OrderRecord, "deliveryDate">;
    readonly message: string;
    readonly at: Date;
  },
): NewNotice {
  return {
    facts: {
      ...{ kind: "order-replacement", deliveryDay, replaces: orderNumber },
      ...(message !== "" && { message }),
    },
    ...{ subject, companyId, shipToId, at, owner: createdBy, cause: subject },
  };
}

function factsOf(
  to: OrderState,
  deliveryDay: LocalDate,
  reason: string | undefined,
): NoticeFacts | undefined {
  switch (to) {
    case "on-the-way":
      return { kind: "order-on-the-way", deliveryDay };
    case "delivered":
    case "partially-delivered":
      return { kind: "order-delivered", isPartial: to === "partially-delivered" };
    case "cancelled":
      return { kind: "order-cancelled", ...(reason !== undefined && { reason }) };
    default:
      return undefined;
  }
}
