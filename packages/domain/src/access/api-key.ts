import type { ShipToId } from "../kernel/ids.ts";
import { PERMISSIONS, type Permission } from "./permission.ts";
import type { HeldRight } from "./user-administration.ts";

/** What a program can be let in to: what is about people stays with people (B16). */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (permission) => permission !== "Access Management" && permission !== "My Profile",
);

/** The longest that a key may live, in days. */
export const LONGEST_KEY_DAYS = 366;
/** So many live keys one person, and one company, may have at once. */
export const MOST_KEYS = 20;
/** So many days before its end the owner of a key is told. */
export const KEY_END_TOLD_DAYS = 14;

/** How a key stands: it ends within a month, it has ended, or somebody revoked it. */
export type KeyStanding = "live" | "ending" | "ended" | "revoked";

const endingDays = 30;

/**
 * How a key stands at a moment (DINT-02).
 *
 * @example keyStanding({ expiresAt: new Date("2026-12-01"), revokedAt: null }, new Date("2026-11-23")) // "ending"
 * @example keyStanding({ expiresAt: new Date("2027-12-01"), revokedAt: null }, new Date("2026-11-23")) // "live"
 */
export function keyStanding(
  { expiresAt, revokedAt }: { readonly expiresAt: Date; readonly revokedAt: Date | null },
  now: Date,
): KeyStanding {
  if (revokedAt !== null) return "revoked";
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return "ended";
  return left <= endingDays * 24 * 60 * 60 * 1000 ? "ending" : "live";
}

/** What a key is to be allowed. */
export type AskedKey = {
  readonly permissions: readonly Permission[];
  readonly shipToIds: readonly ShipToId[];
  /** Places that its maker may give: for a company's key those that they manage. */
  readonly givable: readonly ShipToId[];
  /** Live ones that there are already. */
  readonly keyCount: number;
};

export type KeyRefusal =
  | { readonly kind: "place-unknown" }
  | { readonly kind: "more-than-own"; readonly permission: Permission }
  | { readonly kind: "not-for-programs"; readonly permission: Permission }
  | { readonly kind: "too-many-keys" };

/**
 * Why a key cannot be made: a place that its maker cannot give, a right that they hold at none of its places, or one that is
 * no program's; and too many are too many (B16).
 *
 * @example whyNotMakeKey([], { permissions: ["Catalogue"], shipToIds: ["P1"], givable: [], keyCount: 0 }) // { kind: "place-unknown" }
 */
export function whyNotMakeKey(
  rights: readonly HeldRight[],
  { permissions, shipToIds, givable, keyCount }: AskedKey,
): KeyRefusal | undefined {
  if (keyCount >= MOST_KEYS) return { kind: "too-many-keys" };
  if (!shipToIds.every((shipToId) => givable.includes(shipToId))) return { kind: "place-unknown" };
  for (const permission of permissions) {
    if (!KEY_PERMISSIONS.includes(permission)) return { kind: "not-for-programs", permission };
    const isHeld = rights.some(
      (right) => shipToIds.includes(right.shipToId) && right.permissions.includes(permission),
    );
    if (!isHeld) return { kind: "more-than-own", permission };
  }
  return undefined;
}

/** What a key was given, whatever its maker may do today. */
export type GivenToKey = {
  readonly permissions: readonly Permission[];
  readonly shipToIds: readonly ShipToId[];
};

/**
 * What a key may do at a place of its maker: of what it was given as much as its maker still holds there; nothing at any
 * other place (B16).
 *
 * @example permissionsOfKey({ permissions: ["Catalogue", "Support"], shipToIds: ["P1"] }, { shipToId: "P1", permissions: ["Support"] }) // ["Support"]
 */
export function permissionsOfKey(
  given: GivenToKey,
  { shipToId, permissions }: Pick<HeldRight, "shipToId" | "permissions">,
): readonly Permission[] {
  if (!given.shipToIds.includes(shipToId)) return [];
  return permissions.filter((each) => given.permissions.includes(each) && KEY_PERMISSIONS.includes(each));
}
