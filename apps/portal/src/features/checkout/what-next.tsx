import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type OrderState, parseOrderState } from "@vycep/domain/orders/order-states";
import { finerStep, parseShownStatus } from "@vycep/domain/orders/status";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { Timeline } from "@vycep/ui/data/timeline.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import { weekdayName } from "@vycep/words/engine/weekday-names";
import type { ReactNode } from "react";
import { roadOf } from "../../shared/ordering/order-road.ts";
import type { PlacedOrder } from "./use-placed-order.ts";

interface WhatNextProps {
  readonly order: PlacedOrder;
  /** The ways on, under the road. */
  readonly children: ReactNode;
}

/** What has happened to the order and what comes; the confirmation of the brewery appears by itself. */
export function WhatNext({ order, children }: WhatNextProps) {
  const t = useTexts("checkout");
  const orders = useTexts("orders");
  const noteOf = useNotes(order);
  const state = parseOrderState(order.state ?? "") ?? "received";
  const before = order.timeline?.findLast(({ state: of }) => of !== "cancelled" && parseOrderState(of));
  // The word that the history will say of it, and the finer step beside it (HISTORY-14, D23).
  const shown = parseShownStatus(order.status);
  const saysMore = state === "received" || (shown !== undefined && finerStep(shown, state) !== undefined);
  const isConfirmed = state !== "received" && state !== "cancelled";
  return (
    <Card
      title={t("whatNext")}
      aside={
        <span role="status" className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Status
            text={shown === undefined ? order.status : orders(`status.${shown}`)}
            tone={isConfirmed ? "done" : state === "cancelled" ? "refused" : "fresh"}
            icon={isConfirmed ? "check" : state === "cancelled" ? "close" : "clock"}
          />
          {saysMore && <span className="text-fine text-ink-soft">{t(`state.${state}`)}</span>}
        </span>
      }
    >
      <Timeline
        label={t("timeline")}
        stateLabels={{
          done: t("stepDone"),
          current: t("stepCurrent"),
          ahead: t("stepAhead"),
          problem: t("stepProblem"),
        }}
        steps={roadOf(state, before?.state).map((step) => ({
          title: t(`event.${step.state}`),
          note: noteOf(step.state),
          state: step.progress,
        }))}
      />
      {children}
    </Card>
  );
}

/** "pá 20.11. 9:58" for what has happened, the promised day for the delivery. */
function useNotes(order: PlacedOrder): (state: OrderState) => string | undefined {
  const t = useTexts("checkout");
  const language = useLanguage();
  const dayOf = (text: string | null | undefined) => {
    const date = parseLocalDate((text ?? "").slice(0, 10));
    return date && `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)}`;
  };
  return (state) => {
    const event = order.timeline?.find((one) => one.state === state);
    if (event !== undefined) return [dayOf(event.at), timeOf(event.at)].filter(Boolean).join(" ");
    if (state === "confirmed") return t("confirmSoon");
    if (state !== "delivered") return;
    const { delivery_date: day, delivery_window: window } = order.additional_data ?? {};
    return [dayOf(day), formatWindow(window ?? "")].filter(Boolean).join(" ");
  };
}

/** "2026-11-20 09:58:12" → "9:58". */
function timeOf(moment: string): string {
  return moment.slice(11, 16).replace(/^0/, "");
}
