import type { HeldRight } from "@vycep/domain/access/user-administration";
import { managedPlaces } from "@vycep/domain/access/user-administration";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import { forbidden } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { requirePermission } from "../access/access.facts.ts";
import type { KeyRecord } from "./api-keys.repo.ts";

/** Somebody who gives programs rights of their own, within one company. */
export type KeyMaker = {
  readonly companyId: CompanyId;
  readonly rights: readonly HeldRight[];
  /** Where they may make keys of the company, and see those of others (OP-96). */
  readonly managed: readonly ShipToId[];
};

/** Whoever holds My Profile has keys of their own; who manages users of a place, also those of the company. */
export function keyMakerOf(actor: Actor): KeyMaker {
  requirePermission(actor, "My Profile");
  const { companyId, uid, isKeyAccount } = actor;
  if (companyId === undefined) throw forbidden("My Profile");
  const rights = actor.shipTos.map(({ shipToId, roleName, permissions }) => {
    return { shipToId, roleName, permissions: [...permissions] };
  });
  return { companyId, rights, managed: managedPlaces({ uid, isKeyAccount, rights }) };
}

/** One's own keys; and of others those that open no place beyond the ones that one manages. */
export function maySeeKey(actor: Actor, { managed }: KeyMaker, key: KeyRecord): boolean {
  if (key.madeBy === actor.uid) return true;
  return managed.length > 0 && key.shipToIds.every((shipToId) => managed.includes(shipToId));
}
