import type { ReactNode } from "react";

interface PageTitleProps {
  readonly title: string;
  readonly breadcrumb?: ReactNode;
  /** Beside the title: a status. */
  readonly badge?: ReactNode;
  /** Under the title. */
  readonly note?: ReactNode;
  /** At the right: the page's buttons and search. */
  readonly tools?: ReactNode;
  /** Ways past the tools and what follows, for who goes by Tab; seen only when they are reached. */
  readonly skips?: ReactNode;
  readonly id?: string | undefined;
}

/** The head of a page. Its h1 can take the focus after a change of page. */
export function PageTitle({
  title,
  breadcrumb,
  badge,
  note,
  tools,
  skips,
  id = "page-title",
}: PageTitleProps) {
  return (
    <header className="pt-4 pb-4 low:pt-0.5 low:pb-1.5">
      {breadcrumb}
      <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <h1 id={id} tabIndex={-1} className="type-title">
              {title}
            </h1>
            {skips}
            {badge}
          </div>
          {note !== undefined && <div className="mt-1 text-ink-soft">{note}</div>}
        </div>
        {tools !== undefined && (
          <div data-print="hide" className="flex flex-wrap items-center gap-2.5 max-mobile:w-full">
            {tools}
          </div>
        )}
      </div>
    </header>
  );
}
