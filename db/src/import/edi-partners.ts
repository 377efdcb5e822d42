import { EDI_REASONS } from "@vycep/domain/edi/order-message";
import { z } from "zod";
import type { Sql } from "../sql.ts";
import { ean13, flag, oneOf, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { type CellFault, faultsOf, type Numbered, type RowErrorCode } from "./reading/row-error.ts";
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

const columns = z.object({
  gln: ean13.meta({ description: "Global location number under which the partner sends, and buys" }),
  company: text.meta({ description: "Company whose orders they are" }),
  user: text.meta({ description: "Person of that company in whose name it orders, whose rights hold" }),
  our_gln: ean13.meta({ description: "Global location number under which the partner knows the brewery" }),
  syntax: oneOf(["edifact", "ubl"]).meta({ description: "How it is answered" }),
  test: flag.meta({ description: "Its orders are judged and answered, and nothing is ordered" }),
  pieces: oneOf(["named", "bottles"]).meta({
    description: "What amounts in pieces count: what the code on the line names, or always bottles",
  }),
  part_boxes: oneOf(["up", "down", "refuse"]).meta({
    description: "What becomes of an amount that is no whole box",
  }),
  product_code: oneOf(["box", "piece", "ours"]).meta({
    description: "By which code our messages name goods",
  }),
  reason_codes: reasonCodes.meta({
    description: "The partner's codes for our reasons, as product-unknown=AB not-sold=AV",
  }),
});

/** Whose systems order by EDI, how, and in whose name. Places of delivery have their GLN as places. */
export const ediPartners = importer(columns, {
  kind: "edi-partners",
  file: "edi_partners.csv",
  key: ["gln"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "user", table: "app_user", key: "uid" },
  ],
  rules: [rulesFor(columns)(["company", "user"], (rows, tx) => ofOtherCompanies(tx, rows))],
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
});

/** Refuses a person who works at none of the company's places: in that name nothing could ever be ordered. */
async function ofOtherCompanies(
  tx: Sql,
  rows: readonly Numbered<{ readonly company: string; readonly user: string }>[],
): Promise<CellFault[]> {
  const { rows: known } = await tx.query<{ uid: string; company: string | null }>(
    `select u.uid, r.company_id as company from app_user u left join ship_to_role r using (uid)
     where u.uid = any($1) group by 1, 2`,
    [rows.map(({ row }) => row.user)],
  );
  const companiesOf = Map.groupBy(known, ({ uid }) => uid);
  return faultsOf(rows, { column: "user", code: "mismatch", about: "company" }, ({ user, company }) => {
    const theirs = companiesOf.get(user);
    return theirs?.every((one) => one.company !== company) ?? false;
  });
}
