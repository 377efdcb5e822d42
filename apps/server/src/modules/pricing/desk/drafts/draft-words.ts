import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { PriceMessage } from "@vycep/words/price-desk/answers";

const longestName = 100;
const longestReason = 500;

type Told = Readonly<Record<"name" | "reason" | "validFrom", string>>;

/** What a draft says of itself, cleaned; or why it cannot be said. */
export function draftWords(
  told: Told,
): { readonly name: string; readonly reason: string; readonly validFrom: LocalDate } | PriceMessage {
  const name = told.name.toWellFormed().trim();
  const reason = told.reason.toWellFormed().trim();
  const validFrom = parseLocalDate(told.validFrom);
  if (name === "") return "name-missing";
  if ([...name].length > longestName || [...reason].length > longestReason) return "text-too-long";
  return validFrom === undefined ? "day-invalid" : { name, reason, validFrom };
}

/** Why something was done, cleaned; or why that cannot be said. */
export function reasonWords(told: string): { readonly reason: string } | PriceMessage {
  const reason = told.toWellFormed().trim();
  if (reason === "") return "reason-missing";
  return [...reason].length > longestReason ? "text-too-long" : { reason };
}
