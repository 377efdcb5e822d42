import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatCount, formatPercent } from "@vycep/words/engine/format";
import { useState } from "react";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { ListExport } from "../../../kit/list-export.tsx";
import { DeskListBody, Nothing } from "../../../kit/list-states.tsx";
import { type CategoryFigures, ticketFiguresQuery } from "./use-targets.ts";

const usualDays = 90;

/** What share of tickets kept their targets, by category and days, with its file (DTICK-04). */
export function TimesKept() {
  const t = useTexts("ticket-times");
  const { date: today } = localNow();
  const [days, setDays] = useState<{ readonly from: string; readonly to: string }>({
    ...{ from: addDays(today, -usualDays), to: today },
  });
  const isWhole = days.from !== "" && days.to !== "";
  const reading = useQuery({
    ...ticketFiguresQuery(days),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid gap-2" aria-labelledby="times-kept">
      <div className="flex flex-wrap items-end gap-3 px-page">
        <h2 id="times-kept" className="type-heading mr-auto">
          {t("figures")}
        </h2>
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            label={t(end === "from" ? "figuresFrom" : "figuresTo")}
            type="date"
            size="small"
            value={days[end]}
            onChange={(event) => setDays({ ...days, [end]: event.target.value })}
          />
        ))}
        <ListExport operation="ticketFigures" args={days} isEmpty={reading.data?.items.length === 0} />
      </div>
      <DeskListBody
        reading={reading}
        loading={t("figuresLoading")}
        found={() => ""}
        none={({ items }) =>
          items.length > 0 ? undefined : <Nothing icon="check" title={t("figuresNone")} />
        }
      >
        {({ items, isMore }) => (
          <div className="grid gap-2">
            <KeptTable rows={items} />
            {isMore && <p className="text-small text-ink-soft">{t("figuresMore")}</p>}
          </div>
        )}
      </DeskListBody>
    </section>
  );
}

function KeptTable({ rows }: { readonly rows: readonly CategoryFigures[] }) {
  const t = useTexts("ticket-times");
  const ofTimes = (key: "answers" | "solutions"): readonly Column<CategoryFigures>[] => {
    const name = t(key === "answers" ? "answer" : "solution");
    return [
      {
        key: `${key}-share`,
        header: t("inTime", { name }),
        align: "end",
        cell: ({ [key]: { share, inTime } }) =>
          share == null ? "–" : `${formatPercent(Math.round(share * 100))} (${formatCount(inTime)})`,
      },
      {
        key: `${key}-late`,
        header: t("late", { name }),
        align: "end",
        cell: ({ [key]: { late } }) => (
          <span className={late > 0 ? "font-semibold text-red-strong" : undefined}>{formatCount(late)}</span>
        ),
      },
      {
        key: `${key}-open`,
        header: t("open", { name }),
        align: "end",
        isSpare: true,
        cell: ({ [key]: { open } }) => formatCount(open),
      },
    ];
  };
  return (
    <DeskTable
      caption={t("figures")}
      rows={rows}
      rowKey={({ category }) => category}
      columns={[
        {
          key: "category",
          header: t("category"),
          isRowHeader: true,
          isWide: true,
          cell: (row) => row.category,
        },
        { key: "tickets", header: t("tickets"), align: "end", cell: (row) => formatCount(row.tickets) },
        ...ofTimes("answers"),
        ...ofTimes("solutions"),
      ]}
    />
  );
}
