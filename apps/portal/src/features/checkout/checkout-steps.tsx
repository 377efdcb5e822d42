import { useTexts } from "@vycep/shell/words/i18n";
import { ProgressSteps } from "@vycep/ui/navigation/progress-steps.tsx";
import { paths } from "../../shared/paths.ts";

export type CheckoutStep = "contents" | "delivery" | "payment" | "empties";

interface CheckoutStepsProps {
  readonly current: CheckoutStep;
  /** What is known of each step already. */
  readonly notes: Readonly<Record<CheckoutStep, string>>;
}

const numbered: readonly CheckoutStep[] = ["contents", "delivery", "payment"];

/**
 * The three steps of the cart (CHECKOUT-01…04): where we are, and the way back to what is done. The step of empties
 * has no number and is there when it is needed (CHECKOUT-05, OP-120).
 */
export function CheckoutSteps({ current, notes }: CheckoutStepsProps) {
  const t = useTexts("checkout");
  const steps = current === "empties" ? [...numbered, current] : numbered;
  const at = steps.indexOf(current);
  return (
    <ProgressSteps
      label={t("steps")}
      doneLabel={t("stepDone")}
      steps={steps.map((step, index) => ({
        title: t(`step.${step}`),
        note: notes[step],
        state: index < at ? "done" : index === at ? "current" : "ahead",
        href: index < at ? pathOf(step) : undefined,
      }))}
    />
  );
}

function pathOf(step: CheckoutStep): string {
  if (step === "contents") return paths.cart();
  return step === "empties" ? paths.cartEmpties() : paths.cartStep(step);
}
