import type { UpdateUserBody } from "@vycep/contract/users/user-administration.rest";
import { isOfferedAt, permissionsOfRole, whyNotSwitch } from "@vycep/domain/access/role-rights";
import { whyNotGrant } from "@vycep/domain/access/user-administration";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Tx } from "../../../platform/db.ts";
import { type ShipTo, shipTosById } from "../../ship-to/ship-to.facts.ts";
import type { Administrator } from "./administration.policy.ts";
import type { AdministrationRefusal } from "./administration-refused.ts";
import type { MemberPlace } from "./members.repo.ts";
import { type RoleRecord, rolesToGive } from "./roles.repo.ts";
import type { StoredRight } from "./user-changes.repo.ts";

type WantedRole = UpdateUserBody["shipTos"][number];

/** What there is to give: the roles of the brewery and the places of the administrator. */
type Offer = { readonly roles: readonly RoleRecord[]; readonly shipTos: ReadonlyMap<string, ShipTo> };

/**
 * The roles that somebody is to have, as they are stored; or why one of them cannot be given (USERADMIN-17, ROLE-09,
 * ROLE-13). Two statements.
 *
 * @param held what they have already: keeping it is nobody's gift
 */
export async function rightsToGive(
  tx: Tx,
  administrator: Administrator,
  { wanted, held }: { readonly wanted: readonly WantedRole[]; readonly held: readonly MemberPlace[] },
): Promise<Result<readonly StoredRight[], AdministrationRefusal>> {
  if (wanted.some(({ roleid }) => roleid === "")) return refused({ kind: "role-missing" });
  const offer = {
    roles: await rolesToGive(tx, administrator.companyId),
    shipTos: await shipTosById(tx, administrator.places),
  };
  const rights: StoredRight[] = [];
  for (const each of wanted) {
    const before = held.find(({ shipToId }) => shipToId === each.shipToId);
    const right = rightToGive(administrator, offer, { wanted: each, before });
    if (!right.ok) return right;
    rights.push(right.value);
  }
  return ok(rights);
}

function rightToGive(
  { member }: Administrator,
  { roles, shipTos }: Offer,
  { wanted, before }: { readonly wanted: WantedRole; readonly before: MemberPlace | undefined },
): Result<StoredRight, AdministrationRefusal> {
  const place = shipTos.get(wanted.shipToId)?.facts;
  if (place === undefined) return refused({ kind: "place-unknown" });
  const shipToId = place.id;
  const role = roles.find(({ id }) => id === wanted.roleid);
  if (role === undefined) return refused({ kind: "role-not-offered", shipToId });
  const notOptional = whyNotSwitch(role.marks, wanted.optionalPermissions ?? []);
  if (notOptional) return refused(notOptional);
  const permissions = permissionsOfRole(role.marks, wanted.optionalPermissions);
  const isKept = before?.roleId === role.id;
  const why = whyNotGrant(member, {
    shipToId,
    roleName: role.name,
    isOffered: isKept || isOfferedAt(role.name, place.customerType),
    permissions: permissions.filter((each) => !before?.permissions.includes(each)),
  });
  if (why) return refused(why);
  return ok({
    shipToId,
    roleId: role.id,
    roleName: role.name,
    permissions,
    customerType: place.customerType,
  });
}
