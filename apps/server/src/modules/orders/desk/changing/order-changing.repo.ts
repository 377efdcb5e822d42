import { erpOrderTopic } from "@vycep/contract/orders/erp-order";
import { isOverrideRule, type OverrideRule } from "@vycep/domain/cart/override";
import { statusOfState } from "@vycep/domain/orders/status";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import { withdrawDocument } from "../../../documents/documents.commands.ts";
import { tellAnew } from "../../../outbox/outbox.commands.ts";
import { setAnswerAside } from "../../erp-reports.repo.ts";
import type { OrderRecord } from "../../orders.repo.ts";
import { erpOrderOf } from "../../placing/new-order.ts";
import { contentParts, lineCountOf, writeParts } from "../../placing/order-contents.repo.ts";
import { deliveryStatusOf, dueInSql, type NewOrder } from "../../placing/order-writing.repo.ts";

/** The rules that a held order was let off when it was sent (DORD-06). */
export async function overriddenRulesOf(tx: Tx, orderNumber: string): Promise<readonly OverrideRule[]> {
  const { rows } = await sql<{ rules: readonly string[] | null }>`
    select overridden -> 'rules' as rules from sales_order where order_number = ${orderNumber}`.execute(tx);
  return (rows[0]?.rules ?? []).filter(isOverrideRule);
}

/**
 * Writes the new form of an order whose contents were taken away: the order waits for its confirmation again, the ERP is told it
 * anew, and what was confirmed before is set aside.
 */
export async function writeChangedOrder(
  tx: Tx,
  { orderNumber, companyId }: OrderRecord,
  { next, version, at }: { readonly next: NewOrder; readonly version: number; readonly at: Date },
): Promise<void> {
  await writeParts(tx, {
    ...contentParts(orderNumber, next),
    changed: sql`
      update sales_order set delivery_date = ${next.deliveryDate}::date, delivery_method = ${next.deliveryMethod},
        document_code = ${next.documentCode}, customer_order_number = ${next.customerOrderNumber},
        note_for_driver = ${next.noteForDriver}, currency = ${next.currency}, net_minor = ${next.netMinor},
        vat_minor = ${next.vatMinor}, gross_minor = ${next.grossMinor}, deposit_minor = ${next.depositMinor},
        total_minor = ${next.totalMinor}, grams = ${next.grams}, pallet_thousandths = ${next.palletThousandths},
        millilitres = ${next.millilitres}, line_count = ${lineCountOf(next)}, state = 'received',
        confirmed_grams = null, confirmed_pallet_thousandths = null, confirmed_millilitres = null,
        ${dueInSql(undefined)},
        processing_status = ${statusOfState("received").processing},
        delivery_status = ${deliveryStatusOf("received")}, changed_at = ${at}::timestamptz
      where order_number = ${orderNumber}`,
  });
  await setAnswerAside(tx, orderNumber, version);
  await withdrawDocument(tx, { kind: "order-confirmation", number: orderNumber }, at);
  await tellAnew(tx, {
    ...{ topic: erpOrderTopic, companyId, orderNumber, payload: erpOrderOf(orderNumber, next) },
  });
}
