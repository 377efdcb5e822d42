import type { OrderState } from "@vycep/domain/orders/order-states";
import { z } from "zod";
import type { Sql } from "../../sql.ts";
import { money, shaped, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { type CellFault, faultsOf, type Numbered } from "../reading/row-error.ts";
import { insertRows } from "../reading/save-rows.ts";
import { lineProgress } from "./order-progress.ts";

const columns = z.object({
  order_number: shaped(/^\d{10}$/),
  line: whole(1),
  sku: text,
  boxes: whole(1),
  your_price: money,
  net: money,
  deposit: money,
});

type LineRow = z.output<typeof columns>;
type Rows = readonly Numbered<LineRow>[];
type Order = {
  order_number: string;
  company_id: string;
  price_list: string;
  net_minor: number;
  deposit_minor: number;
  processing_status: string;
  state: OrderState;
  percent: number;
};
type Product = {
  sku: string;
  names: Readonly<Record<string, string>>;
  boxes_per_layer: number;
  boxes_per_pallet: number;
};
type Facts = { orders: Map<string, Order>; products: Map<string, Product>; basePrices: Map<string, number> };

const rule = rulesFor(columns);

const netOfLine = rule(["your_price", "boxes", "net"], (rows) =>
  faultsOf(
    rows,
    { column: "net", code: "mismatch", about: "boxes × your_price" },
    (row) => row.your_price * row.boxes !== row.net,
  ),
);

const depositOfLine = rule(["deposit", "boxes"], (rows) =>
  faultsOf(
    rows,
    { column: "deposit", code: "mismatch", about: { code: "same-for-each-box" } },
    (row) => row.deposit % row.boxes !== 0,
  ),
);

/** The lines of an order add up to its head, told at the first of them. */
const sumsOfOrder = (["net", "deposit"] as const).map((column) =>
  rule(
    ["order_number", column],
    async (rows, tx) => {
      const orders = await ordersOf(tx, rows);
      return [...Map.groupBy(rows, ({ row }) => row.order_number)].flatMap(([number, lines]): CellFault[] => {
        const sum = lines.reduce((total, { row }) => total + row[column], 0);
        const wanted = orders.get(number)?.[`${column}_minor`];
        if (wanted === undefined || wanted === sum) return [];
        const values = { order: inMajor(wanted), lines: inMajor(sum) };
        return [
          { row: lines[0]?.line ?? 1, column, code: "mismatch", about: { code: "sum-of-lines", values } },
        ];
      });
    },
    "order_number",
  ),
);

/** Lines of the order history. A file holds all lines of each of its orders, and they add up to its head. */
export const orderLines = importer(columns, {
  kind: "order-lines",
  file: "order_lines.csv",
  key: ["order_number", "line"],
  references: [
    { column: "order_number", table: "sales_order", key: "order_number" },
    { column: "sku", table: "product", key: "sku" },
  ],
  rules: [netOfLine, depositOfLine, ...sumsOfOrder],
  save: async (tx, rows) => {
    const facts = await loadFacts(tx, rows);
    await tx.query("delete from order_line where order_number = any($1)", [[...facts.orders.keys()]]);
    await insertRows(
      tx,
      "order_line",
      rows.flatMap(({ row }) => lineValues(row, facts)),
    );
    await tx.query(
      `select count_consumption(ship_to_id, month) from (
         select distinct ship_to_id, date_trunc('month', delivery_date)::date as month
         from sales_order where order_number = any($1) order by 1, 2) told`,
      [[...facts.orders.keys()]],
    );
  },
});

function lineValues(row: LineRow, facts: Facts) {
  const order = facts.orders.get(row.order_number);
  const product = facts.products.get(row.sku);
  if (!order || !product) return [];
  const basePrice = facts.basePrices.get(`${order.price_list} ${row.sku} ${row.your_price}`);
  return [
    {
      order_number: row.order_number,
      line_no: row.line,
      company_id: order.company_id,
      sku: row.sku,
      names: product.names,
      ...inUnits(row.boxes, product),
      boxes_ordered: row.boxes,
      ...lineProgress(order.state, { lineNo: row.line, boxes: row.boxes }),
      base_price_minor: basePrice ?? row.your_price,
      unit_price_minor: row.your_price,
      net_minor: row.net,
      vat_percent: order.percent,
      unit_deposit_minor: row.deposit / row.boxes,
      deposit_minor: row.deposit,
      processing_status: order.processing_status,
    },
  ];
}

/** Boxes as a person would have ordered them: whole pallets, then whole layers, then what is left. */
function inUnits(boxes: number, product: Product) {
  const pallets = product.boxes_per_pallet > 0 ? Math.floor(boxes / product.boxes_per_pallet) : 0;
  const rest = boxes - pallets * product.boxes_per_pallet;
  const layers = product.boxes_per_layer > 0 ? Math.floor(rest / product.boxes_per_layer) : 0;
  return { packages: rest - layers * product.boxes_per_layer, layers, pallets };
}

function inMajor(minor: number): string {
  return (minor / 100).toFixed(2);
}

async function ordersOf(
  tx: Sql,
  rows: readonly Numbered<{ readonly order_number: string }>[],
): Promise<Map<string, Order>> {
  const { rows: orders } = await tx.query<Order>(
    `select o.order_number, o.company_id, company.price_list, o.net_minor, o.deposit_minor,
       o.processing_status, o.state, coalesce(order_vat.percent, 0) as percent
     from sales_order o join company on company.id = o.company_id
     left join order_vat on order_vat.order_number = o.order_number
     where o.order_number = any($1) order by o.order_number`,
    [[...new Set(rows.map(({ row }) => row.order_number))]],
  );
  return new Map(orders.map((order) => [order.order_number, order]));
}

async function loadFacts(tx: Sql, rows: Rows): Promise<Facts> {
  const products = await tx.query<Product>(
    "select sku, names, boxes_per_layer, boxes_per_pallet from product order by sku",
  );
  const prices = await tx.query<{ key: string; base_minor: number }>(
    `select distinct on (1) price_list || ' ' || sku || ' ' || your_minor as key, base_minor
     from price order by 1, valid_from`,
  );
  return {
    orders: await ordersOf(tx, rows),
    products: new Map(products.rows.map((product) => [product.sku, product])),
    basePrices: new Map(prices.rows.map((price) => [price.key, price.base_minor])),
  };
}
