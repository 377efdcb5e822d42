import { z } from "zod";
import { day, dayOrNull, text, whole } from "../reading/columns.ts";
import { importer } from "../reading/importer.ts";
import { overlayRows } from "../reading/save-rows.ts";
import { companiesOfShipTos } from "../ship-to-owner.ts";

/** How many boxes of a product a place may order for deliveries of these days (CART-18). */
export const productLimits = importer(
  z.object({
    shipto: text.meta({ description: "Number of the ship-to" }),
    sku: text.meta({ description: "Number of the product" }),
    max_boxes: whole().meta({
      description: "Most that the place may order for deliveries of these days",
      unit: "boxes",
    }),
    valid_from: day.meta({ description: "First day of delivery" }),
    valid_to: dayOrNull.meta({ description: "Last one; empty is until told otherwise" }),
  }),
  {
    kind: "product-limits",
    file: "product_limits.csv",
    key: ["shipto", "sku", "valid_from"],
    validity: { key: ["shipto", "sku"], from: "valid_from", to: "valid_to" },
    movingDays: ["valid_from", "valid_to"],
    references: [
      { column: "shipto", table: "ship_to", key: "id" },
      { column: "sku", table: "product", key: "sku" },
    ],
    save: async (tx, rows) => {
      const companyOf = await companiesOfShipTos(tx);
      await overlayRows(
        tx,
        { table: "product_limit", key: ["ship_to_id", "sku"] },
        rows.map(({ row }) => ({
          ship_to_id: row.shipto,
          company_id: companyOf.get(row.shipto),
          sku: row.sku,
          max_boxes: row.max_boxes,
          valid_from: row.valid_from,
          valid_to: row.valid_to,
        })),
      );
    },
  },
);
