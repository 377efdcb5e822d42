import { formatLocalTime, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { formatDayMonth, formatMoney } from "@vycep/words/engine/format";

/** "22.11. 9:40": when something was so. */
export function momentInWords(ms: number): string {
  const { date, minutes } = localMomentIn(ms, "Europe/Prague");
  return `${formatDayMonth(date)}\u00a0${formatLocalTime(minutes)}`;
}

/** Money as it was kept, in the currency of the place. */
export function moneyInWords(minor: number, currency: string): string {
  return formatMoney({ minor: toMinor(minor), currency });
}
