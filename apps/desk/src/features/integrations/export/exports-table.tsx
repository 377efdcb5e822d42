import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { momentText } from "../../../kit/moment.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { type DataExport, useOpenExport } from "./use-exports.ts";

const looks = {
  waiting: { tone: "muted", icon: "clock" },
  writing: { tone: "preparing", icon: "clock" },
  done: { tone: "done", icon: "check" },
  gone: { tone: "muted", icon: "close" },
  failed: { tone: "refused", icon: "warning" },
} as const;

/** Exports of everything: who asked for each and why, how far it is, and the archive while it is there (DINT-04). */
export function ExportsTable({ rows }: { readonly rows: readonly DataExport[] }) {
  const t = useTexts("exports");
  const action = useOpenExport();
  async function open(id: string) {
    const ended = await action.run(id);
    if (ended?.kind === "done" && ended.answer.link != null) window.location.assign(ended.answer.link);
  }
  const columns: readonly Column<DataExport>[] = [
    { key: "why", header: t("why"), isRowHeader: true, cell: ({ reason }) => reason },
    { key: "who", header: t("who"), cell: ({ by }) => by ?? "–" },
    { key: "when", header: t("when"), cell: ({ createdAt }) => momentText(createdAt) },
    { key: "rows", header: t("rows"), align: "end", cell: (one) => countOf(one.rows) },
    { key: "files", header: t("files"), align: "end", cell: ({ files }) => countOf(files) },
    { key: "size", header: t("size"), align: "end", cell: ({ bytes }) => sizeOf(bytes) },
    { key: "state", header: t("stateOf"), cell: (one) => <State data={one} /> },
    {
      key: "archive",
      header: t("archive"),
      align: "end",
      cell: ({ id, state, reason }) =>
        state !== "done" ? (
          ""
        ) : (
          <Button
            size="small"
            variant="outline"
            icon="download"
            aria-label={t("downloadOf", { reason })}
            isBusy={action.isBusy}
            onClick={() => void open(id)}
          >
            {t("download")}
          </Button>
        ),
    },
  ];
  return (
    <>
      <div className="px-page">
        <RefusalAlert action={action} title={t("notOpened")} />
      </div>
      <DeskTable
        caption={t("history")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        stampOf={({ state }) => [state]}
      />
    </>
  );
}

function State({ data: { state, steps, stepsDone, expiresAt } }: { readonly data: DataExport }) {
  const t = useTexts("exports");
  const text = t("progress", { done: formatCount(stepsDone), all: formatCount(steps) });
  if (state === "writing" && steps > 0)
    return (
      <div className="w-44">
        <Meter label={t("state.writing")} value={stepsDone} max={steps} valueText={text} fromText={text} />
      </div>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Status {...looks[state]} text={t(`state.${state}`)} />
      {state === "done" && expiresAt != null && (
        <span className="text-fine text-ink-soft">{t("until", { moment: momentText(expiresAt) })}</span>
      )}
    </span>
  );
}

function countOf(count: number | null | undefined): string {
  return count == null ? "–" : formatCount(count);
}

function sizeOf(bytes: number | null | undefined): string {
  return bytes == null ? "–" : `${formatCount(Math.max(1, Math.round(bytes / 1_000_000)))} MB`;
}
