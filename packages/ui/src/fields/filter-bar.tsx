import { type ReactNode, useId, useState } from "react";
import { Button } from "../actions/button.tsx";
import { useIsMobile } from "../layout/use-is-mobile.ts";

interface FilterBarProps {
  /** Name of the region. */
  readonly label: string;
  /** Where there is something to search. */
  readonly search?: ReactNode;
  /** The choices; "cell" where they stand side by side, "field" where they unfold one under the other. */
  readonly choices: (look: "cell" | "field") => ReactNode;
  /** Only where rows are cards, which have no headers to sort by. */
  readonly sort?: ReactNode;
  /** How many of the choices are on. */
  readonly count: number;
  readonly unfoldLabel: string;
  /** Takes every filter off; undefined while there is none. */
  readonly clear: { readonly label: string; readonly onClear: () => void } | undefined;
}

/** The bar above a list: search and choices; on mobile the choices unfold under the search. */
export function FilterBar({ label, search, choices, sort, count, unfoldLabel, clear }: FilterBarProps) {
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const clearButton = clear && (
    <Button variant="quiet" icon="close" onClick={clear.onClear}>
      {clear.label}
    </Button>
  );
  if (!isMobile) {
    return (
      <section
        aria-label={label}
        data-print="hide"
        className="mb-4 flex items-stretch divide-x divide-line rounded-large border border-line bg-foam *:px-4 first:*:pl-3 tablet:flex-wrap tablet:first:*:pr-3"
      >
        {search !== undefined && (
          <div className="flex min-w-52 flex-[1.6] flex-col justify-center py-2 tablet:basis-full tablet:border-r-0 tablet:border-b">
            {search}
          </div>
        )}
        {choices("cell")}
        {clearButton && <div className="flex flex-none items-center px-2!">{clearButton}</div>}
      </section>
    );
  }
  return (
    <section aria-label={label} data-print="hide" className="mb-4">
      <div className="flex gap-2.5">
        {search !== undefined && <div className="min-w-0 flex-1">{search}</div>}
        <Button
          variant="outline"
          icon="filter"
          size="large"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {unfoldLabel}
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="mt-3 grid gap-3.5 rounded-large border border-line bg-foam p-4"
      >
        {choices("field")}
        {sort}
        {clearButton}
      </div>
    </section>
  );
}
