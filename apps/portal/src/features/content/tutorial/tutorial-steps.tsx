import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useState } from "react";
import type { TutorialPage } from "./use-help-pages.ts";

interface TutorialStepsProps {
  readonly pages: readonly TutorialPage[];
  readonly at: number;
  readonly onChoose: (index: number) => void;
}

/** The list of pages at the side (TUTOR-03); those that were seen are ticked. */
export function TutorialSteps({ pages, at, onChoose }: TutorialStepsProps) {
  const t = useTexts("tutorial");
  const [furthest, setFurthest] = useState(at);
  if (at > furthest) setFurthest(at);
  return (
    <nav aria-label={t("pages")}>
      <ol className="grid gap-1">
        {pages.map(({ id, name }, index) => {
          const isSeen = index < at || (index !== at && index <= furthest);
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === at ? "step" : undefined}
                onClick={() => onChoose(index)}
                className="group flex min-h-12 w-full items-center gap-3 rounded-control border-l-3 border-transparent px-2 py-1.5 text-left leading-snug font-semibold text-ink-soft hover:bg-bottle-mist aria-[current]:border-amber aria-[current]:bg-bottle-mist aria-[current]:text-ink"
              >
                <span
                  aria-hidden="true"
                  className="grid size-7 flex-none place-items-center rounded-full bg-void text-fine font-bold group-aria-[current]:bg-amber group-aria-[current]:text-amber-on"
                >
                  {isSeen ? <Icon name="check" size="small" /> : index + 1}
                </span>
                <span>
                  {name}
                  {isSeen && <span className="sr-only">{`, ${t("seen")}`}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
