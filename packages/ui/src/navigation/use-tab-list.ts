import { type KeyboardEvent, useId, useRef } from "react";

interface TabListOptions {
  /** Name of the list. */
  readonly label: string;
  readonly count: number;
  /** Which tab is chosen, from 0. */
  readonly at: number;
  readonly onSelect: (at: number) => void;
}

/**
 * What makes buttons into tabs of one panel: one stop of the Tab key, arrows choose and go round, Home and End lead to
 * the ends. By hand, for React Aria's tabs weigh 3.7 KB more (docs/decisions/0125).
 */
export function useTabList({ label, count, at, onSelect }: TabListOptions) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function handleKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + count) % count;
    onSelect(index);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }
  return {
    list: { ref: list, role: "tablist", "aria-label": label, tabIndex: -1, onKeyDown: handleKeyDown },
    tab: (index: number) => ({
      type: "button" as const,
      role: "tab",
      id: `${id}-${index}`,
      "aria-selected": index === at,
      "aria-controls": `${id}-panel`,
      tabIndex: index === at ? 0 : -1,
      onClick: () => onSelect(index),
    }),
    panel: { role: "tabpanel", id: `${id}-panel`, "aria-labelledby": `${id}-${at}` },
  };
}
