import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useDeskList } from "../../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { KeysetPages } from "../../../kit/keyset-pages.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { paths } from "../../../shared/paths.ts";
import { ROW_SHOWS, rowsAddress } from "./imports-address.ts";
import { type DataImport, type ImportRow, rowsQuery } from "./use-imports.ts";

/** What each row of the file does, and what is wrong with those that cannot be taken (DINT-03). */
export function ImportRows({ data }: { readonly data: DataImport }) {
  const t = useTexts("imports");
  const { id, created, changed, unchanged, refused } = data;
  const list = useDeskList(rowsAddress, paths.import(id));
  const { state } = list;
  const reading = useQuery({ ...rowsQuery(id, state), placeholderData: keepPreviousData });
  const counts = { all: created + changed + unchanged + refused, refused, changed, created };
  const found = t("foundRows", { count: counts[state.show] });
  return (
    <section aria-label={t("rows")}>
      <div className="max-w-full overflow-x-auto px-page pb-2">
        <Segments
          label={t("show")}
          options={ROW_SHOWS.map((show) => ({
            id: show,
            label: t(`show.${show}`, { count: formatCount(counts[show]) }),
          }))}
          value={state.show}
          onPick={(show) => list.change({ show })}
        />
      </div>
      <DeskListBody
        reading={reading}
        loading={t("loadingRows")}
        found={() => found}
        none={({ items }) =>
          items.length > 0 ? undefined : (
            <Nothing icon="list" title={t("noRowsTitle")}>
              {t(counts.all > 0 && counts[state.show] > 0 ? "rowsForgotten" : "noRowsText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <RowsTable rows={items} />
            <KeysetPages
              summary={found}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </section>
  );
}

const looks = {
  created: { tone: "done", icon: "plus" },
  changed: { tone: "preparing", icon: "pencil" },
  unchanged: { tone: "muted", icon: "minus" },
  removed: { tone: "preparing", icon: "trash" },
  refused: { tone: "refused", icon: "error" },
} as const;

function RowsTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const t = useTexts("imports");
  const columns: readonly Column<ImportRow>[] = [
    {
      key: "line",
      header: t("line"),
      align: "end",
      cell: ({ line }) => (line == null ? t("noLine") : formatCount(line)),
    },
    {
      key: "key",
      header: t("key"),
      isRowHeader: true,
      cell: ({ key, line }) => (key === "" ? t("lineOf", { line: line ?? 0 }) : key),
    },
    {
      key: "state",
      header: t("does"),
      cell: ({ state }) => <Status {...looks[state]} text={t(`row.${state}`)} />,
    },
    { key: "what", header: t("what"), cell: (row) => <What row={row} /> },
  ];
  return (
    <DeskTable
      caption={t("rows")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      markOf={({ state }) => (state === "refused" ? "wrong" : undefined)}
    />
  );
}

/** Column by column: what stands there and what the file says, or what is wrong. */
function What({ row: { state, fields, faults } }: { readonly row: ImportRow }) {
  const t = useTexts("imports");
  if (state === "created") return t("isNew");
  if (state === "removed") return t("isReplaced");
  return (
    <ul className="grid gap-0.5 py-0.5">
      {faults.map(({ column, value, message }) => (
        <li key={`${column} ${message}`}>
          <strong>{column}</strong>{" "}
          {value !== "" && <span className="font-semibold text-red-ink">{value}</span>} {message}
        </li>
      ))}
      {fields.map(({ column, before, after }) => (
        <li key={column}>
          <strong>{column}</strong>{" "}
          {t("fromTo", { before: before || t("nothing"), after: after || t("nothing") })}
        </li>
      ))}
    </ul>
  );
}
