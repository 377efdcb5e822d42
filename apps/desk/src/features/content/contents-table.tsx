import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { ContentState, TranslationMarks } from "./content-state.tsx";
import { type ContentsState, contentsAddress } from "./contents-address.ts";
import type { ContentRow } from "./use-contents.ts";

interface ContentsTableProps {
  readonly state: ContentsState;
  readonly rows: readonly ContentRow[];
  readonly selection: Selection | undefined;
}

/** Content in rows, each with what its languages lack. */
export function ContentsTable({ state, rows, selection }: ContentsTableProps) {
  const t = useTexts("content-desk");
  const desk = useTexts("desk");
  const from = behindList(contentsAddress, state);
  const columns: readonly Column<ContentRow>[] = [
    { key: "title", header: t("title"), isRowHeader: true, isWide: true, cell: ({ title }) => title },
    { key: "kind", header: t("kind"), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: "market", header: t("market"), cell: ({ markets }) => markets.join(", ") },
    {
      ...{ key: "translations", header: t("translations") },
      cell: (row) => <TranslationMarks {...row} />,
    },
    { key: "state", header: t("state"), cell: (row) => <ContentState {...row} /> },
    {
      ...{ key: "changed", header: t("changed") },
      cell: ({ changedAt, changedBy }) => (
        <span className="text-ink-soft">{lastText(changedAt, changedBy)}</span>
      ),
    },
  ];
  return (
    <DeskTable
      list="contents"
      caption={desk("contents")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ title }) => title}
      selection={selection}
      hrefOf={({ id }) => paths.contentOf(id) + from}
    />
  );
}

/** Who changed it last, and when; what came with the brewery's data says neither. */
function lastText(at: string | null | undefined, by: string | null | undefined): string {
  const told = [by, at == null ? undefined : momentText(at)].filter((one) => one != null);
  return told.length === 0 ? "–" : told.join(", ");
}
