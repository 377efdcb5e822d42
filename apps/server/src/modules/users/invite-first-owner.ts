import { randomUUID } from "node:crypto";
import { isOfferedAt, isOwnerRole, permissionsOfRole } from "@vycep/domain/access/role-rights";
import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { homeCountryOf, homeMarket } from "@vycep/domain/market/market";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { shipTosById } from "../ship-to/ship-to.facts.ts";
import { activeOwners, hasEmail } from "./administration/members.repo.ts";
import { rolesToGive } from "./administration/roles.repo.ts";
import { holdUsers, insertInvited, saveRights } from "./administration/user-changes.repo.ts";

export type FirstOwner = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly shipToIds: readonly string[];
};

type Invited = { readonly path: string; readonly until: Date };
type InviteDeps = Pick<Deps, "clock" | "config"> & {
  /** Writes the mail with the link, and answers the link. */
  readonly inviteUser: (
    tx: Tx,
    invitation: Pick<FirstOwner, "email" | "language"> & {
      readonly uid: UserId;
      readonly inviter: string | null;
      readonly company: string | null;
    },
    deps: Pick<Deps, "clock" | "config">,
  ) => Promise<Invited>;
};
export type FirstOwnerRefusal = {
  readonly kind: "place-unknown" | "several-companies" | "has-owner" | "user-exists" | "no-owner-role";
};

/** Invites a company's first owner, a key user, to the places named; whoever is owned already needs no command (D31). */
export async function inviteFirstOwner(
  deps: InviteDeps,
  tx: Tx,
  owner: FirstOwner,
): Promise<Result<Invited, FirstOwnerRefusal>> {
  const found = await shipTosById(tx, owner.shipToIds);
  const places = owner.shipToIds.flatMap((id) => found.get(id)?.facts ?? []);
  const [first] = places;
  if (first === undefined || places.length < owner.shipToIds.length)
    return refused({ kind: "place-unknown" });
  const companyId: CompanyId = first.companyId;
  if (places.some((place) => place.companyId !== companyId)) return refused({ kind: "several-companies" });
  await holdUsers(tx, companyId);
  const placeIds = places.map(({ id }) => id);
  if ((await activeOwners(tx, companyId, placeIds)).length > 0) return refused({ kind: "has-owner" });
  if (await hasEmail(tx, companyId, owner.email)) return refused({ kind: "user-exists" });
  const roles = await rolesToGive(tx, companyId);
  const role = roles.find(
    ({ name }) => isOwnerRole(name) && !isOfferedAt(name, "POS") && !isOfferedAt(name, "WHS"),
  );
  if (role === undefined) return refused({ kind: "no-owner-role" });
  const uid = toId<UserId>(randomUUID());
  const { email, firstName, lastName, language } = owner;
  const createdAt = deps.clock.instant();
  await insertInvited(tx, {
    ...{ uid, companyId, firstName, lastName, email, language, createdAt },
    ...{
      phone: "",
      country: homeCountryOf(found.get(first.id)?.market ?? homeMarket()),
      isKeyAccount: true,
      defaultShipToId: first.id,
    },
  });
  const permissions = permissionsOfRole(role.marks, undefined);
  await saveRights(
    tx,
    { uid, companyId },
    places.map(({ id, customerType }) => ({
      shipToId: id,
      roleId: role.id,
      roleName: role.name,
      permissions,
      customerType,
    })),
  );
  await recordAudit(tx, {
    at: createdAt,
    uid,
    companyId,
    action: "user.invited",
    subjectKind: "user",
    subjectId: uid,
    requestId: "",
    detail: { by: "command" },
  });
  const company = found.get(first.id)?.payer.name ?? null;
  return ok(await deps.inviteUser(tx, { uid, email, language, inviter: null, company }, deps));
}
