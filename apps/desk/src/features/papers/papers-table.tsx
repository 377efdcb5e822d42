import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { money } from "../../kit/money.ts";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { useOpenPaper } from "../../shared/use-open-paper.ts";
import type { Paper } from "./use-papers.ts";

const KINDS = [
  "invoice",
  "credit-note",
  "delivery-note",
  "order-confirmation",
  "price-list",
  "statement",
] as const;

interface PapersTableProps {
  readonly rows: readonly Paper[];
  readonly selection: Selection | undefined;
}

/** Papers in rows, with how each stands and its files. */
export function PapersTable({ rows, selection }: PapersTableProps) {
  const t = useTexts("paper-desk");
  const desk = useTexts("desk");
  const kindOf = ({ kind }: Paper) => {
    const known = KINDS.find((one) => one === kind);
    return known === undefined ? kind : t(`kind.${known}`);
  };
  const columns: readonly Column<Paper>[] = [
    {
      ...{ key: "number", header: t("number"), isRowHeader: true },
      cell: ({ number }) => <strong className="tabular-nums">{number}</strong>,
    },
    { ...{ key: "kind", header: t("kind"), isSpare: true }, cell: kindOf },
    {
      ...{ key: "customer", header: t("customer"), isWide: true },
      cell: ({ shipToId, shipToName, companyId, companyName }) => (
        <span className="grid">
          {shipToId == null ? (
            <strong className="truncate">{t("wholeCompany")}</strong>
          ) : (
            <Anchor href={paths.shipTo(shipToId)} className="truncate font-bold text-bottle hover:underline">
              {shipToName ?? shipToId}
            </Anchor>
          )}
          <Anchor
            href={paths.papersOfCompany(companyId)}
            className="truncate text-fine text-ink-soft hover:underline"
          >
            {companyName}
          </Anchor>
        </span>
      ),
    },
    {
      ...{ key: "issued", header: t("issued"), align: "end", isSpare: true },
      cell: ({ issued }) => formatDate(toLocalDate(issued)),
    },
    {
      ...{ key: "due", header: t("due"), align: "end" },
      cell: ({ due }) => (due == null ? "–" : formatDate(toLocalDate(due))),
    },
    { ...{ key: "state", header: t("state") }, cell: (paper) => <Standing paper={paper} /> },
    {
      ...{ key: "amount", header: t("amount"), align: "end" },
      cell: ({ amountMinor, currency }) =>
        amountMinor == null || currency == null ? "–" : <strong>{money(amountMinor, currency)}</strong>,
    },
    {
      ...{ key: "files", header: t("files"), align: "end" },
      cell: (paper) => <Files paper={paper} kind={kindOf(paper)} />,
    },
  ];
  return (
    <DeskTable
      list="papers"
      caption={desk("papers")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={(paper) => `${kindOf(paper)} ${paper.number}`}
      selection={selection}
    />
  );
}

function Standing({ paper: { standing, days } }: { readonly paper: Paper }) {
  const t = useTexts("paper-desk");
  const count = days ?? 0;
  switch (standing) {
    case "overdue":
      return <Status tone="refused" icon="warning" text={t("overdueFor", { count })} />;
    case "due":
      return <Status tone="fresh" icon="clock" text={count === 0 ? t("dueToday") : t("dueIn", { count })} />;
    case "paid":
    case "settled":
      return <Status tone="done" icon="check" text={t(standing)} />;
    default:
      return <span className="text-ink-faint">–</span>;
  }
}

function Files({ paper, kind }: { readonly paper: Paper; readonly kind: string }) {
  const t = useTexts("paper-desk");
  const { isBusy, open } = useOpenPaper();
  return (
    <span className="flex justify-end gap-1">
      {paper.formats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          aria-label={t("open", { format: format.toUpperCase(), kind, number: paper.number })}
          isBusy={isBusy}
          onClick={() => void open({ kind: paper.kind, number: paper.number, format })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}
