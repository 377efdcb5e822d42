import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import { SubjectName } from "./subject-name.tsx";
import type { AuditEntry } from "./use-audit.ts";

interface AuditTableProps {
  readonly rows: readonly AuditEntry[];
  readonly shown: AuditEntry | undefined;
  readonly onShow: (id: string) => void;
}

/** The entries; the moment of each opens it beside the list. */
export function AuditTable({ rows, shown, onShow }: AuditTableProps) {
  const desk = useTexts("desk");
  const columns = useColumns({ shown, onShow });
  return (
    <DeskTable list="audit" caption={desk("audit")} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

function useColumns({ shown, onShow }: Omit<AuditTableProps, "rows">): readonly Column<AuditEntry>[] {
  const t = useTexts("audit");
  const { actionOf, partOf, valueName, nameOf } = useAuditWords();
  return [
    {
      key: "when",
      header: t("when"),
      isRowHeader: true,
      cell: ({ id, at, action }) => (
        <button
          type="button"
          aria-pressed={id === shown?.id}
          aria-label={t("show", { moment: momentText(at), what: actionOf(action) })}
          onClick={() => onShow(id)}
          className="rounded-small font-semibold text-bottle hover:underline aria-pressed:underline"
        >
          {momentText(at)}
        </button>
      ),
    },
    {
      key: "who",
      header: t("who"),
      cell: ({ by }) => (
        <span className="grid">
          <strong>{nameOf(by)}</strong>
          {by != null && (
            <span className="text-fine text-ink-soft">{t(by.isStaff ? "ofStaff" : "ofCustomer")}</span>
          )}
        </span>
      ),
    },
    { key: "what", header: t("what"), cell: ({ action }) => actionOf(action) },
    { key: "onWhat", header: t("onWhat"), cell: (entry) => <SubjectName entry={entry} /> },
    {
      key: "difference",
      header: t("difference"),
      isWide: true,
      cell: ({ action, changes: [first, ...others] }) =>
        first && (
          <span className="text-ink-soft">
            {partOf(first.what, first.name)}{" "}
            {[first.before, first.after]
              .filter((value, at) => at > 0 || value != null)
              .map((value) => valueName(first.what, value, action))
              .join(" → ")}
            {others.length > 0 && ` ${t("moreChanges", { count: others.length })}`}
          </span>
        ),
    },
    { key: "why", header: t("why"), cell: ({ reason }) => reason ?? "" },
  ];
}
