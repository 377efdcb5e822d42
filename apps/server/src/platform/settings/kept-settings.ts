import { whole } from "./value-readers.ts";

/** For how many days is kept what the operator decides (OPS-14). */
export type KeptDays = {
  /** The log of who did what. */
  readonly audit: number;
  /** Messages that the ERP has taken. */
  readonly outbox: number;
};

/** The log of changes is kept for a year at least: a trigger of the table refuses to remove what is younger. */
export const keptKeys = {
  VYCEP_KEEP_AUDIT_DAYS: whole(366, 36_500).default(3660),
  VYCEP_KEEP_OUTBOX_DAYS: whole(30, 36_500).default(400),
};

export function keptDaysOf(
  env: {
    readonly [Key in keyof typeof keptKeys]: number;
  },
): KeptDays {
  return { audit: env.VYCEP_KEEP_AUDIT_DAYS, outbox: env.VYCEP_KEEP_OUTBOX_DAYS };
}
