import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { money } from "../../kit/money.ts";
import type { Selection } from "../../kit/selection.ts";
import type { Payment } from "./use-payments.ts";

interface PaymentsTableProps {
  readonly rows: readonly Payment[];
  readonly shown: Payment | undefined;
  readonly onShow: (line: number) => void;
  readonly selection: Selection;
}

/** Payments of a statement with what each is likely for, and why. */
export function PaymentsTable({ rows, shown, onShow, selection }: PaymentsTableProps) {
  const t = useTexts("payments");
  const columns = useColumns({ shown, onShow });
  return (
    <DeskTable
      list="payments"
      caption={t("payments")}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
      nameOf={({ symbol, payer }) => t("choose", { symbol: symbol === "" ? payer : symbol })}
      selection={selection}
      markOf={({ match }) => (match?.kind === "none" ? "wrong" : undefined)}
    />
  );
}

function useColumns({
  shown,
  onShow,
}: Pick<PaymentsTableProps, "shown" | "onShow">): readonly Column<Payment>[] {
  const t = useTexts("payments");
  return [
    {
      key: "symbol",
      header: t("symbol"),
      isRowHeader: true,
      cell: ({ line, symbol }) => (
        <button
          type="button"
          aria-pressed={line === shown?.line}
          onClick={() => onShow(line)}
          className="rounded-small font-semibold hover:underline aria-pressed:underline"
        >
          {symbol === "" ? t("noSymbol") : symbol}
        </button>
      ),
    },
    { key: "day", header: t("day"), align: "end", cell: ({ day }) => formatDayMonth(toLocalDate(day)) },
    {
      key: "came",
      header: t("came"),
      align: "end",
      cell: ({ amountMinor, currency }) => <strong>{money(amountMinor, currency)}</strong>,
    },
    {
      key: "payer",
      header: t("payer"),
      cell: ({ payer, account }) => payer || account || t("noPayer"),
    },
    { key: "why", header: t("why"), isWide: true, cell: (payment) => <Why payment={payment} /> },
  ];
}

/** Why a payment is where it is: what fits, what differs, or what was done. */
function Why({ payment: { match, paid, leftReason, currency } }: { readonly payment: Payment }) {
  const t = useTexts("payments");
  if (paid != null) return <span className="text-ink-soft">{t("paidTo", { number: paid })}</span>;
  if (leftReason != null) return <span className="text-ink-soft">{t("left", { reason: leftReason })}</span>;
  if (match == null) return null;
  const amount = money(match.differsMinor ?? 0, currency);
  const number = match.invoice?.number ?? "";
  switch (match.kind) {
    case "sure":
      return (
        <span className="inline-flex items-center gap-1 text-bottle">
          <Icon name="check" size="small" />
          {t("match.sure")}
        </span>
      );
    case "short":
    case "over":
      return <span className="text-amber-ink">{t(`match.${match.kind}`, { amount })}</span>;
    case "by_amount":
    case "alike":
      return <span className="text-amber-ink">{t(`match.${match.kind}`, { number })}</span>;
    case "told_before":
      return <span className="text-amber-ink">{t("match.told_before")}</span>;
    case "none":
      return <span className="text-red-ink">{t("match.none")}</span>;
  }
}
