import { Timeline } from "@vycep/ui/timeline.tsx";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { shortMoment } from "../../shared/moment-words.ts";
import type { OrderStep } from "./order-view.ts";

/** What has happened to an order and what comes (HISTORY-14). */
export function OrderTimeline({ steps }: { readonly steps: readonly OrderStep[] }) {
  const t = useTexts("orders");
  const language = useLanguage();
  return (
    <Timeline
      label={t("timeline")}
      steps={steps.map(({ state, progress, at, by }) => ({
        title: t(`step.${state}`),
        state: progress,
        note: [at && shortMoment(at, language), by].filter(Boolean).join(", ") || undefined,
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
