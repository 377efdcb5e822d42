import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { Anchor } from "./anchor.tsx";

export interface ProgressStep {
  /** With its number: "2/3 Delivery". */
  readonly title: string;
  readonly note?: string | undefined;
  readonly state: "done" | "current" | "ahead";
  /** A step that can be gone to. */
  readonly href?: string | undefined;
}

interface ProgressStepsProps {
  /** Name of the list. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  /** Completes the name of a finished step for who listens. */
  readonly doneLabel: string;
}

const bars = {
  done: "border-bottle text-bottle",
  current: "border-amber text-ink",
  ahead: "border-line-strong text-ink-soft",
} as const;

/** How far along: a bar in parts, the current one amber. On mobile only the current step is written out. */
export function ProgressSteps({ label, steps, doneLabel }: ProgressStepsProps) {
  return (
    <ol
      aria-label={label}
      data-print="hide"
      className="flex pb-5 max-mobile:relative max-mobile:mb-3 max-mobile:gap-1 max-mobile:pb-14"
    >
      {steps.map((step) => (
        <li
          key={step.title}
          aria-current={step.state === "current" ? "step" : undefined}
          className={classNames(
            "min-w-0 flex-1 border-t-4 pt-2.5 font-semibold",
            bars[step.state],
            "max-mobile:pt-0",
          )}
        >
          <div
            className={classNames(
              "pr-3",
              step.state === "current"
                ? "max-mobile:absolute max-mobile:inset-x-0 max-mobile:top-3"
                : "max-mobile:sr-only",
            )}
          >
            <StepTitle step={step} doneLabel={doneLabel} />
            {step.note !== undefined && (
              <span className="block text-small font-medium text-ink-soft">{step.note}</span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepTitle({ step, doneLabel }: { readonly step: ProgressStep; readonly doneLabel: string }) {
  const title = (
    <>
      {step.state === "done" && <Icon name="check" size="small" label={doneLabel} />}
      {step.title}
    </>
  );
  if (step.href === undefined) return <span className="flex min-h-6 items-center gap-1.5">{title}</span>;
  return (
    <Anchor
      href={step.href}
      className="flex min-h-6 w-fit items-center gap-1.5 rounded-text underline-offset-text hover:underline"
    >
      {title}
    </Anchor>
  );
}
