import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import { type Measure, useRuleWords } from "./rule-words.ts";
import { keyOf, type Rule, type RuleRow, useDropRule } from "./use-capacity.ts";

interface HistoryTableProps {
  readonly rules: readonly Rule[];
  readonly mayChange: boolean;
}

type Dated = { readonly rule: Rule; readonly row: RuleRow };

/** What was dated at the desk or is past: who did it, and the way to take back what is still to come. */
export function HistoryTable({ rules, mayChange }: HistoryTableProps) {
  const t = useTexts("capacity-desk");
  const words = useRuleWords();
  const rows = rules
    .flatMap((rule) =>
      rule.rows
        .filter(({ setAt, standing }) => setAt != null || standing !== "now")
        .map((row): Dated => ({ rule, row })),
    )
    .toSorted((one, other) => (other.row.validFrom ?? "").localeCompare(one.row.validFrom ?? ""));
  if (rows.length === 0) return null;
  const measure = (key: Measure): Column<Dated> => ({
    key,
    header: t(key),
    align: "end",
    cell: ({ rule, row }) => words.limitText(key, row.limits, rule),
  });
  const columns: readonly Column<Dated>[] = [
    { key: "rule", header: t("method"), isRowHeader: true, cell: ({ rule }) => words.nameOf(rule) },
    { key: "holds", header: t("holds"), cell: ({ row }) => words.holds(row) },
    { key: "standing", header: t("state"), cell: ({ row }) => t(`dated.${row.standing}`) },
    ...(["pallets", "weight", "value", "litres"] as const).map(measure),
    {
      key: "by",
      header: t("by"),
      cell: ({ row: { setAt, setBy } }) =>
        setAt == null ? t("imported") : `${setBy ?? ""} ${momentText(setAt)}`,
    },
    ...(mayChange
      ? [
          {
            ...{ key: "takeBack", header: t("takeBack"), isHeaderHidden: true, align: "end" as const },
            cell: ({ rule, row }: Dated) =>
              row.standing === "planned" && <TakeBack rule={rule} validFrom={row.validFrom ?? ""} />,
          },
        ]
      : []),
  ];
  return (
    <section className="grid gap-2" aria-labelledby="capacity-history">
      <h2 id="capacity-history" className="type-heading">
        {t("history")}
      </h2>
      <DeskTable
        caption={t("history")}
        rows={rows}
        rowKey={({ rule, row }) => `${keyOf(rule)} ${row.validFrom}`}
        columns={columns}
      />
    </section>
  );
}

function TakeBack({ rule, validFrom }: { readonly rule: Rule; readonly validFrom: string }) {
  const t = useTexts("capacity-desk");
  const { nameOf, dayText } = useRuleWords();
  const drop = useDropRule();
  async function handleDrop() {
    const { market, customerType, method, seen } = rule;
    const ended = await drop.run({ market, customerType, method, validFrom, seen });
    if (ended?.kind === "done") showToast(ended.answer.refusal?.message ?? t("takenBack"));
  }
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${t("takeBack")}: ${nameOf(rule)}, ${dayText(validFrom)}`}
      isBusy={drop.isBusy}
      onClick={() => void handleDrop()}
    >
      {t("takeBack")}
    </Button>
  );
}
