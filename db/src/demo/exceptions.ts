import { addDays, type Day, daysBetween, weekday } from "../days.ts";

type Kind = "standard" | "truck" | "tank" | "unfiltered";

export type Schedule = {
  shipToId: string;
  companyId: string;
  market: string;
  kind: Kind;
  weekdays: readonly number[];
};

export type DeliveryException = {
  ship_to_id: string;
  company_id: string;
  kind: Kind;
  type_of_change: "moved" | "cancelled";
  original_date: Day;
  original_hours: string;
  scheduled_date: Day | null;
  scheduled_hours: string | null;
  order_by_date: Day | null;
  order_by_time: string | null;
};

/** What the demo brewery's dispatchers promise for a changed delivery: how many working days ahead, until when. */
const orderBy: Record<Kind, { workingDays: number; time: string }> = {
  standard: { workingDays: 1, time: "16:00" },
  truck: { workingDays: 2, time: "13:30" },
  tank: { workingDays: 2, time: "16:00" },
  unfiltered: { workingDays: 2, time: "12:00" },
};

const hours = "7:00-11:00";

/**
 * The exceptions that holidays make (D14): a scheduled weekday on a holiday moves to the next working day, or, where
 * that lies more than three days off, to the last one before. Tank deliveries in December are cancelled instead.
 * `daysOff` holds `CZ 2026-12-24` and the like.
 */
export function exceptionsOf(
  schedules: readonly Schedule[],
  daysOff: ReadonlySet<string>,
  window: { from: Day; to: Day },
): DeliveryException[] {
  const exceptions: DeliveryException[] = [];
  for (const schedule of schedules) {
    for (let day = window.from; day <= window.to; day = addDays(day, 1)) {
      if (weekday(day) > 5 || !schedule.weekdays.includes(weekday(day))) continue;
      if (daysOff.has(`${schedule.market} ${day}`)) exceptions.push(exception(schedule, day, daysOff));
    }
  }
  return exceptions;
}

function exception(schedule: Schedule, day: Day, daysOff: ReadonlySet<string>): DeliveryException {
  const head = {
    ship_to_id: schedule.shipToId,
    company_id: schedule.companyId,
    kind: schedule.kind,
    original_date: day,
    original_hours: hours,
  };
  if (schedule.kind === "tank" && day.slice(5, 7) === "12") {
    const nothing = { scheduled_date: null, scheduled_hours: null, order_by_date: null, order_by_time: null };
    return { ...head, type_of_change: "cancelled", ...nothing };
  }
  const works = (other: Day) => weekday(other) <= 5 && !daysOff.has(`${schedule.market} ${other}`);
  const next = step(day, 1, works);
  const scheduled = daysBetween(day, next) > 3 ? step(day, -1, works) : next;
  const { workingDays, time } = orderBy[schedule.kind];
  let lastOrderDay = scheduled;
  for (let count = 0; count < workingDays; count++) lastOrderDay = step(lastOrderDay, -1, works);
  return {
    ...head,
    type_of_change: "moved",
    scheduled_date: scheduled,
    scheduled_hours: hours,
    order_by_date: lastOrderDay,
    order_by_time: time,
  };
}

function step(day: Day, by: 1 | -1, works: (day: Day) => boolean): Day {
  let other = addDays(day, by);
  while (!works(other)) other = addDays(other, by);
  return other;
}
