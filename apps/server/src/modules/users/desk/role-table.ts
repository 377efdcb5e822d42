import { PERMISSIONS } from "@vycep/domain/access/permission";
import { isOfferedAt, markOf, type RoleMark, type RoleMarks } from "@vycep/domain/access/role-rights";
import { say } from "@vycep/words/engine/sentence";
import { permissionNames } from "@vycep/words/permissions/answers";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskRoleTable } from "../../../platform/desk/desk-graphql.gen.ts";
import { rolesOfAll } from "../administration/roles.repo.ts";

/** What each role of the customers says of each screen, and how many hold it (DCONF-02, ROLE-13). */
export async function roleTable(db: Db, { language }: Pick<DeskContext, "language">): Promise<DeskRoleTable> {
  const roles = await rolesOfAll(db);
  return {
    screens: PERMISSIONS.map((permission) => ({
      permission,
      name: say(permissionNames[permission], language),
    })),
    roles: roles.map(({ id, name, users, marks }) => ({
      ...{ id, name, users, marks: [...listOfMarks(marks)] },
      customerTypes: ["POS", "WHS"].filter((type) => isOfferedAt(name, type)),
    })),
  };
}

/** In the order of the screens. */
export function listOfMarks(marks: RoleMarks): readonly RoleMark[] {
  return PERMISSIONS.map((permission) => markOf(marks, permission));
}
