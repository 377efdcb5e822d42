import { z } from "zod";
import { day, dayOrNull, oneOf, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import { overlayRows } from "./reading/save-rows.ts";

const json = text.transform((value, context) => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "malformed" });
    return z.NEVER;
  }
});

/** The portal's configuration per market; values are JSON (CONFIG-08). */
export const portalConfig = importer(
  z.object({
    market: oneOf(["CZ", "SK", "IT"]),
    key: oneOf([
      "maintenance",
      "banner_rotation",
      "sections",
      "orderable_units",
      "added_weekdays",
      "support",
      "links",
      "mail_brand",
      "brand",
    ]),
    value: json,
    valid_from: day,
    valid_to: dayOrNull,
  }),
  {
    kind: "portal-config",
    file: "portal_config.csv",
    key: ["market", "key", "valid_from"],
    validity: { key: ["market", "key"], from: "valid_from", to: "valid_to" },
    save: async (tx, rows) => {
      await overlayRows(
        tx,
        { table: "portal_config", key: ["market", "key"] },
        rows.map(({ row }) => row),
      );
    },
  },
);
