import type { ChangeNoticesAnswer, ChangeNoticesQuery } from "@vycep/contract/calendar/calendar.rest";
import { decodeShipToIds, encodeChangeNotices } from "@vycep/contract/calendar/change-notices.codec";
import { changesAhead } from "@vycep/domain/calendar/change-notice";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ownPlace } from "../access/access.facts.ts";
import { announcedChanges } from "./calendar.facts.ts";

/**
 * The changes of deliveries that are still ahead, by place and kind of transport (REST-51, CALENDAR-22, CALENDAR-30).
 * They are told to everybody who works at a place, also where nothing can be ordered any more: what is on its way
 * comes on another day all the same. A place without changes is left out.
 */
export async function getDeliveryExceptionNotifications(
  deps: Deps,
  context: RequestContext,
  { guid, shipToIds }: ChangeNoticesQuery,
): Promise<ChangeNoticesAnswer> {
  const actor = await context.actor();
  if (guid !== undefined && guid !== actor.uid) {
    throw notFound("user-not-found", say(userMessages["user-not-found"], context.language));
  }
  const own = decodeShipToIds(shipToIds).filter((id) => ownPlace(actor, id) !== undefined);
  const today = deps.clock.now().date;
  const places = await announcedChanges(deps.db, own);
  const notices = places.map(({ exceptions, ...place }) => ({
    ...place,
    groups: changesAhead(exceptions, today),
  }));
  return encodeChangeNotices(notices.filter(({ groups }) => groups.length > 0));
}
