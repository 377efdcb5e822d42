import type { ReactNode } from "react";

interface DeskHeadProps {
  readonly title: string;
  /** Beside the title: how many, of which day. */
  readonly note?: ReactNode;
  /** Beside the title: a state. */
  readonly badge?: ReactNode;
  /** At the right: what can be done; at most one of them filled. */
  readonly tools?: ReactNode;
}

/** The head of a page. Its h1 takes the focus after a change of page. */
export function DeskHead({ title, note, badge, tools }: DeskHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-page pt-3.5 pb-3">
      <h1 id="page-title" tabIndex={-1} className="type-title">
        {title}
      </h1>
      {badge}
      {note !== undefined && <span className="text-ink-soft">{note}</span>}
      {tools !== undefined && (
        <div data-print="hide" className="ml-auto flex flex-wrap items-center gap-2">
          {tools}
        </div>
      )}
    </header>
  );
}
