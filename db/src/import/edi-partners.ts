import { EDI_REASONS } from "@vycep/domain/edi/order-message";
import { z } from "zod";
import { ean13, flag, oneOf, text } from "./reading/columns.ts";
import { importer } from "./reading/importer.ts";
import type { RowErrorCode } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";

const notAllowed: RowErrorCode = "not_allowed";

/** `product-unknown=AA not-sold=AV`: the partner's codes for our reasons. */
const reasonCodes = z.string().transform((value, context) => {
  const pairs = value
    .split(/\s+/)
    .filter((pair) => pair !== "")
    .map((pair) => pair.split("="));
  if (
    pairs.some(
      ([ours, theirs]) => !EDI_REASONS.some((one) => one === ours) || !/^\w{1,17}$/.test(theirs ?? ""),
    )
  ) {
    context.addIssue({ code: "custom", message: notAllowed });
    return z.NEVER;
  }
  return Object.fromEntries(pairs) as Record<string, string>;
});

/** Whose systems order by EDI, how, and in whose name. Places of delivery have their GLN as places. */
export const ediPartners = importer(
  z.object({
    gln: ean13,
    company: text,
    user: text,
    our_gln: ean13,
    syntax: oneOf(["edifact", "ubl"]),
    test: flag,
    pieces: oneOf(["named", "bottles"]),
    part_boxes: oneOf(["up", "down", "refuse"]),
    product_code: oneOf(["box", "piece", "ours"]),
    reason_codes: reasonCodes,
  }),
  {
    kind: "edi-partners",
    file: "edi_partners.csv",
    key: ["gln"],
    references: [
      { column: "company", table: "company", key: "id" },
      { column: "user", table: "app_user", key: "uid" },
    ],
    save: async (tx, rows) => {
      await upsertRows(
        tx,
        { table: "edi_partner", key: ["gln"] },
        rows.map(({ row: { company, user, test, ...row } }) => ({
          ...row,
          company_id: company,
          uid: user,
          is_test: test,
        })),
      );
    },
  },
);
