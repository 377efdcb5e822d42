import {
  addDays,
  formatLocalTime,
  type LocalDate,
  type LocalMoment,
  toLocalTime,
  weekdayOf,
} from "../kernel/local-moment.ts";

/** Hours of some weekdays, 1 Monday … 7 Sunday. */
export type ServiceHours = {
  readonly weekdays: readonly number[];
  /** HH:mm. */
  readonly from: string;
  readonly to: string;
};

export type ServiceState =
  /** Until when, as HH:mm. */
  | { readonly kind: "open"; readonly until: string }
  /** When it opens again; undefined where that is not within two weeks. */
  | { readonly kind: "closed"; readonly opens: LocalMoment | undefined };

type Facts = {
  readonly hours: readonly ServiceHours[];
  /** Days off by law, on which nobody is there. */
  readonly daysOff: readonly LocalDate[];
};

const lookAheadDays = 14;

/**
 * Whether customer service can be reached now, until when, or from when (CONTENT-13, CONTENT-14, CONTENT-17): the
 * configured hours, and never on a day off.
 *
 * @example serviceState({ hours: [{ weekdays: [1], from: "08:00", to: "16:00" }], daysOff: [] }, { date: toLocalDate("2026-11-23"), minutes: 600 }) // { kind: "open", until: "16:00" }
 */
export function serviceState({ hours, daysOff }: Facts, now: LocalMoment): ServiceState {
  const spansOn = (date: LocalDate) =>
    daysOff.includes(date)
      ? []
      : hours
          .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
          .map(({ from, to }) => ({ from: toLocalTime(from), to: toLocalTime(to) }))
          .toSorted((left, right) => left.from - right.from);
  const current = spansOn(now.date).find(({ from, to }) => from <= now.minutes && now.minutes < to);
  if (current !== undefined) return { kind: "open", until: formatLocalTime(current.to) };
  for (let ahead = 0; ahead <= lookAheadDays; ahead += 1) {
    const date = addDays(now.date, ahead);
    const next = spansOn(date).find(({ from }) => ahead > 0 || from > now.minutes);
    if (next !== undefined) return { kind: "closed", opens: { date, minutes: next.from } };
  }
  return { kind: "closed", opens: undefined };
}
