import { useTexts } from "@vycep/shell/words/i18n";
import type { TutorialPage } from "./use-help-pages.ts";

const steps = ["order", "time", "history", "detail", "articles"] as const;

/** The five steps of a first login when the brewery has written no help page (TUTOR-09, OP-09). */
export function useBuiltInSteps(): readonly TutorialPage[] {
  const t = useTexts("tutorial");
  return steps.map((step, index) => ({
    id: step,
    sortOrder: index + 1,
    section: "",
    name: t(`step.${step}.title`),
    body: t(`step.${step}.text`),
    picture: `/help/tut-${step}.svg`,
    isNewCapability: false,
    modifiedAt: undefined,
  }));
}
