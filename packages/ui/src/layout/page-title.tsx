import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

interface PageTitleProps {
  readonly title: string;
  /** On a phone only told to screen readers, where what is under it says the same and has no room to lose. */
  readonly isUnseenOnMobile?: boolean | undefined;
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
  isUnseenOnMobile = false,
  breadcrumb,
  badge,
  note,
  tools,
  skips,
  id = "page-title",
}: PageTitleProps) {
  return (
    <header
      className={classNames(
        "pt-4 pb-4 low:pt-0.5 low:pb-1.5",
        isUnseenOnMobile && "max-mobile:pt-2.5 max-mobile:pb-2.5",
      )}
    >
      {breadcrumb}
      <div
        className={classNames(
          "mt-1.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-3",
          isUnseenOnMobile && "max-mobile:mt-0",
        )}
      >
        <div className={classNames("min-w-0", isUnseenOnMobile && "max-mobile:sr-only")}>
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <h1 id={id} tabIndex={-1} className="type-title low:type-large">
              {title}
            </h1>
            {skips}
            {badge}
          </div>
          {note !== undefined && <div className="mt-1 wrap-anywhere text-ink-soft">{note}</div>}
        </div>
        {tools !== undefined && (
          <div
            data-print="hide"
            className="flex flex-wrap items-center gap-2.5 max-mobile:w-full tablet:has-data-grows:grow"
          >
            {tools}
          </div>
        )}
      </div>
    </header>
  );
}
