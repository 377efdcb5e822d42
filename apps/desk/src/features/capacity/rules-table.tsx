import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { type Measure, useRuleWords } from "./rule-words.ts";
import { keyOf, type Limits, type Rule } from "./use-capacity.ts";

interface RulesTableProps {
  readonly rules: readonly Rule[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onChange: ((key: string) => void) | undefined;
}

/** What holds now; what is planned next stands beside what it replaces. */
export function RulesTable({ rules, chosen, onChoose, onChange }: RulesTableProps) {
  const t = useTexts("capacity-desk");
  const words = useRuleWords();
  const measure = (key: Measure): Column<Rule> => ({
    key,
    header: t(key),
    align: "end",
    cell: (rule) => <LimitCell rule={rule} measure={key} />,
  });
  const columns: readonly Column<Rule>[] = [
    { key: "market", header: t("market"), cell: ({ market }) => market },
    { key: "type", header: t("customerType"), cell: ({ customerType }) => words.typeName(customerType) },
    {
      key: "method",
      header: t("method"),
      isRowHeader: true,
      cell: (rule) => (
        <button
          type="button"
          aria-pressed={keyOf(rule) === chosen}
          aria-label={words.nameOf(rule)}
          onClick={() => onChoose(keyOf(rule))}
          className="rounded-small text-left font-semibold hover:text-bottle hover:underline"
        >
          {words.methodName(rule.method)}
        </button>
      ),
    },
    ...(["pallets", "weight", "value", "litres"] as const).map(measure),
    { key: "holds", header: t("holds"), cell: (rule) => <Holds rule={rule} /> },
    ...(onChange === undefined
      ? []
      : [
          {
            ...{ key: "change", header: t("planChange"), isHeaderHidden: true, align: "end" as const },
            cell: (rule: Rule) => (
              <IconButton
                icon="pencil"
                size="small"
                label={`${t("planChange")}: ${words.nameOf(rule)}`}
                onClick={() => onChange(keyOf(rule))}
              />
            ),
          },
        ]),
  ];
  return (
    <DeskTable
      caption={t("caption")}
      columns={columns}
      rows={rules}
      rowKey={keyOf}
      markOf={(rule) => (keyOf(rule) === chosen ? "new" : undefined)}
    />
  );
}

function LimitCell({ rule, measure }: { readonly rule: Rule; readonly measure: Measure }) {
  const { limitText } = useRuleWords();
  const next = rule.rows.find(({ standing }) => standing === "planned");
  const now = limitText(measure, nowOf(rule), rule);
  const then = next && limitText(measure, next.limits, rule);
  if (then === undefined || then === now) return now;
  return (
    <>
      <s className="text-red">{now}</s> <strong className="text-bottle">{then}</strong>
    </>
  );
}

function nowOf({ rows }: Rule): Limits {
  return rows.find(({ standing }) => standing === "now")?.limits ?? NO_LIMITS;
}

function Holds({ rule: { rows } }: { readonly rule: Rule }) {
  const { holds } = useRuleWords();
  const next = rows.find(({ standing }) => standing === "planned");
  if (next) return <strong className="text-amber-ink">{holds({ ...next, validTo: null })}</strong>;
  const now = rows.find(({ standing }) => standing === "now");
  return <span className="text-ink-soft">{now ? holds(now) : "–"}</span>;
}
