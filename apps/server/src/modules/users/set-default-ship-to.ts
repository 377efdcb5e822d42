import type { DefaultShipToAnswer } from "@vycep/contract/users/users.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { orderingPlace, placeRefused } from "../access/access.facts.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { saveDefaultShipTo } from "./users.repo.ts";

/** The place that ordering begins with in its company (REST-19, OP-72, PROFILE-06): one of the user's own that may be ordered for. */
export async function setDefaultShipTo(
  deps: Deps,
  context: RequestContext,
  shipToId: string,
): Promise<DefaultShipToAnswer> {
  const actor = await context.actor();
  const place = orderingPlace(actor, shipToId);
  if (!place.ok) throw placeRefused(place.refusal.kind, context.language);
  await inTransaction(deps.db, async (tx) => {
    await saveDefaultShipTo(tx, actor.uid, place.value);
    await recordAudit(tx, {
      at: deps.clock.instant(),
      uid: actor.uid,
      companyId: place.value.companyId,
      action: "user.default-ship-to",
      subjectKind: "user",
      subjectId: actor.uid,
      requestId: context.requestId,
      detail: { from: actor.defaultShipToId ?? null, to: place.value.shipToId },
    });
  });
  return { defaultShipToID: place.value.shipToId };
}
