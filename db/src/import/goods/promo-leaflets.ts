import { z } from "zod";
import { day, dayOrNull, money, percent, text, yesNo } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { overlayRows } from "../reading/save-rows.ts";

const columns = z.object({
  price_list: text.meta({ description: "Code of the price list whose customers get it" }),
  sku: text.meta({ description: "Number of the product" }),
  name: text.meta({ description: "Name of the leaflet" }),
  base_price: money.meta({ description: "Net price of a box before discount", unit: "currency of the list" }),
  your_price: money.meta({
    description: "Net price that the customers of the list pay otherwise",
    unit: "currency of the list",
  }),
  promo_price: money.meta({
    description: "Net price while it holds; at most base_price",
    unit: "currency of the list",
  }),
  percentage: percent.meta({ description: "Discount, as it is shown" }),
  valid_from: day.meta({ description: "First day" }),
  valid_to: dayOrNull.meta({ description: "Last day; empty is until told otherwise" }),
  promo_price_is_inside_delivery: yesNo.meta({
    description: "Whether the leaflet says that its days are those of delivery",
  }),
  long_term_discount_pct: percent.meta({ description: "Part of it that is a long-term discount" }),
});

const rule = rulesFor(columns);

const cheaperThanUsual = rule(["promo_price", "base_price"], (rows) =>
  faultsOf(
    rows,
    {
      column: "promo_price",
      code: "out_of_range",
      about: { code: "more-than", values: { column: "base_price" } },
    },
    (row) => row.promo_price > row.base_price,
  ),
);

/** Promotional prices of leaflets. */
export const promoLeaflets = importer(columns, {
  kind: "promo-leaflets",
  file: "promo_leaflets.csv",
  key: ["price_list", "sku", "valid_from"],
  validity: { key: ["price_list", "sku"], from: "valid_from", to: "valid_to" },
  movingDays: ["valid_from", "valid_to"],
  references: [
    { column: "price_list", table: "price_list", key: "code" },
    { column: "sku", table: "product", key: "sku" },
  ],
  rules: [cheaperThanUsual],
  save: async (tx, rows) => {
    await overlayRows(
      tx,
      { table: "promo_leaflet", key: ["price_list", "sku"] },
      rows.map(({ row }) => ({
        price_list: row.price_list,
        sku: row.sku,
        name: row.name,
        base_minor: row.base_price,
        your_minor: row.your_price,
        promo_minor: row.promo_price,
        percentage: row.percentage,
        long_term_discount_percent: row.long_term_discount_pct,
        is_inside_delivery: row.promo_price_is_inside_delivery,
        valid_from: row.valid_from,
        valid_to: row.valid_to,
      })),
    );
  },
});
