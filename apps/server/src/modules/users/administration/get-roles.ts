import type { RolesAnswer } from "@vycep/contract/users/user-administration.rest";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { isOfferedAt, isOwnerRole, markOf } from "@vycep/domain/access/role-rights";
import { rankOf } from "@vycep/domain/access/user-administration";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type ShipTo, shipTosById } from "../../ship-to/ship-to.facts.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { type Administrator, administratorOf } from "./administration.policy.ts";
import { loadRoles, type RoleRecord } from "./roles.repo.ts";

/**
 * What each role says of each screen (ROLE-12, ROLE-13, D43), and the places where the actor gives roles, with those that
 * can be given there. Three statements: the actor, the roles, the places.
 */
export async function getRoles(deps: AdministrationDeps, context: RequestContext): Promise<RolesAnswer> {
  const administrator = administratorOf(await context.actor());
  const roles = await loadRoles(deps.db, administrator.companyId);
  const shipTos = await shipTosById(deps.db, administrator.places);
  return {
    roles: roles.map(({ id, name, marks, users }) => ({
      roleid: id,
      rolename: name,
      marks: PERMISSIONS.map((permission) => ({ permission, mark: markOf(marks, permission) })),
      users,
    })),
    shipTos: [...shipTos.values()].map((shipTo) => encodePlace(administrator, shipTo, roles)),
  };
}

function encodePlace(
  { member }: Administrator,
  { facts, street, zip, city }: ShipTo,
  roles: readonly RoleRecord[],
): RolesAnswer["shipTos"][number] {
  const isGiven = ({ name }: RoleRecord) =>
    isOfferedAt(name, facts.customerType) && (rankOf(member) === "key" || !isOwnerRole(name));
  const own = member.rights.find(({ shipToId }) => shipToId === facts.id);
  return {
    shipToId: facts.id,
    shipToName: facts.name,
    shipToAddress: `${street}, ${zip} ${city}`,
    shipToStatus: facts.status,
    customerType: facts.customerType,
    roleids: roles.filter(isGiven).map(({ id }) => id),
    permissions: [...(own?.permissions ?? [])],
  };
}
