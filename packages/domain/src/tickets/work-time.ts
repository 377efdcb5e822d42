import {
  addDays,
  compareMoments,
  daysBetween,
  type LocalDate,
  type LocalMoment,
  weekdayOf,
} from "../kernel/local-moment.ts";

/** When the house answers: on these weekdays (1 Monday … 7 Sunday) from a minute of the day to another; none at all is round the clock. */
export type WorkHours = readonly {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}[];

/** The house's hours, and its days off. */
export type WorkCalendar = {
  readonly hours: WorkHours;
  readonly isDayOff: (day: LocalDate) => boolean;
};

const minutesOfDay = 24 * 60;
/** No clock is followed further: a house that never opens keeps nobody waiting for ever. */
const mostDays = 3 * 366;

/**
 * How many minutes of the house's hours lie between two moments (DTICK-04).
 *
 * @example workMinutes({ date: toLocalDate("2026-11-20"), minutes: 900 }, { date: toLocalDate("2026-11-23"), minutes: 540 },
 *   { hours: [{ weekdays: [1, 2, 3, 4, 5], from: 480, to: 960 }], isDayOff: () => false }) // 120
 */
export function workMinutes(from: LocalMoment, to: LocalMoment, calendar: WorkCalendar): number {
  if (compareMoments(from, to) >= 0) return 0;
  const days = Math.min(daysBetween(from.date, to.date), mostDays);
  let sum = 0;
  for (let at = 0; at <= days; at++) {
    const day = addDays(from.date, at);
    const begin = at === 0 ? from.minutes : 0;
    const end = day === to.date ? to.minutes : minutesOfDay;
    for (const [opens, closes] of openOn(day, calendar))
      sum += Math.max(0, Math.min(end, closes) - Math.max(begin, opens));
  }
  return sum;
}

/**
 * The moment at which so many minutes of the house's hours have passed; undefined where they never do.
 *
 * @example afterWork({ date: toLocalDate("2026-11-20"), minutes: 900 }, 120,
 *   { hours: [{ weekdays: [1, 2, 3, 4, 5], from: 480, to: 960 }], isDayOff: () => false })
 *   // { date: "2026-11-23", minutes: 540 }
 */
export function afterWork(
  from: LocalMoment,
  minutes: number,
  calendar: WorkCalendar,
): LocalMoment | undefined {
  let left = minutes;
  for (let at = 0; at <= mostDays; at++) {
    const date = addDays(from.date, at);
    for (const [opens, closes] of openOn(date, calendar)) {
      const begin = at === 0 ? Math.max(opens, from.minutes) : opens;
      const room = Math.max(0, closes - begin);
      if (room > 0 && left <= room) return { date, minutes: begin + left };
      left -= room;
    }
  }
  return;
}

/** From when to when the house is open on a day. */
function openOn(day: LocalDate, { hours, isDayOff }: WorkCalendar): readonly (readonly [number, number])[] {
  if (hours.length === 0) return [[0, minutesOfDay]];
  if (isDayOff(day)) return [];
  const weekday = weekdayOf(day);
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ from, to }) => [from, to] as const)
    .toSorted(([one], [other]) => one - other);
}
