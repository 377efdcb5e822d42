import { useCallback } from "react";
import { Count } from "../data/badge.tsx";
import { classNames } from "../styles/class-names.ts";
import { Anchor } from "./anchor.tsx";

const row =
  "flex gap-1 overflow-x-auto shadow-[inset_0_-1.5px_0_var(--color-line-strong)] max-mobile:-mx-page max-mobile:px-page";

function tabClass(isOn: boolean): string {
  return classNames(
    "inline-flex min-h-touch flex-none items-center justify-center gap-2 rounded-t-small border-b-[3px] px-4 font-semibold whitespace-nowrap max-mobile:flex-1",
    isOn ? "border-amber text-bottle" : "border-transparent text-ink-soft hover:text-bottle",
  );
}

/** In a row that is wider than the screen the page's own tab stands whole. */
function showWhole(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const hidden = tab.getBoundingClientRect().right - list.getBoundingClientRect().right;
  if (hidden > 0) list.scrollLeft += hidden + tab.offsetWidth / 4;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly count?: string | number | undefined;
    readonly isCurrent: boolean;
  }[];
}

/** Tabs that are pages of their own, each with its address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const counts = tabs.map(({ count }) => count).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that come later make the row longer
  const showCurrent = useCallback((tab: HTMLElement | null) => showWhole(tab), [counts]);
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={row}>
        {tabs.map((tab) => (
          <li key={tab.href} ref={tab.isCurrent ? showCurrent : null} className="flex max-mobile:flex-1">
            <Anchor
              href={tab.href}
              {...(tab.isCurrent ? { "aria-current": "page" as const } : {})}
              className={tabClass(tab.isCurrent)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Count value={tab.count} tone={tab.isCurrent ? "bottle" : "muted"} />
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
