import { z } from "zod";
import { anyText, day, flag, oneOf, orNull, shaped, text, textOrNull, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import type { RowError } from "./row-error.ts";
import { upsertRows } from "./save-rows.ts";

/** People who sign in. Passwords never come by file. */
export const users = importer(
  z.object({
    uid: text,
    first_name: text,
    last_name: text,
    email: shaped(/^[^@\s]+@[^@\s]+$/),
    phone: anyText,
    company: textOrNull,
    country: orNull(shaped(/^[A-Z]{3}$/)),
    language: oneOf(["cs", "sk", "en"]),
    status: oneOf(["Active", "Invited", "Inactive", "Deactivated", "Suspended", "Exited", "Move Out"]),
    firstLogin: flag,
    showTutorial: orNull(whole()),
    userValidation: flag,
    isKeyAccount: flag,
    defaultShipToID: textOrNull,
    termsAgreed: flag,
    createdAt: day,
  }),
  {
    kind: "users",
    file: "users.csv",
    key: ["uid"],
    movingDays: ["createdAt"],
    references: [
      { column: "company", table: "company", key: "id" },
      { column: "defaultShipToID", table: "ship_to", key: "id" },
    ],
    save: async (tx, rows) => {
      const { rows: known } = await tx.query<{ uid: string; email: string }>(
        "select uid, lower(email) as email from app_user order by uid",
      );
      const inFile = new Set(rows.map(({ row }) => row.uid));
      const owner = new Map(
        known.filter(({ uid }) => !inFile.has(uid)).map(({ uid, email }) => [email, uid]),
      );
      const errors: RowError[] = [];
      for (const { line, row } of rows) {
        const email = row.email.toLowerCase();
        if (owner.has(email))
          errors.push({ row: line, column: "email", code: "duplicate", value: row.email });
        else owner.set(email, row.uid);
      }
      if (errors.length > 0) return errors;
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
      return [];
    },
  },
);
