import { z } from "zod";
import { money, shaped, text, whole } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { insertRows } from "../reading/save-rows.ts";

const columns = z.object({
  order_number: shaped(/^\d{10}$/),
  line: whole(1),
  empties_code: text,
  units: whole(1),
  deposit_per_unit: money,
  deposit_total: money,
});

const rule = rulesFor(columns);

const total = rule(["deposit_per_unit", "units", "deposit_total"], (rows) =>
  faultsOf(
    rows,
    { column: "deposit_total", code: "mismatch", about: "units × deposit_per_unit" },
    (row) => row.deposit_per_unit * row.units !== row.deposit_total,
  ),
);

/** Lines of empties collections. A file holds all lines of each of its orders. */
export const orderEmptiesLines = importer(columns, {
  kind: "order-empties-lines",
  file: "order_empties_lines.csv",
  key: ["order_number", "line"],
  references: [
    { column: "order_number", table: "sales_order", key: "order_number" },
    { column: "empties_code", table: "empties_type", key: "code" },
  ],
  rules: [total],
  save: async (tx, rows) => {
    const numbers = [...new Set(rows.map(({ row }) => row.order_number))];
    const { rows: orders } = await tx.query<{ order_number: string; company_id: string }>(
      "select order_number, company_id from sales_order where order_number = any($1) order by order_number",
      [numbers],
    );
    const companyOf = new Map(orders.map((order) => [order.order_number, order.company_id]));
    await tx.query("delete from order_empties_line where order_number = any($1)", [numbers]);
    await insertRows(
      tx,
      "order_empties_line",
      rows.map(({ row }) => ({
        order_number: row.order_number,
        line_no: row.line,
        company_id: companyOf.get(row.order_number),
        empties_code: row.empties_code,
        units: row.units,
        unit_deposit_minor: row.deposit_per_unit,
        deposit_minor: row.deposit_total,
      })),
    );
  },
});
