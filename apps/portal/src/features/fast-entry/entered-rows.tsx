import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { EntryState, PreviewView } from "./preview-view.ts";

interface EnteredRowsProps {
  readonly texts: readonly string[];
  readonly view: PreviewView | undefined;
}

/** Nobody reads on in a list that long; the rows themselves stand beside it. */
const mostShown = 300;

const looks: Record<
  EntryState,
  { readonly row: string; readonly icon: "check" | "pencil" | "warning"; readonly tone: string }
> = {
  good: { row: "", icon: "check", tone: "text-hop-ink" },
  adjusted: { row: "bg-amber-tint", icon: "pencil", tone: "text-amber-ink" },
  bad: { row: "bg-red-tint", icon: "warning", tone: "text-red-strong" },
};

/** The text row by row, numbered, each with what became of it. */
export function EnteredRows({ texts, view }: EnteredRowsProps) {
  const t = useTexts("fast-entry");
  // The rows of a text stand where they stand: what was said of them has been brought to their places.
  const states = new Map(view?.rows.map(({ index, state }) => [index, state]));
  const filled = texts.map((text, index) => ({ text, index })).filter(({ text }) => text.trim() !== "");
  const left = filled.length - mostShown;
  const rows = (
    <ol
      aria-label={t("entered")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative max-mobile:hidden max-h-scroll-list overflow-y-auto rounded-normal border border-line bg-foam-dim"
    >
      {filled.slice(0, mostShown).map(({ text, index }) => {
        const state = states.get(index);
        const look = state === undefined ? undefined : looks[state];
        return (
          <li
            key={index}
            className={classNames(
              "grid grid-cols-pasted-row items-center gap-2 py-0.5 pr-2 text-small",
              look?.row,
            )}
          >
            <span className="border-r border-line pr-2 text-right text-fine text-ink-soft" aria-hidden="true">
              {index + 1}
            </span>
            <span className="truncate font-mono">{text.replaceAll("\t", "  ").slice(0, 200)}</span>
            <span className={look?.tone}>
              {look && state && <Icon name={look.icon} size="small" label={t(`group.${state}`)} />}
              {view?.header === index && <span className="sr-only">{t("header")}</span>}
            </span>
          </li>
        );
      })}
      {left > 0 && <li className="px-3 py-1.5 text-fine text-ink-soft">{t("moreRows", { count: left })}</li>}
    </ol>
  );
  return (
    <>
      {rows}
      <p className="text-ink-soft desktop:hidden">{t("enteredRows", { count: filled.length })}</p>
    </>
  );
}
