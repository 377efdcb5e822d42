import { now } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatHours } from "@vycep/shell/words/measures";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { momentText } from "../../kit/moment.tsx";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import { useLeft } from "../../shared/time-left.ts";
import type { TicketRow } from "./use-tickets.ts";

type Clocks = TicketRow["clocks"];
type Clock = Clocks["answer"];

const dayMs = 86_400_000;

/** How long there is until the first of a ticket's times runs out, or since when it has (DTICK-04). */
export function TimeLeft({ clocks }: { readonly clocks: Clocks }) {
  const t = useTexts("ticket-desk");
  const left = useLeft();
  useLocalClock();
  const [first] = [clocks.answer, clocks.solution]
    .filter(({ state, due }) => state === "running" && due != null)
    .map(({ due }) => Date.parse(due ?? ""))
    .toSorted((one, other) => one - other);
  if (first === undefined) {
    const isWaiting = clocks.solution.state === "waiting";
    return <span className="text-ink-soft">{isWaiting ? t("timeWaits") : "–"}</span>;
  }
  const ms = first - now();
  if (ms < 0) return <strong className="text-red-strong">{t("timeLate", { left: left(-ms) })}</strong>;
  if (ms < dayMs) return <strong className="text-amber-ink">{t("timeLeft", { left: left(ms) })}</strong>;
  return t("timeUntil", { moment: momentText(new Date(first).toISOString()) });
}

/** Both clocks of a ticket against their targets (DTICK-04). */
export function TicketTimes({ clocks }: { readonly clocks: Clocks }) {
  const t = useTexts("ticket-desk");
  return (
    <Card title={t("times")}>
      <div className="grid gap-3 text-small">
        <Time name={t("firstAnswer")} clock={clocks.answer} />
        <Time name={t("solution")} clock={clocks.solution} />
      </div>
    </Card>
  );
}

function Time({ name, clock }: { readonly name: string; readonly clock: Clock }) {
  const t = useTexts("ticket-desk");
  const { state, usedMinutes, targetMinutes, isLate, due } = clock;
  const amount = (minutes: number) =>
    minutes < 60 ? t("minutes", { count: minutes }) : formatHours(Math.round(minutes / 6) / 10);
  const spent = t("spentOf", { spent: amount(usedMinutes), all: amount(targetMinutes) });
  const tone = isLate ? "over" : state === "done" ? "reached" : "filling";
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span>{name}</span>
        <strong className={classNames("whitespace-nowrap", isLate && "text-red-strong")}>{spent}</strong>
      </div>
      <Meter label={name} value={usedMinutes} max={targetMinutes} valueText={spent} tone={tone} size="thin" />
      <span className="text-fine text-ink-soft">
        {t(`clock.${state}`)}
        {due != null && `, ${t(isLate ? "ranOut" : "runsOut", { moment: momentText(due) })}`}
      </span>
    </div>
  );
}
