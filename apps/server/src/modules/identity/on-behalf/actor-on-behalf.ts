import { orderingOf } from "@vycep/domain/identity/on-behalf";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { judgeAct, reachOf } from "@vycep/domain/staff/staff-right";
import type { Deps } from "../../../platform/deps.ts";
import type { Behalf } from "../../../platform/session.ts";
import type { VerifiedToken } from "../../../platform/token-verifier.ts";
import { companiesFrom, rightsFrom } from "../../staff/staff.facts.ts";
import { type ActorRow, actorRow } from "../identity.repo.ts";
import { type BehalfRow, liveBehalf } from "./on-behalf.repo.ts";

/** A customer's user with what is left of them in the hands of one of the staff. */
export type ActorOnBehalf = {
  readonly row: ActorRow;
  readonly companyId: string;
  readonly behalf: Behalf;
};

/**
 * Whom a token of the staff in a customer's name stands for: the customer's rights of today that serve ordering, at the one place.
 * Nobody once the desk's session has ended, or either of the two may not any more.
 */
export async function actorOnBehalf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: VerifiedToken,
): Promise<ActorOnBehalf | undefined> {
  const { uid, ids } = token;
  const session = await liveBehalf(db, { id: ids[0] ?? "", uid, now: clock.realTime() });
  if (session === undefined) return undefined;
  const behalf = behalfOf(session);
  const row = behalf && (await actorRow(db, token, clock.now().date));
  const place = row?.ship_tos.find(({ ship_to_id }) => ship_to_id === session.shipToId);
  const permissions = orderingOf(place?.permissions ?? "");
  if (behalf === undefined || row === undefined || place === undefined || permissions.length === 0)
    return undefined;
  return {
    ...{ behalf, companyId: session.companyId },
    row: { ...row, is_key_account: false, ship_tos: [{ ...place, permissions: permissions.join(", ") }] },
  };
}

function behalfOf(session: BehalfRow): Behalf | undefined {
  const { id, staffUid, staffName, language, expiresAt, roles } = session;
  const rights = rightsFrom(session.rights);
  const reach = reachOf({ roles, companies: companiesFrom(session) });
  const isTheirs = reach === "everything" || reach.has(toId<CompanyId>(session.companyId));
  if (!isTheirs || !judgeAct(rights, { area: "orders", power: "change" }).ok) return undefined;
  return {
    ...{ sessionId: id, staffUid, staffName, language, expiresAt },
    ...{ shipToId: toId<ShipToId>(session.shipToId), shipToName: session.shipToName },
    mayOverride: judgeAct(rights, { area: "orders", power: "override" }).ok,
  };
}
