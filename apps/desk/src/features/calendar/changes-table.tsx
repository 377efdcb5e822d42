import { useTexts } from "@vycep/shell/words/i18n";
import { Count, Status } from "@vycep/ui/data/badge.tsx";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { momentText } from "../../kit/moment.tsx";
import { paths } from "../../shared/paths.ts";
import { useChangeWords } from "./change-words.ts";
import type { Change } from "./use-changes.ts";

/** Changes of deliveries; each leads to its record, and those with orders left on their day say so. */
export function ChangesTable({ rows }: { readonly rows: readonly Change[] }) {
  const t = useTexts("calendar-desk");
  return (
    <DeskTable
      caption={t("changes")}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => paths.deliveryChange(id)}
    />
  );
}

function useColumns(): readonly Column<Change>[] {
  const t = useTexts("calendar-desk");
  const { nearDay, kindsOf, whatOf, scopeOf } = useChangeWords();
  return [
    { key: "when", header: t("when"), isRowHeader: true, cell: ({ day }) => nearDay(day) },
    {
      key: "whom",
      header: t("whom"),
      isWide: true,
      cell: (change) => (
        <span className="grid">
          <strong>{change.placeName ?? t("places", { count: change.places })}</strong>
          <span className="text-fine text-ink-soft">{scopeOf(change)}</span>
        </span>
      ),
    },
    {
      key: "what",
      header: t("what"),
      cell: (change) => (
        <span className="grid">
          <strong className={change.typeOfChange === "cancelled" ? "text-red" : ""}>{whatOf(change)}</strong>
          <span className="text-fine text-ink-soft">{kindsOf(change.kinds)}</span>
        </span>
      ),
    },
    {
      key: "orders",
      header: t("ordersLeft"),
      align: "end",
      cell: ({ orders }) => (orders === 0 ? "–" : <Count value={orders} tone="red" />),
    },
    {
      key: "by",
      header: t("by"),
      cell: ({ publishedBy, publishedAt, takenBackAt, takenBackBy, takenBackReason }) => (
        <span className="grid">
          <span>{publishedBy ?? t("imported")}</span>
          {takenBackAt != null ? (
            <>
              <Status text={t("takenBack")} tone="muted" icon="undo" />
              <span className="max-w-52 whitespace-normal text-fine text-ink-soft">
                {t("takenBackOf", {
                  ...{ moment: momentText(takenBackAt), name: takenBackBy ?? "" },
                  reason: takenBackReason ?? "",
                })}
              </span>
            </>
          ) : (
            publishedAt != null && <span className="text-fine text-ink-soft">{momentText(publishedAt)}</span>
          )}
        </span>
      ),
    },
  ];
}
