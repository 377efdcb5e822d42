import { compareDates, daysBetween, type LocalDate } from "../kernel/local-moment.ts";
import type { ContractValidity } from "./contract-year.ts";

/** So many days before its end a contract is said to end. */
export const ENDS_SOON_DAYS = 60;

export type ContractState =
  | { readonly kind: "coming" }
  | { readonly kind: "valid" }
  /** In so many days; nought is today. */
  | { readonly kind: "ends-soon"; readonly days: number }
  | { readonly kind: "ended" };

/**
 * Whether a contract is in force on a day, and whether somebody should think of its end (CONTRACT-01).
 *
 * @example contractState({ validFrom: toLocalDate("2026-01-01"), validTo: toLocalDate("2026-12-31") }, toLocalDate("2026-11-22")) // { kind: "ends-soon", days: 39 }
 */
export function contractState({ validFrom, validTo }: ContractValidity, today: LocalDate): ContractState {
  if (compareDates(today, validFrom) < 0) return { kind: "coming" };
  if (validTo === undefined) return { kind: "valid" };
  const days = daysBetween(today, validTo);
  if (days < 0) return { kind: "ended" };
  return days <= ENDS_SOON_DAYS ? { kind: "ends-soon", days } : { kind: "valid" };
}
