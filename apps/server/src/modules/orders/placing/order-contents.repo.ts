/** What is in an order: its lines, bundles, rates of VAT and empties, as they are written and taken away. */
import type { CompanyId, OrderNumber, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Texts } from "@vycep/domain/market/texts";
import { statusOfState } from "@vycep/domain/orders/status";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import { orderBundlesInSql } from "../../bundles/bundles.commands.ts";
import type { OrderBundle } from "../../bundles/bundles.facts.ts";
import type { OrderVatRecord } from "../order-parts.repo.ts";

export type Contents = {
  readonly lines: readonly NewOrderLine[];
  /** The bundles that some of the lines came in. */
  readonly bundles: readonly Omit<OrderBundle, "orderNumber">[];
  readonly vat: readonly Omit<OrderVatRecord, "orderNumber">[];
  /** What goes back with it, or is collected by it. */
  readonly empties: readonly NewEmptiesLine[];
};

type OfCompany = Contents & { readonly companyId: CompanyId };

export type NewOrderLine = {
  /** Of an order that was changed; the lines of a new one are counted. */
  readonly lineNo?: number;
  readonly sku: Sku;
  /** The bundle that the goods came in; null for goods by themselves. */
  readonly bundleSku: Sku | null;
  readonly names: Texts;
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  readonly boxes: number;
  readonly basePriceMinor: Minor;
  readonly unitPriceMinor: Minor;
  readonly netMinor: Minor;
  readonly vatPercent: number;
  readonly unitDepositMinor: Minor;
  readonly depositMinor: Minor;
};

export type NewEmptiesLine = {
  readonly code: string;
  readonly units: number;
  readonly unitDepositMinor: Minor;
};

/** Parts of a statement by their names. */
export type Parts = Readonly<Record<string, RawBuilder<unknown>>>;

/** Writes all these parts in one statement. */
export async function writeParts(tx: Tx, parts: Parts): Promise<void> {
  const named = Object.entries(parts).map(([name, part]) => sql`${sql.id(name)} as (${part})`);
  await sql`with ${sql.join(named)} select`.execute(tx);
}

/** What writes all that is in an order, as parts of one statement, however many lines. */
export function contentParts(
  orderNumber: OrderNumber,
  order: OfCompany & { readonly deliveryDate: LocalDate },
): Parts {
  const { companyId, deliveryDate, empties } = order;
  const bundles = order.bundles.map((bundle) => ({ ...bundle, orderNumber }));
  return {
    line: insertLines(orderNumber, order),
    rate: insertVat(orderNumber, order),
    ...(bundles.length > 0 && { bundle: orderBundlesInSql.insertOf({ companyId, deliveryDate, bundles }) }),
    ...(empties.length > 0 && { empties: insertEmpties(orderNumber, order) }),
  };
}

/** Takes all of it away, so that an order that is changed does not count against its own limits (DORD-04). */
export async function dropContents(tx: Tx, orderNumber: OrderNumber): Promise<void> {
  const drop = (table: string) => sql`delete from ${sql.table(table)} where order_number = ${orderNumber}`;
  await writeParts(tx, {
    line: drop("order_line"),
    rate: drop("order_vat"),
    empties: drop("order_empties_line"),
    bundle: orderBundlesInSql.deleteOf(orderNumber),
  });
}

/** The number of a line by its place. */
export function lineNoOf({ lineNo }: Pick<NewOrderLine, "lineNo">, index: number): number {
  return lineNo ?? index + 1;
}

/** A collection counts what it collects. */
export function lineCountOf({ lines, empties }: Pick<Contents, "lines" | "empties">): number {
  return lines.length > 0 ? lines.length : empties.length;
}

function insertLines(orderNumber: OrderNumber, { companyId, lines }: OfCompany): RawBuilder<unknown> {
  const column = <K extends keyof NewOrderLine>(name: K) => lines.map((line) => line[name]);
  return sql`
    insert into order_line (order_number, company_id, processing_status, line_no, sku, names, packages, layers,
      pallets, boxes_ordered, base_price_minor, unit_price_minor, net_minor, vat_percent, unit_deposit_minor,
      deposit_minor, bundle_sku)
    select ${orderNumber}, ${companyId}, ${statusOfState("received").processing}, line.no, line.sku,
      line.names::jsonb, line.packages, line.layers, line.pallets, line.boxes, line.base, line.price, line.net,
      line.vat, line.unit_deposit, line.deposit, line.bundle
    from unnest(${lines.map(lineNoOf)}::int[], ${column("sku")}::text[], ${lines.map(({ names }) => JSON.stringify(names))}::text[],
      ${column("packages")}::int[], ${column("layers")}::int[], ${column("pallets")}::int[],
      ${column("boxes")}::int[], ${column("basePriceMinor")}::bigint[], ${column("unitPriceMinor")}::bigint[],
      ${column("netMinor")}::bigint[], ${column("vatPercent")}::numeric[],
      ${column("unitDepositMinor")}::bigint[], ${column("depositMinor")}::bigint[], ${column("bundleSku")}::text[])
      as line (no, sku, names, packages, layers, pallets, boxes, base, price, net, vat,
      unit_deposit, deposit, bundle)`;
}

function insertVat(orderNumber: OrderNumber, { companyId, vat }: OfCompany): RawBuilder<unknown> {
  return sql`
    insert into order_vat (order_number, company_id, percent, base_minor, vat_minor)
    select ${orderNumber}, ${companyId}, rate.percent, rate.base, rate.vat
    from unnest(${vat.map(({ percent }) => percent)}::numeric[], ${vat.map(({ baseMinor }) => baseMinor)}::bigint[],
      ${vat.map(({ vatMinor }) => vatMinor)}::bigint[]) as rate (percent, base, vat)`;
}

function insertEmpties(orderNumber: OrderNumber, { companyId, empties }: OfCompany): RawBuilder<unknown> {
  return sql`
    insert into order_empties_line (order_number, line_no, company_id, empties_code, units, unit_deposit_minor,
      deposit_minor)
    select ${orderNumber}, line.no, ${companyId}, line.code, line.units, line.deposit, line.deposit * line.units
    from unnest(${empties.map(({ code }) => code)}::text[], ${empties.map(({ units }) => units)}::int[],
      ${empties.map(({ unitDepositMinor }) => unitDepositMinor)}::bigint[])
      with ordinality as line (code, units, deposit, no)`;
}
