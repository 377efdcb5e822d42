import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import type { ReactNode } from "react";
import type { Selection } from "./selection.ts";

interface BulkBarProps {
  readonly selection: Selection;
  /** What the chosen rows come to. */
  readonly sum?: ReactNode;
  /** What can be done with them: buttons of the tone onDark, the main one first. */
  readonly children: ReactNode;
}

/** At the bottom of a list as long as rows are chosen: how many, and what can be done with them (DLIST-03). */
export function BulkBar({ selection, sum, children }: BulkBarProps) {
  const t = useTexts("desk");
  const count = selection.chosen.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={t("bulkLabel")}
      data-surface="dark"
      data-bottom-bar="chosen"
      className="sticky bottom-3 z-10 mx-page mt-3 flex flex-wrap items-center gap-2 rounded-normal bg-bottle-deep py-1.5 pr-2 pl-4 text-on-bottle shadow-float"
    >
      <p aria-live="polite" className="min-w-0 flex-1">
        <strong>{t("chosenCount", { count })}</strong> {sum}
      </p>
      {children}
      <IconButton
        icon="close"
        label={t("clearSelection")}
        variant="onDark"
        size="small"
        onClick={selection.clear}
      />
    </section>
  );
}
