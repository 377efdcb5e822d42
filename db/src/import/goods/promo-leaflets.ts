import { z } from "zod";
import { day, dayOrNull, money, percent, text, yesNo } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { overlayRows } from "../reading/save-rows.ts";

const columns = z.object({
  price_list: text,
  sku: text,
  name: text,
  base_price: money,
  your_price: money,
  promo_price: money,
  percentage: percent,
  valid_from: day,
  valid_to: dayOrNull,
  promo_price_is_inside_delivery: yesNo,
  long_term_discount_pct: percent,
});

const rule = rulesFor(columns);

const cheaperThanUsual = rule(["promo_price", "base_price"], (rows) =>
  faultsOf(
    rows,
    { column: "promo_price", code: "out_of_range", about: "more than base_price" },
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
