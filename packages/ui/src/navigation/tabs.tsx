import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
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

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly count?: number | undefined;
    readonly isCurrent: boolean;
  }[];
}

/** Tabs that are pages of their own, each with its address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={row}>
        {tabs.map((tab) => (
          <li key={tab.href} className="flex max-mobile:flex-1">
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

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: number | undefined }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs in one page: one stop of the Tab key, arrows move between them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    onSelect(next.id);
    listRef.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }
  return (
    <>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        className={row}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={tabClass(tab.id === selected)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <Count value={tab.count} tone={tab.id === selected ? "bottle" : "muted"} />
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="pt-4">
        {children}
      </div>
    </>
  );
}
