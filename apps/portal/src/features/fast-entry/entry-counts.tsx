import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount } from "@vycep/words/engine/format";
import { type RefObject, useEffect } from "react";
import type { EntryState, PreviewView } from "./preview-view.ts";

interface EntryCountsProps {
  readonly view: PreviewView;
  /** Where the focus goes when the row that had it is gone (C24). */
  readonly ref: RefObject<HTMLDivElement | null>;
}

const states: readonly EntryState[] = ["good", "adjusted", "bad"];
const tones = { good: "text-hop-ink", adjusted: "text-amber-deep", bad: "text-red-strong" } as const;

/** How many rows go in, which of them changed, and how many stay out; said once for each change (C24). */
export function EntryCounts({ view, ref }: EntryCountsProps) {
  const t = useTexts("fast-entry");
  // The field that the text was written in is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref]);
  const count = (state: EntryState) => formatCount(view.byState[state].length);
  return (
    <div ref={ref} tabIndex={-1} data-quiet-focus>
      <p role="status" className="sr-only">
        {t("counts", { good: count("good"), adjusted: count("adjusted"), bad: count("bad") })}
      </p>
      <ul aria-hidden="true" className="grid grid-cols-3 gap-3 max-mobile:gap-2">
        {states.map((state) => (
          <li
            key={state}
            data-card
            className="flex items-center gap-3 rounded-large border border-line bg-foam px-4 py-3 max-mobile:flex-col max-mobile:items-start max-mobile:gap-0 max-mobile:px-3"
          >
            <span className={`type-large ${tones[state]}`}>{count(state)}</span>
            <span className="min-w-0 leading-tight">
              <strong className="block">{t(state)}</strong>
              <span className="text-small text-ink-soft max-mobile:hidden">{t(`${state}Note`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
