import { useQuery } from "@tanstack/react-query";
import { addDays, type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { signOfCurrency } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayForm } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { BarChart } from "@vycep/ui/charts/bar-chart.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { formatNearDay } from "@vycep/words/engine/format";
import { useState } from "react";
import { ListExport } from "../../kit/list-export.tsx";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import {
  currenciesOf,
  type FigureRow,
  figureRows,
  isKnownMethod,
  type Measure,
  type Parting,
} from "./figure-rows.ts";
import { FiguresTable, useFigure } from "./figures-table.tsx";
import { type WeekFigures as Figures, weekFiguresQuery } from "./use-week-figures.ts";

/** Orders, litres and money of a week beside the same week a year before: chart, table and file (DTODAY-03). */
export function WeekFigures() {
  const t = useTexts("today");
  const language = useLanguage();
  const { date: today } = useLocalClock();
  const [day, setDay] = useState<LocalDate>(today);
  const reading = useQuery(weekFiguresQuery(day));
  const figures = reading.data;
  const span = figures && [figures.from, figures.to].map((text) => nearDay(text, today)).join("–");
  return (
    <section aria-labelledby="week" className="rounded-normal border border-line bg-foam">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-card py-2">
        <h2 id="week" className="type-heading mr-auto">
          {t("weekTitle")} <span className="font-normal whitespace-nowrap text-ink-soft">{span}</span>
        </h2>
        <IconButton icon="chevron-left" label={t("weekBefore")} onClick={() => setDay(addDays(day, -7))} />
        <IconButton icon="chevron-right" label={t("weekAfter")} onClick={() => setDay(addDays(day, 7))} />
        <ListExport operation="weekFigures" args={{ day }} isEmpty={figures?.items.length === 0} />
      </header>
      {reading.error !== null && (
        <Alert
          tone="error"
          isLive
          title={t("weekFailed")}
          action={
            <Button variant="outline" icon="repeat" onClick={() => void reading.refetch()}>
              {t("again")}
            </Button>
          }
        />
      )}
      {reading.isPending && <SkeletonRows label={t("weekLoading")} rows={6} />}
      {figures && (
        <div aria-busy={reading.isPlaceholderData} className={reading.isPlaceholderData ? "opacity-60" : ""}>
          <Parted figures={figures} today={today} language={language} />
        </div>
      )}
    </section>
  );
}

interface PartedProps {
  readonly figures: Figures;
  readonly today: LocalDate;
  readonly language: ReturnType<typeof useLanguage>;
}

function Parted({ figures, today, language }: PartedProps) {
  const t = useTexts("today");
  const orders = useTexts("order-desk");
  const [wanted, setMeasure] = useState("litres");
  const [parting, setParting] = useState<Parting>("day");
  const currencies = currenciesOf(figures);
  const measures = ["orders", "litres", ...currencies];
  const id = measures.includes(wanted) ? wanted : "litres";
  const measure: Measure = id === "orders" || id === "litres" ? id : { currency: id };
  const figure = useFigure(measure);
  const rows = figureRows(figures, { measure, parting, today });
  const nameOf = ({ key }: FigureRow, isShort = false) => {
    if (isKnownMethod(key)) return orders(`method.${key}`);
    const day = parseLocalDate(key);
    return day === undefined ? key : weekdayForm(day, "name", language).slice(0, isShort ? 2 : undefined);
  };
  const measureNames = { orders: t("measure.orders"), litres: t("measure.litres") };
  return (
    <>
      <div className="flex flex-wrap gap-2 px-card pt-3">
        <Segments
          label={t("measure")}
          options={measures.map((one) => ({
            id: one,
            label:
              one === "orders" || one === "litres"
                ? measureNames[one]
                : t("measure.money", { currency: signOfCurrency(one) }),
          }))}
          value={id}
          onPick={setMeasure}
        />
        <Segments
          label={t("parting")}
          options={(["day", "method"] as const).map((one) => ({ id: one, label: t(`parting.${one}`) }))}
          value={parting}
          onPick={setParting}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] items-start gap-4 p-card pt-3 max-desktop:grid-cols-1">
        <BarChart
          label={t("chart")}
          parts={[
            { key: "done", name: t("thisYear") },
            { key: "coming", name: t("soFar") },
          ]}
          beforeName={t("lastYear")}
          bars={rows.map((row) => ({
            ...{
              key: row.key,
              label: nameOf(row, parting === "day"),
              shortLabel: nameOf(row, true).slice(0, 6),
            },
            ...{ parts: [row.done, row.coming], before: row.before },
            title: t("bar", {
              what: nameOf(row),
              now: figure(row.done + row.coming),
              before: figure(row.before),
            }),
          }))}
          formatMark={figure}
          isHalf
        />
        <FiguresTable {...{ rows, nameOf, figure }} head={t(`parting.${parting}`)} />
      </div>
    </>
  );
}

function nearDay(text: string, today: LocalDate): string {
  const day = parseLocalDate(text);
  return day === undefined ? text : formatNearDay(day, today);
}
