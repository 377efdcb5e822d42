/** A day as 'YYYY-MM-DD'. The kit compares and counts days; which of them are served, it is told. */
export type DayText = string;

/** A month as 'YYYY-MM'. */
export type MonthText = string;

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}

function partsOf(text: string): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return { year, month, day };
}

/** How many days have passed since 1 March of the year 0: makes days into numbers and back. */
function dayNumber(day: DayText): number {
  const { year, month, day: date } = partsOf(day);
  const shifted = month > 2 ? month - 3 : month + 9;
  const marchYear = month > 2 ? year : year - 1;
  const leaps = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leaps + Math.floor((153 * shifted + 2) / 5) + date - 1;
}

function dayOfNumber(number: number): DayText {
  const era = Math.floor(number / 146097);
  const ofEra = number - era * 146097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** The day so many days later, or earlier. */
export function shiftDay(day: DayText, days: number): DayText {
  return dayOfNumber(dayNumber(day) + days);
}

/** 0 is Monday. */
export function weekdayIndex(day: DayText): number {
  return (dayNumber(day) + 2) % 7;
}

export function monthOf(day: DayText): MonthText {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier. */
export function shiftMonth(month: MonthText, months: number): MonthText {
  const { year, month: number } = partsOf(month);
  const count = year * 12 + (number - 1) + months;
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`;
}

/** The same day of another month, or its last day when it has fewer. */
export function sameDayOf(month: MonthText, day: DayText): DayText {
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** Six weeks from Monday to Sunday that hold the month. */
export function weeksOf(month: MonthText): readonly (readonly DayText[])[] {
  const first = `${month}-01`;
  const start = shiftDay(first, -weekdayIndex(first));
  return [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => shiftDay(start, week * 7 + day)),
  );
}
