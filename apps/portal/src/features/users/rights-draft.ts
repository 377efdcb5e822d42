import type { ManagedUserInfo, UpdateUserBody } from "@vycep/contract/users/user-administration.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { optionalOf, permissionsOfRole, type RoleMarks } from "@vycep/domain/access/role-rights";
import type { ManagedPlace, RoleInfo } from "./use-roles.ts";

/** The role that somebody is to have at a place, and what is switched on there; an empty role is not picked yet. */
export interface DraftRight {
  readonly roleid: string;
  readonly switchedOn: readonly Permission[];
}

/** Rights by place; no entry is no access. */
export type RightsDraft = Readonly<Record<string, DraftRight>>;

export function marksOf({ marks }: RoleInfo): RoleMarks {
  return Object.fromEntries(marks.map(({ permission, mark }) => [permission, mark]));
}

/** A role with its switches as it has them beforehand (ROLE-13). */
export function freshRight(role: RoleInfo): DraftRight {
  const marks = marksOf(role);
  const granted = permissionsOfRole(marks, undefined);
  return { roleid: role.roleid, switchedOn: optionalOf(marks).filter((each) => granted.includes(each)) };
}

/** What somebody holds at the places that can be managed here. */
export function draftOf(
  { permissionSchema }: Pick<ManagedUserInfo, "permissionSchema">,
  { roles, shipTos }: { readonly roles: readonly RoleInfo[]; readonly shipTos: readonly ManagedPlace[] },
): RightsDraft {
  const managed = new Set(shipTos.map(({ shipToId }) => shipToId));
  return Object.fromEntries(
    permissionSchema
      .filter(({ shipToId }) => managed.has(shipToId))
      .map(({ shipToId, roleid, permissions }) => {
        const role = roles.find((each) => each.roleid === roleid);
        const optional = role === undefined ? [] : optionalOf(marksOf(role));
        return [shipToId, { roleid, switchedOn: optional.filter((each) => permissions.includes(each)) }];
      }),
  );
}

/** What differs, as it is sent: places that stay as they are are not named. */
export function changesIn(before: RightsDraft, after: RightsDraft): UpdateUserBody {
  return {
    shipTos: Object.entries(after)
      .filter(([shipToId, right]) => !isSame(before[shipToId], right))
      .map(([shipToId, { roleid, switchedOn }]) => ({
        shipToId,
        roleid,
        optionalPermissions: [...switchedOn],
      })),
    deletedShipToList: Object.keys(before).filter((shipToId) => after[shipToId] === undefined),
  };
}

/** Places for which no role is picked yet (USERADMIN-17). */
export function placesWithoutRole(draft: RightsDraft): readonly string[] {
  return Object.entries(draft).flatMap(([shipToId, { roleid }]) => (roleid === "" ? [shipToId] : []));
}

function isSame(one: DraftRight | undefined, other: DraftRight): boolean {
  if (one === undefined || one.roleid !== other.roleid) return false;
  return (
    one.switchedOn.length === other.switchedOn.length &&
    one.switchedOn.every((each) => other.switchedOn.includes(each))
  );
}
