import { useTexts } from "@vycep/shell/words/i18n";
import { ProgressSteps } from "@vycep/ui/navigation/progress-steps.tsx";

const steps = ["company", "shipTo", "owner"] as const;

/** A step towards a customer who can order; all of them are done at the end. */
export type NewStep = (typeof steps)[number] | "done";

/** How far a new customer is. */
export function NewSteps({ current }: { readonly current: NewStep }) {
  const t = useTexts("customers");
  const at = current === "done" ? steps.length : steps.indexOf(current);
  return (
    <ProgressSteps
      label={t("steps")}
      doneLabel={t("stepDone")}
      steps={steps.map((step, index) => ({
        title: t(`step.${step}`),
        state: index < at ? "done" : index === at ? "current" : "ahead",
      }))}
    />
  );
}
