import { classNames } from "../styles/class-names.ts";
import { Button } from "./button.tsx";

interface SelectionBarProps {
  readonly label: string;
  /** How many are chosen, said aloud whenever that changes. */
  readonly chosen: string;
  /** What they come to. */
  readonly sum: string;
  readonly clear: string;
  readonly onClear: () => void;
  readonly save: string;
  readonly onSave: () => void;
  readonly isSaving: boolean;
  /** Why all of it at once is too much. */
  readonly tooMuch: string | undefined;
  /** Below cards, not as wide as they are together. */
  readonly isNarrow?: boolean;
}

/** What is ticked in a list, at the bottom of the window: what it comes to, and all of it as one archive. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, chosen, sum, clear, onClear, save, onSave, isSaving, tooMuch, isNarrow = false } = props;
  return (
    <section
      aria-label={label}
      data-surface="dark"
      data-bottom-bar="chosen"
      className={classNames(
        "sticky bottom-3 z-10 mx-auto mt-4 flex flex-wrap items-center gap-3 rounded-large bg-bottle-deep px-5 py-3 text-on-bottle max-mobile:bottom-2 max-mobile:gap-y-1 max-mobile:px-4 max-mobile:py-1.5",
        isNarrow && "max-w-3xl",
      )}
    >
      <p className="min-w-0 flex-1 max-mobile:basis-full max-mobile:truncate" aria-live="polite">
        <strong>{chosen}</strong> <span className="whitespace-nowrap">{sum}</span>
      </p>
      <Button variant="onDark" icon="close" onClick={onClear}>
        {clear}
      </Button>
      <Button variant="amber" icon="download" isBusy={isSaving} disabledReason={tooMuch} onClick={onSave}>
        {save}
      </Button>
    </section>
  );
}
