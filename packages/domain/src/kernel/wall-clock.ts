import { dayNumber, fromDayNumber, type LocalMoment, localMomentIn } from "./local-moment.ts";

/**
 * The same as `localMomentIn`, for whoever asks for many moments of years, as lists of orders do: how far clocks are ahead
 * of UTC is asked once for a week, because asking the calendar for each costs more than all the rest of a row. The browser
 * shows few moments, and does not carry this.
 *
 * @example wallClockAt(Date.UTC(2026, 6, 1, 10, 0), "Europe/Prague") // { date: "2026-07-01", minutes: 720 }
 */
export function wallClockAt(instantMs: number, zone: string): LocalMoment {
  const ahead = aheadInWeek(Math.floor(instantMs / weekMs), zone);
  if (ahead === undefined) return localMomentIn(instantMs, zone);
  const wallMs = instantMs + ahead;
  const days = Math.floor(wallMs / dayMs);
  const seconds = Math.floor((wallMs - days * dayMs) / 1000);
  // By quarters of an hour, as the clock of one moment reckons: the very same number.
  return { date: fromDayNumber(days), minutes: Math.floor(seconds / 900) * 15 + (seconds % 900) / 60 };
}

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const weeks = new Map<string, Map<number, number | undefined>>();
const mostWeeks = 2_000;

/** Undefined for a week in which clocks are set; nobody sets them twice in a week. */
function aheadInWeek(week: number, zone: string): number | undefined {
  const known = weeks.get(zone) ?? new Map<number, number | undefined>();
  if (known.has(week)) return known.get(week);
  if (known.size >= mostWeeks) known.clear();
  const [first, last] = [week * weekMs, (week + 1) * weekMs].map((at) => msOf(localMomentIn(at, zone)) - at);
  const ahead = first === last ? first : undefined;
  weeks.set(zone, known.set(week, ahead));
  return ahead;
}

function msOf({ date, minutes }: LocalMoment): number {
  return dayNumber(date) * dayMs + Math.round(minutes * 60_000);
}
