import { addDays, compareMoments, daysBetween, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { Deps } from "../../../platform/deps.ts";
import { closings } from "./cut-offs.ts";

/** Farther ahead nobody knows yet what closes when. */
const mostDays = 14;

/** Which cut-offs of a market fall between two moments, both counted in (DCONF-01). */
export async function cutOffsBetween(
  db: Deps["db"],
  {
    market,
    from,
    until,
  }: { readonly market: Market; readonly from: LocalMoment; readonly until: LocalMoment },
): Promise<readonly { readonly kind: string; readonly moment: LocalMoment }[]> {
  const { on } = await closings(db, from.date);
  const days = Math.min(daysBetween(from.date, until.date), mostDays) + 1;
  const found = Array.from({ length: Math.max(days, 0) }, (_, ahead) => addDays(from.date, ahead)).flatMap(
    (date) => on(date),
  );
  return found
    .filter(({ markets }) => markets.length === 0 || markets.includes(market))
    .map(({ kind, orderBy }) => ({ kind, moment: orderBy }))
    .filter(({ moment }) => compareMoments(from, moment) <= 0 && compareMoments(moment, until) <= 0);
}
