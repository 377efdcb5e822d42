import type { OrderState } from "@vycep/domain/orders/order-states";
import type { ClientBase } from "pg";
import { z } from "zod";
import { money, shaped, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import { lineProgress } from "./order-progress.ts";
import type { Numbered, RowError } from "./row-error.ts";
import { insertRows } from "./save-rows.ts";

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
  name_cs: string;
  name_sk: string;
  name_en: string;
  boxes_per_layer: number;
  boxes_per_pallet: number;
};
type Facts = { orders: Map<string, Order>; products: Map<string, Product>; basePrices: Map<string, number> };

/** Lines of the order history. A file holds all lines of each of its orders, and they add up to its head. */
export const orderLines = importer(columns, {
  kind: "order-lines",
  file: "order_lines.csv",
  key: ["order_number", "line"],
  references: [
    { column: "order_number", table: "sales_order", key: "order_number" },
    { column: "sku", table: "product", key: "sku" },
  ],
  save: async (tx, rows) => {
    const facts = await loadFacts(tx, rows);
    const errors = [...lineErrors(rows), ...headErrors(rows, facts)];
    if (errors.length > 0) return errors;
    await tx.query("delete from order_line where order_number = any($1)", [[...facts.orders.keys()]]);
    await insertRows(
      tx,
      "order_line",
      rows.flatMap(({ row }) => lineValues(row, facts)),
    );
    return [];
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
      name_cs: product.name_cs,
      name_sk: product.name_sk,
      name_en: product.name_en,
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

function lineErrors(rows: Rows): RowError[] {
  return rows.flatMap(({ line, row }) => [
    ...(row.your_price * row.boxes === row.net ? [] : [mismatch(line, "net", row.net)]),
    ...(row.deposit % row.boxes === 0 ? [] : [mismatch(line, "deposit", row.deposit)]),
  ]);
}

function headErrors(rows: Rows, { orders }: Facts): RowError[] {
  return [...Map.groupBy(rows, ({ row }) => row.order_number)].flatMap(([number, lines]) => {
    const order = orders.get(number);
    const first = lines[0]?.line ?? 1;
    const sum = (column: "net" | "deposit") => lines.reduce((total, { row }) => total + row[column], 0);
    return [
      ...(order?.net_minor === sum("net") ? [] : [mismatch(first, "net", sum("net"))]),
      ...(order?.deposit_minor === sum("deposit") ? [] : [mismatch(first, "deposit", sum("deposit"))]),
    ];
  });
}

function mismatch(row: number, column: string, minor: number): RowError {
  return { row, column, code: "mismatch", value: (minor / 100).toFixed(2) };
}

async function loadFacts(tx: ClientBase, rows: Rows): Promise<Facts> {
  const orders = await tx.query<Order>(
    `select o.order_number, o.company_id, company.price_list, o.net_minor, o.deposit_minor,
       o.processing_status, o.state, coalesce(order_vat.percent, 0) as percent
     from sales_order o join company on company.id = o.company_id
     left join order_vat on order_vat.order_number = o.order_number
     where o.order_number = any($1) order by o.order_number`,
    [[...new Set(rows.map(({ row }) => row.order_number))]],
  );
  const products = await tx.query<Product>(
    "select sku, name_cs, name_sk, name_en, boxes_per_layer, boxes_per_pallet from product order by sku",
  );
  const prices = await tx.query<{ key: string; base_minor: number }>(
    `select distinct on (1) price_list || ' ' || sku || ' ' || your_minor as key, base_minor
     from price order by 1, valid_from`,
  );
  return {
    orders: new Map(orders.rows.map((order) => [order.order_number, order])),
    products: new Map(products.rows.map((product) => [product.sku, product])),
    basePrices: new Map(prices.rows.map((price) => [price.key, price.base_minor])),
  };
}
