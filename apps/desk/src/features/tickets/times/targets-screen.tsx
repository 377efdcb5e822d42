import { useQuery } from "@tanstack/react-query";
import { showToast } from "@vycep/shell/messages/toasts";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatHours } from "@vycep/shell/words/measures";
import { Button } from "@vycep/ui/actions/button.tsx";
import { openingHours } from "@vycep/words/engine/opening-hours";
import { useState } from "react";
import { DeskHead } from "../../../kit/desk-head.tsx";
import { type Column, DeskTable } from "../../../kit/desk-table.tsx";
import { DeskListBody } from "../../../kit/list-states.tsx";
import { useMay } from "../../../shared/me.ts";
import { dayText } from "../ticket-words.tsx";
import { TargetDialog } from "./target-dialog.tsx";
import { TimesKept } from "./times-kept.tsx";
import { type TargetsOfCategory, type TicketTargets, targetsQuery, useDropTarget } from "./use-targets.ts";

/** DTICK-04: how long the first answer and the solution may take, by category, dated. */
export const targetsScreen: Screen = {
  component: TargetsScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(targetsQuery()),
};

function TargetsScreen() {
  const t = useTexts("ticket-times");
  const desk = useTexts("desk");
  const mayChange = useMay({ area: "configuration", power: "change" });
  const reading = useQuery(targetsQuery());
  const [changed, setChanged] = useState<string>();
  const open = reading.data?.categories.find(({ id }) => id === changed);
  return (
    <>
      <DeskHead title={desk("ticketTargets")} note={t("note")} />
      <DeskListBody reading={reading} loading={t("loading")} found={() => ""} none={() => undefined}>
        {({ categories, hours }) => (
          <div className="grid gap-3">
            <TargetsTable categories={categories} onChange={mayChange ? setChanged : undefined} />
            <p className="text-small text-ink-soft">
              <Hours hours={hours} />
            </p>
          </div>
        )}
      </DeskListBody>
      <TimesKept />
      {open !== undefined && <TargetDialog target={open} onClose={() => setChanged(undefined)} />}
    </>
  );
}

function Hours({ hours }: Pick<TicketTargets, "hours">) {
  const t = useTexts("ticket-times");
  const language = useLanguage();
  if (hours.length === 0) return t("openAlways");
  const markets = [...Map.groupBy(hours, ({ market }) => market)].map(([market, spans]) =>
    t("marketHours", { market, hours: openingHours(spans, language) }),
  );
  return t("openHours", { hours: markets.join("; ") });
}

interface TargetsTableProps {
  readonly categories: readonly TargetsOfCategory[];
  readonly onChange: ((category: string) => void) | undefined;
}

/** What holds now and what is planned. */
function TargetsTable({ categories, onChange }: TargetsTableProps) {
  const t = useTexts("ticket-times");
  const now = ({ rows }: TargetsOfCategory) => rows.find(({ standing }) => standing === "now");
  const columns: readonly Column<TargetsOfCategory>[] = [
    { key: "category", header: t("category"), isRowHeader: true, isWide: true, cell: ({ name }) => name },
    {
      key: "answer",
      header: t("answer"),
      align: "end",
      cell: (one) => <strong>{hoursOf(now(one)?.answerMinutes)}</strong>,
    },
    {
      key: "solution",
      header: t("solution"),
      align: "end",
      cell: (one) => <strong>{hoursOf(now(one)?.solutionMinutes)}</strong>,
    },
    {
      key: "holds",
      header: t("holds"),
      cell: (one) => {
        const from = now(one)?.validFrom;
        return from == null ? t("sinceEver") : t("fromDay", { day: dayText(from) });
      },
    },
    {
      key: "planned",
      header: t("planned"),
      cell: (one) => <Planned target={one} mayChange={onChange !== undefined} />,
    },
    ...(onChange === undefined
      ? []
      : [
          {
            ...{ key: "plan", header: t("plan"), isHeaderHidden: true, align: "end" as const },
            cell: ({ id, name }: TargetsOfCategory) => (
              <Button
                variant="outline"
                size="small"
                aria-label={`${t("plan")}: ${name}`}
                onClick={() => onChange(id)}
              >
                {t("plan")}
              </Button>
            ),
          },
        ]),
  ];
  return <DeskTable caption={t("note")} columns={columns} rows={categories} rowKey={({ id }) => id} />;
}

interface PlannedProps {
  readonly target: TargetsOfCategory;
  readonly mayChange: boolean;
}

/** Each with the way to take it back. */
function Planned({ target: { id, name, seen, rows }, mayChange }: PlannedProps) {
  const t = useTexts("ticket-times");
  const drop = useDropTarget();
  const planned = rows.filter(({ standing }) => standing === "planned");
  if (planned.length === 0) return "–";
  async function handleDrop(validFrom: string) {
    const ended = await drop.run({ category: id, validFrom, seen });
    if (ended?.kind === "done") showToast(ended.answer.refusal?.message ?? t("takenBack"));
  }
  return (
    <ul className="grid gap-1 py-1">
      {planned.map(({ validFrom, answerMinutes, solutionMinutes }) => {
        const day = dayText(validFrom ?? "");
        const times = { answer: hoursOf(answerMinutes), solution: hoursOf(solutionMinutes) };
        return (
          <li key={validFrom} className="flex flex-wrap items-center gap-2">
            <span>
              <strong>{t("fromDay", { day })}</strong> {t("plannedText", times)}
            </span>
            {mayChange && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t("takeBack")}: ${name}, ${day}`}
                isBusy={drop.isBusy}
                onClick={() => void handleDrop(validFrom ?? "")}
              >
                {t("takeBack")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function hoursOf(minutes: number | undefined): string {
  return minutes === undefined ? "–" : formatHours(Math.round((minutes / 60) * 100) / 100);
}
