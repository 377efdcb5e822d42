import { parsePermission } from "@vycep/domain/access/permission";
import { ROLE_MARKS, type RoleMark, type RoleMarks } from "@vycep/domain/access/role-rights";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** A role with what it says of each screen (ROLE-13). */
export type RoleRecord = { readonly id: string; readonly name: string; readonly marks: RoleMarks };

type RoleRow = {
  readonly id: string;
  readonly name: string;
  readonly marks: readonly { readonly permission: string; readonly mark: string }[];
  readonly users: number;
};

type CountedRole = RoleRecord & { readonly users: number };

/** All roles of the brewery, and how many users of a company hold each, in one statement. */
export async function loadRoles(db: Db, companyId: CompanyId): Promise<readonly CountedRole[]> {
  return rolesBy(db, sql`h.company_id = ${companyId}`);
}

/** The same for whoever gives them: until the transaction ends nobody changes what a role says. */
export async function rolesToGive(tx: Tx, companyId: CompanyId): Promise<readonly CountedRole[]> {
  return rolesBy(tx, sql`h.company_id = ${companyId}`, sql`for share of r`);
}

/** The same, and how many users of all companies hold each. */
export async function rolesOfAll(db: Db | Tx): Promise<readonly CountedRole[]> {
  return rolesBy(db, sql`true`);
}

async function rolesBy(
  db: Db | Tx,
  whose: RawBuilder<unknown>,
  held: RawBuilder<unknown> = sql``,
): Promise<readonly CountedRole[]> {
  const { rows } = await sql<RoleRow>`
    select r.id, r.name,
      coalesce((select json_agg(json_build_object('permission', p.permission, 'mark', p.mark) order by p.permission)
        from role_permission p where p.role_id = r.id), '[]') as marks,
      (select count(distinct h.uid)::int from ship_to_role h where h.role_id = r.id and ${whose}) as users
    from role r order by r.id ${held}`.execute(db);
  return rows.map(({ id, name, marks, users }) => ({ id, name, users, marks: marksOf(marks) }));
}

/** What is not read is not allowed. */
function marksOf(rows: RoleRow["marks"]): RoleMarks {
  const known = rows.flatMap(({ permission, mark }) => {
    const name = parsePermission(permission);
    const read = ROLE_MARKS.find((each) => each === mark);
    return name === undefined || read === undefined ? [] : [[name, read] as [typeof name, RoleMark]];
  });
  return Object.fromEntries(known);
}
