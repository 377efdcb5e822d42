import type { NoticeWay } from "@vycep/domain/notices/notice-setting";
import type { Db } from "../../platform/db.ts";
import { findDepartures, type OwnedDeparture } from "./notice-settings.repo.ts";

/** What some people turned away from its default, as a question that is answered without asking again (BELL-03). */
export type ChosenWays = (
  asked: Pick<OwnedDeparture, "uid" | "shipToId" | "setting"> & { readonly way: NoticeWay },
) => boolean | undefined;

/** Loads what people chose, in one statement. */
export async function chosenWays(db: Db, uids: readonly string[]): Promise<ChosenWays> {
  const departures = await findDepartures(db, uids);
  const chosen = new Map(departures.map((one) => [keyOf(one), one.isWanted]));
  return (asked) => chosen.get(keyOf(asked));
}

function keyOf({ uid, shipToId, setting, way }: Omit<OwnedDeparture, "isWanted">): string {
  return JSON.stringify([uid, shipToId, setting, way]);
}
