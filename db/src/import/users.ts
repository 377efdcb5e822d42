import { foldEmail } from "@vycep/domain/identity/email";
import { LANGUAGES } from "@vycep/domain/market/language";
import { z } from "zod";
import { anyText, day, flag, oneOf, orNull, shaped, text, textOrNull, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ownedByOthers } from "./sole-owner.ts";

const columns = z.object({
  uid: text,
  first_name: text,
  last_name: text,
  email: shaped(/^[^@\s]+@[^@\s]+$/),
  phone: anyText,
  company: textOrNull,
  country: orNull(shaped(/^[A-Z]{3}$/)),
  language: oneOf(LANGUAGES),
  status: oneOf(["Active", "Invited", "Inactive", "Deactivated", "Suspended", "Exited", "Move Out"]),
  firstLogin: flag,
  showTutorial: orNull(whole()),
  userValidation: flag,
  isKeyAccount: flag,
  defaultShipToID: textOrNull,
  termsAgreed: flag,
  createdAt: day,
});

const rule = rulesFor(columns);

/** An address signs in one person only, however it is written. */
const emailOfTheirOwn = rule(["uid", "email"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "app_user", key: "uid", value: 'lower(email collate "C")', column: "email" },
    rows.map(({ line, row }) => ({ line, row: { id: row.uid, value: foldEmail(row.email) } })),
  ),
);

/** People who sign in. Passwords never come by file. */
export const users = importer(columns, {
  kind: "users",
  file: "users.csv",
  key: ["uid"],
  movingDays: ["createdAt"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "defaultShipToID", table: "ship_to", key: "id" },
  ],
  rules: [emailOfTheirOwn],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "app_user", key: ["uid"] },
      rows.map(({ row }) => ({
        uid: row.uid,
        company_id: row.company,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        phone: row.phone,
        country: row.country,
        language: row.language,
        status: row.status,
        is_first_login: row.firstLogin,
        show_tutorial: row.showTutorial,
        is_validated: row.userValidation,
        is_key_account: row.isKeyAccount,
        default_ship_to_id: row.defaultShipToID,
        terms_agreed: row.termsAgreed,
        created_at: `${row.createdAt} 08:00 Europe/Prague`,
      })),
    );
  },
});
