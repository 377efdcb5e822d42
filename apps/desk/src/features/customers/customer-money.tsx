import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { NEAR_LIMIT_PERCENT } from "@vycep/domain/ship-to/money-standing";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { ShipToRow } from "./use-customers.ts";

export type CustomerMoney = ShipToRow["money"];

/** An amount of a customer's money in words. */
export function moneyText(minor: number, currency: string): string {
  return formatMoney({ minor: toMinor(minor), currency: toCurrency(currency) });
}

/** How much of the credit limit is used: a bar with its number; a dash where there is no limit (DCUST-02). */
export function CreditUse({ money: { usedPercent, isOverLimit } }: { readonly money: CustomerMoney }) {
  const t = useTexts("customers");
  if (usedPercent == null) return <span className="text-ink-faint">–</span>;
  const text = formatPercent(usedPercent);
  return (
    <span className="grid grid-cols-[4rem_auto] items-center gap-2">
      <Meter
        label={t("creditLimit")}
        value={usedPercent}
        max={100}
        valueText={text}
        size="thin"
        tone={isOverLimit ? "over" : usedPercent >= NEAR_LIMIT_PERCENT ? "filling" : "reached"}
      />
      <span className={isOverLimit ? "font-bold text-red-strong" : ""}>{text}</span>
    </span>
  );
}

interface StandingProps {
  readonly isSuspended: boolean;
  readonly money: CustomerMoney;
}

/** How a place or company stands, the worst first, as a word with a shape. */
export function Standing({ isSuspended, money }: StandingProps) {
  const t = useTexts("customers");
  if (isSuspended) return <Status tone="refused" icon="pause" text={t("standing.suspended")} />;
  if (money.isOverLimit) return <Status tone="partial" icon="warning" text={t("standing.over-limit")} />;
  if (money.isOverdue) return <Status tone="preparing" icon="clock" text={t("standing.overdue")} />;
  return <Status tone="done" icon="check" text={t("standing.approved")} />;
}
