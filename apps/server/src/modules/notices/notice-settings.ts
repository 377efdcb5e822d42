import type {
  NoticeSettingsAnswer,
  SetNoticeSettingsBody,
} from "@vycep/contract/notices/notice-settings.rest";
import { type Departure, hasWay, noticeSwitches, wantsNotice } from "@vycep/domain/notices/notice-setting";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findDepartures, writeDepartures } from "./notice-settings.repo.ts";

/** What somebody is told of and by which ways, at each of their places (BELL-03). */
export async function getNoticeSettings(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
): Promise<NoticeSettingsAnswer> {
  return settingsOf(db, await context.actor());
}

/**
 * Turns switches of one's own, all or none (BELL-03). A foreign place is as unknown as one that does not exist; what one
 * may not read of, and a way that does not exist, cannot be turned. Only departures from the default are kept.
 */
export async function setNoticeSettings(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  { changes }: SetNoticeSettingsBody,
): Promise<NoticeSettingsAnswer> {
  const actor = await context.actor();
  const turned = changes.map((change) => {
    const place = actor.shipTos.find(({ shipToId }) => shipToId === change.shipToId);
    if (place === undefined)
      throw notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], context.language));
    const { setting, way, isWanted } = change;
    const reader = { permissions: place.permissions, isOwn: true };
    if (!hasWay(setting, way) || !wantsNotice(change, reader, true))
      throw new AppError("unprocessable", {
        code: "no-such-switch",
        message: "There is no such switch at this place.",
      });
    return { ...change, isDeparture: wantsNotice({ setting, way }, reader) !== isWanted };
  });
  return inTransaction(db, async (tx) => {
    await writeDepartures(tx, actor.uid, turned);
    return settingsOf(tx, actor);
  });
}

async function settingsOf(db: Db, { uid, shipTos }: Actor): Promise<NoticeSettingsAnswer> {
  const departures = Map.groupBy(await findDepartures(db, [uid]), ({ shipToId }: Departure) => shipToId);
  const places = shipTos.map(({ shipToId, permissions }) => ({
    shipToId,
    settings: noticeSwitches(permissions, departures.get(shipToId) ?? []).map(({ setting, ways }) => ({
      setting,
      ways: { ...ways },
    })),
  }));
  return { places: places.filter(({ settings }) => settings.length > 0) };
}
