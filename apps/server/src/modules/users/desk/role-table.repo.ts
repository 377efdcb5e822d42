import type { Permission } from "@vycep/domain/access/permission";
import type { RoleMarks } from "@vycep/domain/access/role-rights";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** Until the transaction ends nobody gives these roles, and nobody else changes them; undefined are those that are none. */
export async function holdRoles(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from role where id = any(${[...ids]}::text[]) order by id for update`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Keeps what a role says. */
export async function keepMarks(tx: Tx, roleId: string, marks: RoleMarks): Promise<void> {
  await sql`delete from role_permission where role_id = ${roleId}`.execute(tx);
  await sql`
    insert into role_permission (role_id, permission, mark)
    select ${roleId}, m.key, m.value from jsonb_each_text(${JSON.stringify(marks)}::jsonb) m`.execute(tx);
}

/** The different texts of permissions that holders of a role have. */
export async function permissionTexts(tx: Tx, roleId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct permissions as text from ship_to_role where role_id = ${roleId}`.execute(tx);
  return rows.map(({ text }) => text);
}

/** Gives all holders of a role whose text it was another one; answers whose rights are others now. */
export async function replacePermissions(
  tx: Tx,
  roleId: string,
  changes: ReadonlyMap<string, readonly Permission[]>,
): Promise<readonly string[]> {
  if (changes.size === 0) return [];
  const [before, after] = [[...changes.keys()], [...changes.values()].map((one) => one.join(", "))];
  const { rows } = await sql<{ uid: string }>`
    update ship_to_role h set permissions = c.after
    from unnest(${before}::text[], ${after}::text[]) c (before, after)
    where h.role_id = ${roleId} and h.permissions = c.before
    returning h.uid`.execute(tx);
  return rows.map(({ uid }) => uid);
}
