import type { HeldRight, Member } from "@vycep/domain/access/user-administration";
import { managedPlaces, rankOf } from "@vycep/domain/access/user-administration";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import { forbidden } from "../../../platform/errors.ts";
import type { Actor } from "../../../platform/session.ts";

/** Whoever manages users, within one company. */
export type Administrator = {
  readonly companyId: CompanyId;
  readonly member: Member;
  readonly places: readonly ShipToId[];
  /** Whose users they see: of all the company, or of their places. */
  readonly seesAll: boolean;
};

/**
 * The actor as somebody who manages users: of the company that they act for, where they own a place with Access
 * Management (USERADMIN-09, OP-96); rights in another company open nothing here (D47).
 */
export function administratorOf(actor: Actor): Administrator {
  const { companyId } = actor;
  const member = memberOf(actor);
  const places = managedPlaces(member);
  if (companyId === undefined || places.length === 0) throw forbidden("Access Management");
  return { companyId, member, places, seesAll: rankOf(member) === "key" };
}

function memberOf({ uid, isKeyAccount, shipTos }: Actor): Member {
  const rights = shipTos.map(({ shipToId, roleName, permissions }): HeldRight => {
    return { shipToId, roleName, permissions: [...permissions] };
  });
  return { uid, isKeyAccount, rights };
}
