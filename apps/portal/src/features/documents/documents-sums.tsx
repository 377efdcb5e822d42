import type { DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { daysBetween, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";

export type Summary = NonNullable<DocumentsAnswer["summary"]>;
type Sum = Summary["unpaid"][number];

interface DocumentsSumsProps {
  readonly summary: Summary;
  /** Under what is to be paid in all: the statement of account. */
  readonly statement: ReactNode;
}

/** What is to be paid, above the list: overdue, due later, and all of it. */
export function DocumentsSums({ summary: { unpaid, counts }, statement }: DocumentsSumsProps) {
  const t = useTexts("documents");
  if (counts.invoices === 0) return null;
  if (unpaid.length === 0) return <Alert tone="success">{t("oweNothing")}</Alert>;
  const today = localNow().date;
  const tellOverdue = ({ count, firstDue, firstShipToName }: Sum) => ({
    title: t("sumOverdue", { count }),
    note: [t("oldest", { count: daysBetween(toLocalDate(firstDue), today) }), firstShipToName]
      .filter((part) => part !== null)
      .join(", "),
  });
  const tellDue = ({ count, firstDue }: Sum) => ({
    title: t("sumDue", { count }),
    note: t("nearest", { day: formatDate(toLocalDate(firstDue)) }),
  });
  return (
    <section aria-label={t("sums")} className="mb-4 grid gap-3.5 desktop:grid-flow-col desktop:auto-cols-fr">
      {unpaid.map((sum) => {
        const { title, note } = sum.state === "overdue" ? tellOverdue(sum) : tellDue(sum);
        return (
          <SumCard
            key={sum.state + sum.currency}
            title={title}
            amount={moneyOf(sum)}
            tone={sum.state === "overdue" ? "error" : "plain"}
          >
            {note}
          </SumCard>
        );
      })}
      <SumCard title={t("sumAll")} amount={totalsOf(unpaid)} tone="plain">
        {statement}
      </SumCard>
    </section>
  );
}

/** The amount of one sum, as groups of the list repeat it. */
export function moneyOf({ amount, currency }: Pick<Sum, "amount" | "currency">): string {
  return formatMoney({ minor: wholeToMinor(amount), currency });
}

/** One sum a currency. */
function totalsOf(unpaid: readonly Sum[]): string {
  return [...Map.groupBy(unpaid, ({ currency }) => currency)]
    .map(([currency, sums]) =>
      moneyOf({ currency, amount: sums.reduce((sum, { amount }) => sum + amount, 0) }),
    )
    .join(" + ");
}

interface SumCardProps {
  readonly title: string;
  readonly amount: string;
  readonly tone: "plain" | "error";
  readonly children: ReactNode;
}

function SumCard({ title, amount, tone, children }: SumCardProps) {
  return (
    <Card tone={tone}>
      <div className="type-label">{title}</div>
      <div className="type-title">{amount}</div>
      <div className="text-small">{children}</div>
    </Card>
  );
}
