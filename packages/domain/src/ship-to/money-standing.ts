import { type Minor, NO_MONEY } from "../kernel/money.ts";

/** What a company owes on a day, and may owe. */
export type CompanyDebt = {
  /** Of invoices that are not paid, less what was paid of them. */
  readonly unpaidMinor: Minor;
  /** What of it is past its day. */
  readonly overdueMinor: Minor;
  /** Nothing where nobody set a limit. */
  readonly creditLimitMinor: Minor | undefined;
};

/** How a company stands with its money; computed, never stored (DCUST-02). */
export type MoneyStanding = {
  readonly isOverdue: boolean;
  readonly isOverLimit: boolean;
  /** How much of the limit is used, in per cent; nothing where there is none. */
  readonly usedPercent: number | undefined;
};

/**
 * Whether a company is late, and over its credit limit: one that owes exactly its limit is within it (DCUST-02).
 *
 * @example
 *   moneyStanding({ unpaidMinor: toMinor(830), overdueMinor: toMinor(0), creditLimitMinor: toMinor(1000) })
 *   // { isOverdue: false, isOverLimit: false, usedPercent: 83 }
 */
export function moneyStanding({ unpaidMinor, overdueMinor, creditLimitMinor }: CompanyDebt): MoneyStanding {
  return {
    isOverdue: overdueMinor > NO_MONEY,
    isOverLimit: creditLimitMinor !== undefined && unpaidMinor > creditLimitMinor,
    usedPercent: creditLimitMinor === undefined ? undefined : percentOf(unpaidMinor, creditLimitMinor),
  };
}

/**
 * From how much of its limit on a company is close to it: staff are told before its orders are held (DTODAY-01, DCUST-02).
 *
 * @example moneyStanding({ unpaidMinor: toMinor(905), overdueMinor: toMinor(0), creditLimitMinor: toMinor(1000) }).usedPercent // 90
 */
export const NEAR_LIMIT_PERCENT = 90;

/** Of no credit at all, anything is all of it; what is used stays whole, and one haléř over never reads as 100. */
function percentOf(unpaid: Minor, limit: Minor): number {
  if (unpaid <= NO_MONEY) return 0;
  if (limit <= NO_MONEY) return 101;
  const percent = (unpaid / limit) * 100;
  return unpaid > limit ? Math.max(101, Math.round(percent)) : Math.floor(percent);
}
