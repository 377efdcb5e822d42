import type { EmptiesAccount } from "@vycep/contract/reporting/reporting.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { formatValue } from "./report-words.tsx";

/** By type what lay there, what moved, what is left and what it is worth. */
export function BalancesTable({ account }: { readonly account: EmptiesAccount }) {
  const t = useTexts("reporting");
  const { types, worth, currency } = account;
  const money = (amount: number) => formatMoney({ minor: wholeToMinor(amount), currency });
  return (
    <Card isFlush title={t("accountByType")}>
      <Table
        caption={t("accountByType")}
        isBare
        rows={types}
        rowKey={({ code }) => code}
        mobileCard={(one) => (
          <div className="flex items-baseline justify-between gap-3">
            <div className="min-w-0">
              <b>{one.name}</b>
              <p className="text-small text-ink-soft">
                {`${t("delivered")} ${signed(one.delivered)} · ${t("returned")} ${signed(-one.returned)}`}
                {one.corrected !== 0 && ` · ${t("corrected")} ${signed(one.corrected)}`}
              </p>
            </div>
            <div className="flex-none text-right">
              <b className={one.balance < 0 ? "text-red-strong" : ""}>{formatValue(one.balance)}</b>
              <p className="text-small text-ink-soft">{money(one.worth)}</p>
            </div>
          </div>
        )}
        columns={[
          {
            key: "type",
            header: t("type"),
            isRowHeader: true,
            isWide: true,
            cell: ({ name }) => <b>{name}</b>,
          },
          { key: "opening", header: t("opening"), align: "end", cell: ({ opening }) => formatValue(opening) },
          {
            key: "delivered",
            header: t("delivered"),
            align: "end",
            cell: ({ delivered }) => signed(delivered),
          },
          { key: "returned", header: t("returned"), align: "end", cell: ({ returned }) => signed(-returned) },
          {
            key: "corrected",
            header: t("corrected"),
            align: "end",
            cell: ({ corrected }) => signed(corrected),
          },
          {
            key: "balance",
            header: t("balance"),
            align: "end",
            cell: ({ balance }) => (
              <b className={balance < 0 ? "text-red-strong" : ""}>{formatValue(balance)}</b>
            ),
          },
          { key: "deposit", header: t("deposit"), align: "end", cell: ({ deposit }) => money(deposit) },
          { key: "worth", header: t("worth"), align: "end", cell: (one) => <b>{money(one.worth)}</b> },
        ]}
        footer={{ type: t("total"), worth: money(worth) }}
      />
      {types.some(({ balance }) => balance < 0) && (
        <div className="border-t border-line p-4">
          <Alert tone="info">{t("belowNought")}</Alert>
        </div>
      )}
    </Card>
  );
}

/** With its sign; nought is a dash. */
export function signed(units: number): string {
  if (units === 0) return "–";
  return `${units > 0 ? "+" : ""}${formatValue(units)}`;
}
