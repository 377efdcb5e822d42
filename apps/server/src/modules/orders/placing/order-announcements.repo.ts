import {
  type ErpCancellation,
  type ErpOrder,
  erpCancellationTopic,
  erpOrderTopic,
} from "@vycep/contract/orders/erp-order";
import type { CompanyId, OrderNumber, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import { auditInSql } from "../../audit/audit.commands.ts";
import { noticeInSql } from "../../notices/notices.commands.ts";
import { outboxInSql } from "../../outbox/outbox.commands.ts";
import { seesOrders } from "../order-notices.ts";
import type { Parts } from "./order-contents.repo.ts";

/** What goes out with an order in the same transaction: its first event, the ERP's message, an audit entry. */
export type Announcement = {
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly deliveryDay: LocalDate;
  readonly createdAt: Date;
  /** Who sent it: its user, or one of the staff in their name. */
  readonly by: { readonly uid: string; readonly name: string };
  /** Whose order it is. */
  readonly owner: UserId;
  /** Which rules were set aside for it and why, in words; null where none was. */
  readonly overridden: string | null;
  readonly requestId: string;
  readonly erpOrder: ErpOrder;
};

export function announcementParts(orderNumber: OrderNumber, news: Announcement): Parts {
  const { companyId, shipToId, deliveryDay, createdAt, by, owner, overridden, requestId, erpOrder } = news;
  const taken = {
    facts: { kind: "order-taken" as const, deliveryDay, person: by.name },
    ...{
      subject: orderNumber,
      companyId,
      shipToId,
      at: createdAt,
      by: by.uid,
      owner,
      cause: orderNumber,
    },
  };
  return {
    event: sql`
      insert into order_event (order_number, company_id, at, state, detail)
      values (${orderNumber}, ${companyId}, ${createdAt}, 'received', ${JSON.stringify(by)}::jsonb)`,
    audit: auditInSql.insertOf({
      ...{ at: createdAt, uid: owner, companyId, requestId },
      ...{ action: "order.placed", subjectKind: "order", subjectId: orderNumber },
      detail: overridden === null ? {} : { reason: overridden },
    }),
    notice: noticeInSql.insertOf([taken], seesOrders),
    told: outboxInSql.insertOf({ topic: erpOrderTopic, companyId, orderNumber, payload: erpOrder }),
  };
}

/** What goes out with a cancellation in the same transaction: the ERP's message and an audit entry. */
export type CancellationNews = {
  readonly at: Date;
  readonly uid: UserId;
  readonly requestId: string;
  readonly cancellation: ErpCancellation;
};

export async function announceCancellation(
  tx: Tx,
  { at, uid, requestId, cancellation }: CancellationNews,
): Promise<void> {
  const { companyId, orderNumber, reason } = cancellation;
  await sql`
    with audit as (${auditInSql.insertOf({
      ...{ at, uid, companyId, requestId, action: "order.cancelled", subjectKind: "order" },
      ...{ subjectId: orderNumber, detail: { reason } },
    })})
    ${outboxInSql.insertOf({ topic: erpCancellationTopic, companyId, orderNumber, payload: cancellation })}`.execute(
    tx,
  );
}
