import { DELIVERY_STATUSES, PROCESSING_STATES, stateOfDelivery } from "@vycep/domain/orders/status";
import { z } from "zod";
import type { Sql } from "../../sql.ts";
import { anyText, day, money, oneOf, orNull, scaled, shaped, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf, type Numbered } from "../reading/row-error.ts";
import { insertRows, upsertRows } from "../reading/save-rows.ts";
import { ofOtherCompanies } from "../ship-to-owner.ts";
import { isFinished } from "./order-progress.ts";

const columns = z.object({
  order_number: shaped(/^\d{10}$/),
  created: day,
  delivery_date: day,
  company: text,
  shipto: text,
  method: text,
  doc_code: oneOf(["YDOR", "YSOR", "YDER", "YSER"]),
  customer_order_number: anyText,
  processing_status: oneOf(PROCESSING_STATES),
  delivery_status: oneOf(DELIVERY_STATUSES),
  currency: text,
  net: money,
  gross: money,
  deposit: scaled(2, Number.MIN_SAFE_INTEGER),
  weight_kg: scaled(3),
  pallets: scaled(3),
  litres: orNull(scaled(3)),
  lines: whole(),
});

type OrderRow = z.output<typeof columns>;
type Rows = readonly Numbered<OrderRow>[];
type Rates = ReadonlyMap<string, readonly number[]>;

const rule = rulesFor(columns);

const ownShipTo = rule(["company", "shipto"], (rows, tx) => ofOtherCompanies(tx, rows, "shipto"));

const notPlacedHere = rule(["order_number"], async (rows, tx) => {
  const { rows: ours } = await tx.query<{ order_number: string }>(
    "select order_number from sales_order where cart_id is not null and order_number = any($1) order by 1",
    [rows.map(({ row }) => row.order_number)],
  );
  const numbers = new Set(ours.map((order) => order.order_number));
  return faultsOf(rows, { column: "order_number", code: "placed_here" }, (row) =>
    numbers.has(row.order_number),
  );
});

const vatOfTheMarket = rule(["net", "gross", "currency"], async (rows, tx) => {
  const rates = await ratesByCurrency(tx);
  return faultsOf(
    rows,
    { column: "gross", code: "mismatch", about: { code: "net-and-vat-rates" } },
    (row) => rateOf(row, rates) === undefined,
  );
});

/** The history of orders as the ERP knows it. Orders that were placed here are not overwritten by a file. */
export const orders = importer(columns, {
  kind: "orders",
  file: "orders.csv",
  key: ["order_number"],
  movingDays: ["created", "delivery_date"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "shipto", table: "ship_to", key: "id" },
    { column: "currency", table: "currency", key: "code" },
  ],
  rules: [ownShipTo, notPlacedHere, vatOfTheMarket],
  save: async (tx, rows) => {
    const payers = await payersByCompany(tx);
    await upsertRows(
      tx,
      { table: "sales_order", key: ["order_number"] },
      rows.map(({ row }) => orderValues(row, payers.get(row.company))),
    );
    await saveVat(tx, rows, await ratesByCurrency(tx));
    await saveEvents(tx, rows);
  },
});

function orderValues(row: OrderRow, payer: Payer | undefined) {
  return {
    order_number: row.order_number,
    company_id: row.company,
    ship_to_id: row.shipto,
    created_at: createdAt(row),
    delivery_date: row.delivery_date,
    delivery_method: row.method,
    document_code: row.doc_code,
    customer_order_number: row.customer_order_number,
    note_for_driver: "",
    payment_method: payer?.paymentMethod ?? "",
    sap_id: row.order_number,
    state: stateOfDelivery(row.delivery_status),
    processing_status: row.processing_status,
    delivery_status: row.delivery_status,
    currency: row.currency,
    net_minor: row.net,
    vat_minor: row.gross - row.net,
    gross_minor: row.gross,
    deposit_minor: row.deposit,
    total_minor: row.gross + row.deposit,
    grams: row.weight_kg,
    pallet_thousandths: row.pallets,
    millilitres: row.litres ?? 0,
    line_count: row.lines,
    payer: payer?.snapshot ?? {},
  };
}

/** A file knows only the day; the minutes come from the number, so that orders of one day keep an order. */
function createdAt(row: OrderRow): string {
  const minute = 7 * 60 + (Number(row.order_number) % 480);
  const clock = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return `${row.created} ${clock} Europe/Prague`;
}

async function ratesByCurrency(tx: Sql): Promise<Rates> {
  const { rows } = await tx.query<{ currency: string; percents: number[] }>(
    `select market.currency, json_agg(distinct rate.percent order by rate.percent desc) as percents
     from vat_rate rate join market on market.code = rate.market group by market.currency`,
  );
  return new Map(rows.map(({ currency, percents }) => [currency, percents]));
}

/** The rate that the order's own amounts speak of; the ERP may have rounded a haléř either way. */
function rateOf(row: Pick<OrderRow, "net" | "gross" | "currency">, rates: Rates): number | undefined {
  const vat = row.gross - row.net;
  return rates.get(row.currency)?.find((percent) => Math.abs((row.net * percent) / 100 - vat) <= 1);
}

type Payer = { paymentMethod: string; snapshot: Record<string, string> };

async function payersByCompany(tx: Sql): Promise<Map<string, Payer>> {
  const { rows } = await tx.query<Record<string, string>>(
    `select id as "companyId", name, street, city, zip, country, ico, dic, ic_dph as "icDph", payment_method
     from company order by id`,
  );
  return new Map(
    rows.map(({ payment_method: paymentMethod, ...snapshot }) => [
      snapshot.companyId ?? "",
      { paymentMethod: paymentMethod ?? "", snapshot: snapshot as Record<string, string> },
    ]),
  );
}

async function saveVat(tx: Sql, rows: Rows, rates: Rates): Promise<void> {
  await tx.query("delete from order_vat where order_number = any($1)", [
    rows.map(({ row }) => row.order_number),
  ]);
  const values = rows
    .filter(({ row }) => row.net !== 0)
    .map(({ row }) => ({
      order_number: row.order_number,
      company_id: row.company,
      percent: rateOf(row, rates),
      base_minor: row.net,
      vat_minor: row.gross - row.net,
    }));
  await insertRows(tx, "order_vat", values);
}

async function saveEvents(tx: Sql, rows: Rows): Promise<void> {
  await tx.query("delete from order_event where order_number = any($1)", [
    rows.map(({ row }) => row.order_number),
  ]);
  const values = rows.flatMap(({ row }) => {
    const event = { order_number: row.order_number, company_id: row.company, detail: {} };
    const state = stateOfDelivery(row.delivery_status);
    const received = { ...event, at: createdAt(row), state: "received" };
    return isFinished(state)
      ? [received, { ...event, at: `${row.delivery_date} 11:00 Europe/Prague`, state }]
      : [received];
  });
  await insertRows(tx, "order_event", values);
}
