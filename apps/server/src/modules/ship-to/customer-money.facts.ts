import { toMinor } from "@vycep/domain/kernel/money";
import { moneyStanding } from "@vycep/domain/ship-to/money-standing";
import type { DeskCustomerMoney } from "../../platform/desk/desk-graphql.gen.ts";

/** What a company owes, as the database sums it. */
export type DebtJson = { readonly unpaid: number; readonly overdue: number };

/** The money of a company as the desk shows it: what follows from it is computed here, and nowhere stored (DCUST-02). */
export function customerMoney(
  { unpaid, overdue }: DebtJson,
  { currency, creditLimit }: { readonly currency: string; readonly creditLimit: number | null },
): DeskCustomerMoney {
  const { usedPercent, ...standing } = moneyStanding({
    unpaidMinor: toMinor(unpaid),
    overdueMinor: toMinor(overdue),
    creditLimitMinor: creditLimit === null ? undefined : toMinor(creditLimit),
  });
  return {
    ...standing,
    currency,
    unpaidMinor: unpaid,
    overdueMinor: overdue,
    creditLimitMinor: creditLimit,
    usedPercent: usedPercent ?? null,
  };
}
