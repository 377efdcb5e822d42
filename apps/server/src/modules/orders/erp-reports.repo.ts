import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { CompanyId, OrderNumber } from "@vycep/domain/kernel/ids";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Collected } from "@vycep/domain/orders/collected-empties";
import type { ErpReport, ReportedLine } from "@vycep/domain/orders/erp-report";
import type { OrderLoad } from "@vycep/domain/orders/shortage/confirmed-load";
import type { OrderDue } from "@vycep/domain/orders/shortage/order-due";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { dueInSql } from "./placing/order-writing.repo.ts";

/** Something that the ERP reports by itself; `id` is the same for every repeat. */
export type ReportedEvent = {
  readonly id: string;
  readonly orderNumber: OrderNumber;
  readonly bodyHash: string;
  readonly at: Date | undefined;
  readonly report: ErpReport;
};

type NewReport = ReportedEvent & {
  readonly companyId: CompanyId;
  readonly at: Date;
  readonly receivedAt: Date;
};

/** Keeps an event; false when one of its id is there already. A rival with the same id is waited for. */
export async function keepReport(tx: Tx, event: NewReport): Promise<boolean> {
  const { id, orderNumber, companyId, report, bodyHash, at, receivedAt } = event;
  const documentNumber = "documentNumber" in report ? report.documentNumber : null;
  const { rows } = await sql`
    insert into erp_report (event_id, order_number, company_id, kind, document_number, body_hash, at, received_at)
    values (${id}, ${orderNumber}, ${companyId}, ${report.kind}, ${documentNumber}, ${bodyHash}, ${at},
      ${receivedAt})
    on conflict (event_id) do nothing returning event_id`.execute(tx);
  return rows.length > 0;
}

/** What an event said, by its hash. */
export async function reportedBefore(tx: Tx, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ bodyHash: string }>`
    select body_hash as "bodyHash" from erp_report where event_id = ${eventId}`.execute(tx);
  return rows[0]?.bodyHash;
}

/** The answer to an order that was changed since stands under another name: the new form gets an answer of its own. */
export async function setAnswerAside(tx: Tx, orderNumber: OrderNumber, version: number): Promise<void> {
  await sql`
    update erp_report set event_id = event_id || ${`-before-${version}`}
    where event_id = ${answerId(orderNumber)}`.execute(tx);
}

/** The name of what the ERP answers to an order. */
export function answerId(orderNumber: OrderNumber): string {
  return `answer-${orderNumber}`;
}

export async function sapIdIsTaken(tx: Tx, sapId: string, orderNumber: OrderNumber): Promise<boolean> {
  const { rows } = await sql`
    select from sales_order where sap_id = ${sapId} and order_number <> ${orderNumber}`.execute(tx);
  return rows.length > 0;
}

/** Writes what the order comes to where its delivery changed that; what was confirmed is written with the confirmation. */
export async function writeDue(tx: Tx, orderNumber: OrderNumber, due: OrderDue | undefined): Promise<void> {
  await sql`update sales_order set ${dueInSql(due)} where order_number = ${orderNumber}`.execute(tx);
}

type Written = {
  readonly orderNumber: OrderNumber;
  readonly report: ErpReport;
  readonly lines: readonly ReportedLine[];
  /** Of a confirmation with less than was ordered: what goes out all the same. */
  readonly load?: OrderLoad | undefined;
  /** What the order comes to after its confirmation; undefined where that is what was ordered. */
  readonly due?: OrderDue | undefined;
};

/** Writes the boxes of a report, and why they changed, in one statement, and one more for the order itself. */
export async function writeReport(tx: Tx, { orderNumber, report, lines, load, due }: Written): Promise<void> {
  if (report.kind === "shipment") return;
  await sql`
    update order_line set ${columns[report.kind]},
      change_reason = coalesce(told.reason, change_reason)
    from unnest(${lines.map(({ lineNo }) => lineNo)}::int[], ${lines.map(({ boxes }) => boxes)}::int[],
      ${lines.map(({ reason }) => reason ?? null)}::text[],
      ${lines.map(({ substitutes }) => JSON.stringify(substitutes ?? []))}::text[]::jsonb[])
      as told (no, boxes, reason, substitutes)
    where order_line.order_number = ${orderNumber} and order_line.line_no = told.no`.execute(tx);
  if (report.kind === "delivery") return;
  // A bill changes lines alone, and yet it is another order that somebody sees.
  const sapId = report.kind === "confirmation" ? report.sapId : null;
  const confirmed =
    report.kind === "confirmation"
      ? sql`, confirmed_grams = ${load?.grams ?? null}, confirmed_pallet_thousandths = ${load?.palletThousandths ?? null},
        confirmed_millilitres = ${load?.millilitres ?? null}, ${dueInSql(due)}`
      : sql``;
  await sql`
    update sales_order set sap_id = coalesce(${sapId}, sap_id) ${confirmed}
    where order_number = ${orderNumber}`.execute(tx);
}

/** A delivered line is done; what did not come of it, or not at all, its state says (HISTORY-12). */
const columns = {
  confirmation: sql`boxes_confirmed = told.boxes,
    substitutes = array(select jsonb_array_elements_text(told.substitutes)),
    processing_status = case when told.boxes = 0 then 'Fully Rejected' else processing_status end`,
  delivery: sql`boxes_delivered = told.boxes, processing_status = case
    when told.boxes = 0 then 'Fully Rejected'
    when told.boxes < boxes_ordered then 'Partially Processed' else 'Completely Processed' end`,
  invoice: sql`boxes_invoiced = coalesce(boxes_invoiced, 0) + told.boxes`,
  credit: sql`boxes_credited = boxes_credited + told.boxes`,
};

type CollectedOfOrder = {
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly lines: Collected["lines"];
  readonly unplanned: readonly (EmptiesAmount & { readonly unitDepositMinor: Minor })[];
};

/** Writes what the driver took over of each line, and below them what was not planned, in one statement each. */
export async function writeCollected(
  tx: Tx,
  { orderNumber, companyId, lines, unplanned }: CollectedOfOrder,
): Promise<void> {
  await sql`
    update order_empties_line set units_returned = told.units
    from unnest(${lines.map(({ lineNo }) => lineNo)}::int[], ${lines.map(({ units }) => units)}::int[])
      as told (no, units)
    where order_number = ${orderNumber} and line_no = told.no`.execute(tx);
  if (unplanned.length === 0) return;
  await sql`
    insert into order_empties_line (order_number, line_no, company_id, empties_code, units, unit_deposit_minor,
      deposit_minor, units_returned)
    select ${orderNumber}, told.no + (
        select coalesce(max(line_no), 0) from order_empties_line where order_number = ${orderNumber}),
      ${companyId}, told.code, 0, told.deposit, 0, told.units
    from unnest(${unplanned.map(({ code }) => code)}::text[], ${unplanned.map(({ units }) => units)}::int[],
      ${unplanned.map(({ unitDepositMinor }) => unitDepositMinor)}::bigint[])
      with ordinality as told (code, units, deposit, no)`.execute(tx);
}
