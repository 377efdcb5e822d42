import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

export interface TimelineStep {
  readonly title: string;
  readonly note?: string | undefined;
  readonly state: "done" | "current" | "ahead" | "problem";
}

interface TimelineProps {
  /** Name of the list. */
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** The state in words, for who listens. */
  readonly stateLabels: Readonly<Record<TimelineStep["state"], string>>;
}

const dots: Record<TimelineStep["state"], { readonly look: string; readonly icon: IconName | undefined }> = {
  done: { look: "bg-bottle border-bottle text-on-bottle", icon: "check" },
  current: { look: "bg-amber border-amber text-amber-on ring-4 ring-amber/25", icon: undefined },
  ahead: { look: "bg-foam border-line-strong", icon: undefined },
  problem: { look: "bg-amber border-amber text-amber-on", icon: "warning" },
};

/** What has happened and what comes: along a line, standing on mobile. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label} className="grid desktop:auto-cols-fr desktop:grid-flow-col">
      {steps.map((step, index) => {
        const { look, icon } = dots[step.state];
        const isReached = steps[index + 1]?.state !== "ahead" && step.state !== "ahead";
        return (
          <li
            key={step.title}
            aria-current={step.state === "current" ? "step" : undefined}
            className={classNames(
              "relative pr-3.5 max-mobile:pb-4.5 max-mobile:pl-9.5 max-mobile:last:pb-0 desktop:pt-8",
              "before:absolute last:before:hidden max-mobile:before:top-0 max-mobile:before:bottom-0 max-mobile:before:left-[9px] max-mobile:before:w-1 desktop:before:inset-x-0 desktop:before:top-[9px] desktop:before:h-1",
              isReached || (step.state === "done" && index < steps.length - 1)
                ? "before:bg-bottle"
                : "before:bg-line-strong",
            )}
          >
            <span
              className={classNames(
                "absolute top-0 left-0 z-1 grid size-[22px] place-items-center rounded-full border-4 *:size-3.5",
                look,
              )}
            >
              {icon && <Icon name={icon} size="small" />}
            </span>
            <span className="sr-only">{stateLabels[step.state]}: </span>
            <span className="block font-bold wrap-anywhere">{step.title}</span>
            {step.note !== undefined && <span className="block text-small text-ink-soft">{step.note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
