import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { ManagedUserAnswer, UserChange } from "@vycep/contract/users/user-administration.rest";
import type { RequestContext } from "../../../platform/request-context.ts";
import { knownMember } from "../known-member.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { administratorOf } from "./administration.policy.ts";
import { encodeManagedUser } from "./managed-user.ts";
import { type PastChange, userHistory } from "./user-history.repo.ts";

/**
 * One user of the company with all that was changed of them (USERADMIN-02, USERADMIN-05). Three statements: the actor,
 * the user, and the history.
 */
export async function getManagedUserById(
  deps: AdministrationDeps,
  context: RequestContext,
  uid: string,
): Promise<ManagedUserAnswer> {
  const administrator = administratorOf(await context.actor());
  const user = await knownMember(deps.db, { deps, administrator, language: context.language }, uid);
  const history = (await userHistory(deps.db, administrator.companyId, user.uid)).map(toChange);
  const held = new Set<string>(user.places.map(({ shipToId }) => shipToId));
  const once = history.flatMap(({ shipToId }) => (shipToId === null || held.has(shipToId) ? [] : [shipToId]));
  return {
    ...encodeManagedUser(administrator, user),
    invitedBy: history.find(({ action }) => action === "user.invited")?.by ?? "",
    deletedShipToList: [...new Set(once)],
    history,
  };
}

function toChange({ at, by, action, detail }: PastChange): UserChange {
  const text = (name: string) => (typeof detail[name] === "string" ? detail[name] : null);
  return {
    at: encodeInstant(new Date(at), "T"),
    by: by ?? "",
    action,
    shipToId: text("shipToId"),
    from: text("from"),
    to: text("to"),
  };
}
