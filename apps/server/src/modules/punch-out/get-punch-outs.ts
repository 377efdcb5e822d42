import type { PunchOut, PunchOutsAnswer } from "@vycep/contract/punch-out/punch-out.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type PunchOutRecord, punchOutsOf } from "./punch-out.repo.ts";
import { punchOutOwner } from "./punch-out-owner.ts";

/** One's own purchasing systems (B16). */
export async function getPunchOuts({ db, config }: Deps, context: RequestContext): Promise<PunchOutsAnswer> {
  const owner = punchOutOwner(await context.actor());
  const own = await punchOutsOf(db, owner);
  return { punchOuts: own.map(shownPunchOut), isOffered: config.externalIssuer === undefined };
}

export function shownPunchOut({ id, name, returnHosts, createdAt, lastUsedAt }: PunchOutRecord): PunchOut {
  return {
    ...{ id, name, returnHosts: [...returnHosts] },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
