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
 * The company whose users the actor manages: the first where they own a place with Access Management (USERADMIN-09,
 * OP-96); rights in another company open nothing here (D47).
 */
export function administratorOf(actor: Actor): Administrator {
  for (const companyId of actor.companyIds) {
    const member = memberOf(actor, companyId);
    const places = managedPlaces(member);
    if (places.length > 0) return { companyId, member, places, seesAll: rankOf(member) === "key" };
  }
  throw forbidden("Access Management");
}

function memberOf(actor: Actor, companyId: CompanyId): Member {
  const rights = actor.shipTos
    .filter((shipTo) => shipTo.companyId === companyId)
    .map(({ shipToId, roleName, permissions }): HeldRight => {
      return { shipToId, roleName, permissions: [...permissions] };
    });
  return { uid: actor.uid, isKeyAccount: actor.isKeyAccount && actor.homeCompanyId === companyId, rights };
}
