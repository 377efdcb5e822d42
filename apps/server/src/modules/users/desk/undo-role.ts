import { PERMISSIONS, type Permission } from "@vycep/domain/access/permission";
import { markOf, type RoleMark, type RoleMarks } from "@vycep/domain/access/role-rights";
import type { Deps } from "../../../platform/deps.ts";
import { type ToldFields, tooLittleKnown, type Undo } from "../../audit/undo.facts.ts";
import { rolesOfAll } from "../administration/roles.repo.ts";
import { changeRoleTable, toldOfMarks } from "./change-role-table.ts";
import { listOfMarks } from "./role-table.ts";

/**
 * Takes a change of the table of roles back (DEDIT-03), where it gives everybody what they had: of a screen that was optional nobody
 * knows any more who had switched it.
 */
export function undoRole(deps: Pick<Deps, "db" | "clock">): Undo {
  return {
    ...{ action: "role.changed", needs: { area: "configuration", power: "change" } },
    find: async (context, { subject, after }) => {
      const role = (await rolesOfAll(deps.db)).find(({ name }) => name === subject);
      if (role === undefined) return;
      return {
        // How many it touched is said of the change, not of the role.
        now: { ...toldOfMarks(role.marks), touched: after["touched"] ?? "" },
        put: async (values) => {
          const before = marksBefore(role.marks, values);
          if (PERMISSIONS.some((one) => isOptional(before[one]) && before[one] !== markOf(role.marks, one)))
            return tooLittleKnown(context.language);
          const wanted = { id: role.id, seen: [...listOfMarks(role.marks)], marks: [...listOfMarks(before)] };
          return (await changeRoleTable(deps, context, { roles: [wanted] })).refusal ?? null;
        },
      };
    },
  };
}

const lists = { allowed: "allowed", optionalOn: "optional_on", optionalOff: "optional_off" } as const;

function marksBefore(now: RoleMarks, values: ToldFields): RoleMarks {
  const told = { ...toldOfMarks(now), ...values };
  const markIn = (permission: Permission): RoleMark => {
    const list = (["allowed", "optionalOn", "optionalOff"] as const).find((one) =>
      String(told[one]).split(", ").includes(permission),
    );
    return list === undefined ? "not_allowed" : lists[list];
  };
  return Object.fromEntries(PERMISSIONS.map((permission) => [permission, markIn(permission)]));
}

function isOptional(mark: RoleMark | undefined): boolean {
  return mark === "optional_on" || mark === "optional_off";
}
