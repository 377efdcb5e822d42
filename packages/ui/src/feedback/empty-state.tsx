import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty. */
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
  /** In condensed capitals at the end: an error's number. */
  readonly code?: string | undefined;
  /** 1 when it is the whole page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing here: why, and what to do next. */
export function EmptyState({ title, children, picture, actions, code, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const isPage = headingLevel === 1;
  return (
    <div className="mx-auto grid max-w-[620px] justify-items-center px-4 py-14 text-center max-mobile:py-9">
      {picture !== undefined && <div className="mb-7">{picture}</div>}
      <Heading
        className={isPage ? "type-title" : "type-large"}
        {...(isPage ? { id: "page-title", tabIndex: -1 } : {})}
      >
        {title}
      </Heading>
      {children !== undefined && (
        <div className="mt-2.5 max-w-[52ch] text-lead leading-normal text-pretty text-ink-soft">
          {children}
        </div>
      )}
      {actions !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-mobile:w-full max-mobile:flex-col max-mobile:*:w-full">
          {actions}
        </div>
      )}
      {code !== undefined && <p className="type-label mt-6 text-ink-soft">{code}</p>}
    </div>
  );
}
