import { SHORTAGE_KINDS } from "@vycep/domain/orders/house-shortage";
import { z } from "zod";
import { day, dayOrNull, oneOf, shaped, text, whole } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

/** Where the house ERP confirms, delivers or bills less than was ordered (B6, D11). */
export const houseShortages = importer(
  z.object({
    sku: text,
    kind: oneOf(SHORTAGE_KINDS),
    most_boxes: whole(),
    valid_from: day,
    valid_to: dayOrNull,
    reason: shaped(/^.{1,200}$/),
  }),
  {
    kind: "shortages",
    file: "shortages.csv",
    key: ["sku", "kind", "valid_from"],
    movingDays: ["valid_from", "valid_to"],
    validity: { key: ["sku", "kind"], from: "valid_from", to: "valid_to" },
    references: [{ column: "sku", table: "product", key: "sku" }],
    save: async (tx, rows) => {
      await overlayRows(
        tx,
        { table: "house_shortage", key: ["sku", "kind"] },
        rows.map(({ row }) => row),
      );
    },
  },
);
