import type { ShipToId, UserId } from "../kernel/ids.ts";
import type { Refusal } from "../kernel/result.ts";
import type { Permission } from "./permission.ts";
import { isOwnerRole } from "./role-rights.ts";
import { type SettableStatus, settableFrom, type UserStatus } from "./user-status.ts";

/** What somebody may do at one place of the company. */
export type HeldRight = {
  readonly shipToId: ShipToId;
  readonly roleName: string;
  readonly permissions: readonly Permission[];
};

/** Somebody within one company: rights elsewhere are no concern of it (D47). */
export type Member = {
  readonly uid: UserId;
  readonly isKeyAccount: boolean;
  readonly rights: readonly HeldRight[];
};

/** Somebody who is managed, or wants to be. */
export type ManagedMember = Member & { readonly status: UserStatus };

/** Why somebody cannot be changed by the one who asks. */
export type ManageRefusal = Refusal & {
  readonly kind: "own-account" | "key-user" | "fellow-owner" | "place-of-others";
};

/** Who stands above whom: the key user above owners, owners above everybody else (ROLE-04, OP-96). */
export type Rank = "key" | "owner" | "normal";

/**
 * The rank of somebody in a company (ROLE-01…03, OP-96).
 *
 * @example rankOf(member("U2", { P1: "POS Owner" })) // "owner"
 */
export function rankOf({ isKeyAccount, rights }: Member): Rank {
  if (isKeyAccount) return "key";
  return rights.some(({ roleName }) => isOwnerRole(roleName)) ? "owner" : "normal";
}

/**
 * The places whose users somebody manages: an owner's role and Access Management at that very place (USERADMIN-09,
 * OP-96).
 *
 * @example managedPlaces(member("U2", { P1: "POS Owner", P2: "POS Accountant" })) // ["P1"]
 */
export function managedPlaces({ rights }: Member): readonly ShipToId[] {
  return rights.filter(isOwned).map(({ shipToId }) => shipToId);
}

/**
 * Whether somebody may know of a user of the company: the key user of all, owners of those at their places, everybody
 * of themselves (USERADMIN-03, D47).
 *
 * @example maySee(member("U2", { P1: "POS Owner" }), member("U3", { P2: "POS Accountant" })) // false
 */
export function maySee(manager: Member, user: Member): boolean {
  const places = managedPlaces(manager);
  if (places.length === 0) return false;
  if (manager.uid === user.uid || rankOf(manager) === "key") return true;
  return user.rights.some(({ shipToId }) => places.includes(shipToId));
}

/**
 * Why the rights of a user cannot be changed by the one who asks: nobody changes their own, nobody but the brewery a key
 * user's, and only the key user those of owners (ROLE-04, OP-96).
 *
 * @example whyNotManage(member("U2", { P1: "POS Owner" }), member("U2")) // { kind: "own-account" }
 */
export function whyNotManage(manager: Member, user: Member): ManageRefusal | undefined {
  if (manager.uid === user.uid) return { kind: "own-account" };
  if (rankOf(user) === "key") return { kind: "key-user" };
  if (rankOf(user) === "owner" && rankOf(manager) !== "key") return { kind: "fellow-owner" };
  return undefined;
}

export type StatusRefusal = ManageRefusal | { readonly kind: "status-not-offered" } | LastOwner;

/**
 * Why somebody cannot be set to a status by the one who asks (USERADMIN-13, USERADMIN-15, D42). A status ends or opens all
 * places at once, so an owner of some places does not set that of a user who has others besides.
 *
 * @example whyNotSetStatus(member("U1"), member("U1"), { wanted: "Active", owners: [] }) // { kind: "own-account" }
 */
export function whyNotSetStatus(
  manager: Member,
  user: ManagedMember,
  { wanted, owners }: { readonly wanted: SettableStatus; readonly owners: readonly PlaceOwner[] },
): StatusRefusal | undefined {
  const why = whyNotManage(manager, user) ?? whyNotAllPlaces(manager, user);
  if (why) return why;
  if (!settableFrom(user.status).includes(wanted)) return { kind: "status-not-offered" };
  return wanted === "Active" ? undefined : whyLastOwner(owners, user, []);
}

/**
 * The statuses that a user can be set to by the one who asks; the last owner of a place is told when it is tried.
 *
 * @example offeredStatuses(member("U1"), member("U2", {}, { status: "Deactivated" })) // ["Active", "Exited"]
 */
export function offeredStatuses(manager: Member, user: ManagedMember): readonly SettableStatus[] {
  return settableFrom(user.status).filter(
    (wanted) => !whyNotSetStatus(manager, user, { wanted, owners: [] }),
  );
}

export type InvitationRefusal = ManageRefusal | { readonly kind: "invitation-used" };

/**
 * Why an invitation can be neither sent again nor deleted by the one who asks: only one that was never used can
 * (USERADMIN-12, D42).
 *
 * @example whyNotInvitation(member("U1"), member("U2")) // { kind: "invitation-used" }
 */
export function whyNotInvitation(manager: Member, user: ManagedMember): InvitationRefusal | undefined {
  const why = whyNotManage(manager, user) ?? whyNotAllPlaces(manager, user);
  return why ?? (user.status === "Invited" ? undefined : { kind: "invitation-used" });
}

/** A right that somebody is to have from now on. */
export type WantedRight = HeldRight & {
  /** Whether the role can be given at the place at all. */
  readonly isOffered: boolean;
};

export type GrantRefusal =
  | { readonly kind: "place-unknown" }
  | { readonly kind: "role-not-offered"; readonly shipToId: ShipToId }
  | { readonly kind: "more-than-own"; readonly shipToId: ShipToId; readonly permission: Permission };

/**
 * Why a right cannot be given by the one who asks: at a place that they do not manage, a role that is not for that place
 * or above their rank, or a permission that they lack there themselves (USERADMIN-04, ROLE-04).
 *
 * @example whyNotGrant(member("U1"), { ...right("P1", "Sub-account"), isOffered: true }) // { kind: "place-unknown" }
 */
export function whyNotGrant(manager: Member, wanted: WantedRight): GrantRefusal | undefined {
  const { shipToId } = wanted;
  const own = manager.rights.find((right) => right.shipToId === shipToId);
  if (own === undefined || !isOwned(own)) return { kind: "place-unknown" };
  const isAboveThem = isOwnerRole(wanted.roleName) && rankOf(manager) !== "key";
  if (!wanted.isOffered || isAboveThem) return { kind: "role-not-offered", shipToId };
  const permission = wanted.permissions.find((each) => !own.permissions.includes(each));
  return permission && { kind: "more-than-own", shipToId, permission };
}

/** An active owner of a place. */
export type PlaceOwner = { readonly shipToId: ShipToId; readonly uid: UserId };

export type LastOwner = { readonly kind: "last-owner"; readonly shipToId: ShipToId };

/**
 * A place that would be left without an active owner if this user owned only the named ones from now on (D42). A place
 * that had none before is no reason.
 *
 * @example whyLastOwner([{ shipToId: "P1", uid: "U1" }], member("U1"), []) // { kind: "last-owner", shipToId: "P1" }
 */
export function whyLastOwner(
  owners: readonly PlaceOwner[],
  { uid }: Pick<Member, "uid">,
  keeps: readonly ShipToId[],
): LastOwner | undefined {
  const left = owners.find(
    ({ shipToId, uid: owner }) =>
      owner === uid &&
      !keeps.includes(shipToId) &&
      !owners.some((other) => other.shipToId === shipToId && other.uid !== uid),
  );
  return left && { kind: "last-owner", shipToId: left.shipToId };
}

/**
 * Whether a right makes its holder an owner who manages the place (OP-96).
 *
 * @example isOwned(right("P1", "POS Owner")) // true
 */
export function isOwned({ roleName, permissions }: HeldRight): boolean {
  return isOwnerRole(roleName) && permissions.includes("Access Management");
}

function whyNotAllPlaces(manager: Member, user: Member): ManageRefusal | undefined {
  if (rankOf(manager) === "key") return undefined;
  const places = managedPlaces(manager);
  return user.rights.every(({ shipToId }) => places.includes(shipToId))
    ? undefined
    : { kind: "place-of-others" };
}
