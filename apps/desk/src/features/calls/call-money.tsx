import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount, formatDate, formatPercent } from "@vycep/words/engine/format";
import { CallTable } from "./call-table.tsx";
import { moneyText } from "./call-words.tsx";
import type { Call } from "./use-call.ts";

/** What the company has not paid, the longest due first, against what it may owe. */
export function CallInvoices({ call: { invoices, money } }: { readonly call: Call }) {
  const t = useTexts("calls");
  const { currency, unpaidMinor, creditLimitMinor, usedPercent, isOverLimit } = money;
  return (
    <Card title={t("invoices")} isFlush aside={<strong>{moneyText(unpaidMinor, currency)}</strong>}>
      {invoices.length === 0 ? (
        <p className="px-5 pb-4 text-ink-soft">{t("invoicesNone")}</p>
      ) : (
        <CallTable
          caption={t("invoices")}
          heads={[t("invoice"), t("due"), currency]}
          rows={invoices.map(({ number, due, daysLate, openMinor }) => ({
            key: number,
            stamp: openMinor,
            isWrong: daysLate > 0,
            cells: [
              number,
              daysLate > 0 ? (
                <strong key="late" className="text-red-strong">
                  {t("daysLate", { count: daysLate })}
                </strong>
              ) : (
                formatDate(toLocalDate(due))
              ),
              moneyText(openMinor, currency),
            ],
          }))}
        />
      )}
      {usedPercent != null && creditLimitMinor != null && (
        <div className="border-t border-line px-5 py-3 text-small">
          <Meter
            label={t("creditLimit")}
            value={usedPercent}
            max={100}
            valueText={formatPercent(usedPercent)}
            tone={isOverLimit ? "over" : "reached"}
            fromText={t("limitOf", { limit: moneyText(creditLimitMinor, currency) })}
            toText={formatPercent(usedPercent)}
          />
        </div>
      )}
    </Card>
  );
}

/** Empties that lie at the customer's, and what they are worth. */
export function CallEmpties({ call: { empties, money } }: { readonly call: Call }) {
  const t = useTexts("calls");
  const { currency } = money;
  const worth = empties.reduce((sum, { depositMinor }) => sum + depositMinor, 0);
  return (
    <Card
      title={t("empties")}
      isFlush={empties.length > 0}
      aside={empties.length > 0 && <strong>{moneyText(worth, currency)}</strong>}
    >
      {empties.length === 0 ? (
        <p className="text-ink-soft">{t("emptiesNone")}</p>
      ) : (
        <CallTable
          caption={t("empties")}
          heads={[t("emptiesType"), t("units"), t("deposit")]}
          rows={empties.map(({ code, name, units, depositMinor }) => ({
            key: code,
            stamp: units,
            cells: [name, formatCount(units), moneyText(depositMinor, currency)],
          }))}
        />
      )}
    </Card>
  );
}
