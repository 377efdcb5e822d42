import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Timeline } from "@vycep/ui/data/timeline.tsx";
import { shortMoment } from "@vycep/words/engine/moment-words";
import type { OrderStep } from "./order-steps.ts";

interface OrderTimelineProps {
  readonly steps: readonly OrderStep[];
  /** The brewery took the order back. */
  readonly isRejected: boolean;
}

/** What has happened to an order and what comes (HISTORY-14), up to its bills (B6). */
export function OrderTimeline({ steps, isRejected }: OrderTimelineProps) {
  const t = useTexts("orders");
  const language = useLanguage();
  const titleOf = ({ state, documents: [first, ...others] }: OrderStep) => {
    if (state !== "invoice" && state !== "credit") return t(`step.${state}`);
    if (others.length > 0) return t(`steps.${state}`, { count: others.length + 1 });
    return t(`step.${state}`, { number: first?.number ?? "" });
  };
  const whoOf = ({ state, by }: OrderStep) => (state === "cancelled" && isRejected ? t("byBrewery") : by);
  return (
    <Timeline
      label={t("timeline")}
      steps={steps.map((step) => ({
        title: titleOf(step),
        state: step.progress,
        note:
          [step.at && shortMoment(step.at, language), whoOf(step)].filter(Boolean).join(", ") || undefined,
      }))}
      stateLabels={{
        done: t("progress.done"),
        current: t("progress.current"),
        ahead: t("progress.ahead"),
        problem: t("progress.problem"),
      }}
    />
  );
}
