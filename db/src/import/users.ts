import { foldEmail } from "@vycep/domain/identity/email";
import { LANGUAGES } from "@vycep/domain/market/language";
import { z } from "zod";
import { anyText, day, flag, oneOf, orNull, shaped, text, textOrNull, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ownedByOthers } from "./sole-owner.ts";

const columns = z.object({
  uid: text.meta({ description: "Id of the person" }),
  first_name: text.meta({ description: "Given name" }),
  last_name: text.meta({ description: "Family name" }),
  email: shaped(/^[^@\s]+@[^@\s]+$/).meta({ description: "Address for signing in; no other person's" }),
  phone: anyText.meta({ description: "Telephone" }),
  company: textOrNull.meta({ description: "Number of the own company; empty has none" }),
  country: orNull(shaped(/^[A-Z]{3}$/)).meta({ description: "Country of the person; empty is unknown" }),
  language: oneOf(LANGUAGES).meta({ description: "Language of mails and pages" }),
  status: oneOf(["Active", "Invited", "Inactive", "Deactivated", "Suspended", "Exited", "Move Out"]).meta({
    description: "Only Active people sign in",
  }),
  firstLogin: flag.meta({ description: "Has never been here" }),
  showTutorial: orNull(whole()).meta({
    description: "How often the person has closed the tour; empty is never counted",
    unit: "times",
  }),
  userValidation: flag.meta({ description: "Confirmed the address" }),
  isKeyAccount: flag.meta({ description: "Changes the telephone through customer service only" }),
  defaultShipToID: textOrNull.meta({ description: "Ship-to that is chosen first; empty has none" }),
  termsAgreed: flag.meta({ description: "Whether the person has agreed to the terms of use" }),
  createdAt: day.meta({ description: "Day of the account" }),
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
        terms_agreed: row.termsAgreed,
        created_at: `${row.createdAt} 08:00 Europe/Prague`,
      })),
    );
    const defaults = rows.map(({ row }) => [row.uid, row.defaultShipToID] as const);
    // A place belongs to a company: what was chosen in another one stays (PROFILE-06, D47).
    await tx.query(
      `insert into default_ship_to (uid, company_id, ship_to_id)
       select given.uid, place.company_id, place.id
       from unnest($1::text[], $2::text[]) as given (uid, ship_to_id) join ship_to place on place.id = given.ship_to_id
       on conflict (uid, company_id) do update set ship_to_id = excluded.ship_to_id
       where default_ship_to.ship_to_id is distinct from excluded.ship_to_id`,
      [defaults.map(([uid]) => uid), defaults.map(([, place]) => place)],
    );
    await tx.query(
      `delete from default_ship_to d using app_user u
       where u.uid = d.uid and u.company_id = d.company_id and d.uid = any($1::text[])`,
      [defaults.filter(([, place]) => place === null).map(([uid]) => uid)],
    );
  },
});
