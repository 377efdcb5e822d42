import { erpOrderTopic } from "@vycep/contract/orders/erp-order";
import type { OrderNumber, UserId } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import { auditInSql } from "../../../audit/audit.commands.ts";
import { noticeInSql } from "../../../notices/notices.commands.ts";
import { outboxInSql } from "../../../outbox/outbox.commands.ts";
import { noticeOfReplacement, seesOrders } from "../../order-notices.ts";
import type { OrderRecord } from "../../orders.repo.ts";
import { erpOrderOf } from "../../placing/new-order.ts";
import { lineNoOf, writeParts } from "../../placing/order-contents.repo.ts";
import { type NewOrder, orderParts } from "../../placing/order-writing.repo.ts";
import { replacedBoxes } from "../../replacements.facts.ts";
import type { ReplacingDeps, ShortClaim } from "./replacing.deps.ts";

/** What of a held order's lines comes again already, is claimed, and cost before discounts. */
export async function replacedSoFar(
  tx: Tx,
  { shortClaims }: Pick<ReplacingDeps, "shortClaims">,
  orderNumber: OrderNumber,
): Promise<{
  readonly lines: ReadonlyMap<number, { readonly basePriceMinor: Minor; readonly replaced: number }>;
  readonly claims: readonly ShortClaim[];
}> {
  const { rows } = await sql<{
    readonly lineNo: number;
    readonly basePriceMinor: Minor;
    readonly replaced: number;
    readonly claims: readonly ShortClaim[];
  }>`
    select l.line_no as "lineNo", l.base_price_minor as "basePriceMinor", ${replacedBoxes(sql`l`)} as replaced,
      ${shortClaims(sql`l.order_number`)} as claims
    from order_line l where l.order_number = ${orderNumber}`.execute(tx);
  return {
    lines: new Map(rows.map(({ lineNo, ...line }) => [lineNo, line])),
    claims: rows[0]?.claims ?? [],
  };
}

type Written = {
  readonly number: OrderNumber;
  readonly next: NewOrder;
  readonly by: UserId;
  readonly at: Date;
  readonly requestId: string;
  readonly message: string;
};

/**
 * Writes a replacement delivery with all that goes out with it: the ERP's message, both audit entries and the customer's notice. The
 * order that it belongs to gets another version, so that whoever saw it before plans no second one.
 */
export async function writeReplacement(
  tx: Tx,
  order: OrderRecord,
  { number, next, by, at, requestId, message }: Written,
): Promise<void> {
  const { companyId, deliveryDate: day, deliveryMethod: method, totalMinor: total } = next;
  const told = { at, uid: by, companyId, requestId, subjectKind: "order" } as const;
  const boxes = Object.fromEntries(
    next.lines.map((line, index) => [`line ${lineNoOf(line, index)}`, line.boxes]),
  );
  await writeParts(tx, {
    ...orderParts(tx, number, next),
    event: sql`
      insert into order_event (order_number, company_id, at, state, detail)
      values (${number}, ${companyId}, ${at}, 'received', '{}'::jsonb)`,
    audit: auditInSql.insertOf(
      {
        ...{ ...told, action: "order.replaced", subjectId: order.orderNumber },
        detail: { order: number, day, method, ...boxes, ...(message !== "" && { message }) },
      },
      {
        ...{ ...told, action: "order.placed", subjectId: number },
        detail: { order: order.orderNumber, day, method, total },
      },
    ),
    notice: noticeInSql.insertOf([noticeOfReplacement(order, { number, next, message, at })], seesOrders),
    told: outboxInSql.insertOf({
      ...{ topic: erpOrderTopic, companyId, orderNumber: number, payload: erpOrderOf(number, next) },
    }),
    seen: sql`update sales_order set replaces = replaces where order_number = ${order.orderNumber}`,
  });
}
