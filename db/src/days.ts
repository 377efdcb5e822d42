/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const millisecondsPerDay = 86_400_000;

/** Whether the text is a day that exists; the year 0 does not. */
export function isDay(text: string): boolean {
  return (
    !text.startsWith("0000") && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(numberOfDay(text)) === text
  );
}

export function addDays(day: Day, count: number): Day {
  return dayOfNumber(numberOfDay(day) + count);
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(day: Day): number {
  return ((((numberOfDay(day) + 3) % 7) + 7) % 7) + 1;
}

export function daysBetween(from: Day, to: Day): number {
  return numberOfDay(to) - numberOfDay(from);
}

/** How many whole weeks lie between the weeks (Monday first) of two days. */
export function weeksBetween(from: Day, to: Day): number {
  return (daysBetween(from, to) + weekday(from) - weekday(to)) / 7;
}

function numberOfDay(day: Day): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);
}

function dayOfNumber(number: number): Day {
  if (!Number.isFinite(number)) return "";
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}
