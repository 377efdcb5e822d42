import { reachOf } from "@vycep/domain/staff/staff-right";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { LoadStaff } from "../../../platform/desk/desk-context.ts";
import {
  companiesFrom,
  type RightJson,
  rightsFrom,
  type StaffRow,
  staffInSql,
} from "../../staff/staff.facts.ts";

type Row = Pick<
  StaffRow,
  "uid" | "first_name" | "last_name" | "email" | "language" | "roles" | "companies"
> & { readonly rights: readonly RightJson[] };

/**
 * Who a token of the desk stands for, in one statement; none when they may no longer come in, the token or its session was
 * revoked, or all their earlier ones were ended.
 */
export function staffOfToken(db: Db): LoadStaff {
  return async (token) => {
    const { rows } = await sql<Row>`
      select s.uid, s.first_name, s.last_name, s.email, s.language,
        ${staffInSql.rolesOf(sql`s.uid`)} as roles, ${staffInSql.companiesOf(sql`s.uid`)} as companies,
        ${staffInSql.rightsOf(sql`s.uid`)} as rights
      from ${staffInSql.whoMaySignIn} s
      where s.uid = ${token.uid}
        and not exists (select from revoked_token t where t.jti = any(${[...token.ids]}::text[]))
        and not exists (select from session_end e where e.uid = s.uid and e.ended_at > ${token.issuedAt}
          and not e.besides && ${[...token.ids]}::text[])`.execute(db);
    const [row] = rows;
    if (!row) return;
    return {
      uid: row.uid,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      language: row.language,
      roles: row.roles,
      rights: rightsFrom(row.rights),
      reach: reachOf({ roles: row.roles, companies: companiesFrom(row) }),
    };
  };
}
