import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { Anchor } from "./anchor.tsx";

interface PaginationTexts {
  /** Name of the landmark. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "Page 3" for who listens. */
  readonly pageLabel: (page: number) => string;
  /** At the left: "Page 1 of 8 · 1–10 of 74". */
  readonly summary?: ReactNode;
}

interface PaginationProps extends PaginationTexts {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Pages live in the address; this makes it. */
  readonly hrefFor: (page: number) => string;
}

/** The pages worth a number: first, last, and the neighbours of the current one; 0 is a gap. */
export function pageNumbers(page: number, pageCount: number): readonly number[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) near.add(2).add(3);
  if (page >= pageCount - 2) near.add(pageCount - 1).add(pageCount - 2);
  const pages = [...near].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/** Pages that a narrow screen leaves out: neither first, nor last, nor the current one. */
function isNeighbour(number: number, { page, pageCount }: PaginationProps): boolean {
  return number !== page && number !== 1 && number !== pageCount;
}

const box =
  "grid h-[38px] min-w-[38px] place-items-center rounded-control px-1 font-semibold max-mobile:h-touch max-mobile:min-w-touch";

/** Turns the pages of a list. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, summary, pageLabel } = props;
  return (
    <div
      data-print="hide"
      className="flex flex-wrap items-center justify-between gap-3 px-5 py-3.5 text-ink-soft max-mobile:px-4"
    >
      <span className="text-small">{summary}</span>
      {pageCount > 1 && (
        <nav aria-label={label}>
          <ul className="flex flex-wrap gap-1 text-ink max-mobile:gap-0.5">
            {page > 1 && <Turn label={props.previousLabel} icon="chevron-left" href={hrefFor(page - 1)} />}
            {pageNumbers(page, pageCount).map((number, index) =>
              number === 0 ? (
                <li
                  key={`gap-${index < 3 ? "before" : "after"}`}
                  aria-hidden="true"
                  className="grid h-[38px] w-6 place-items-center max-mobile:h-touch"
                >
                  …
                </li>
              ) : (
                <li
                  key={number}
                  className={pageCount > 5 && isNeighbour(number, props) ? "max-mobile:hidden" : ""}
                >
                  <Anchor
                    href={hrefFor(number)}
                    aria-label={pageLabel(number)}
                    {...(number === page ? { "aria-current": "page" as const } : {})}
                    className={classNames(
                      box,
                      number === page ? "bg-bottle text-on-bottle" : "hover:bg-bottle-tint",
                    )}
                  >
                    {number}
                  </Anchor>
                </li>
              ),
            )}
            {page < pageCount && (
              <Turn label={props.nextLabel} icon="chevron-right" href={hrefFor(page + 1)} />
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: "chevron-left" | "chevron-right";
  readonly href: string;
}

function Turn({ label, icon, href }: TurnProps) {
  return (
    <li>
      <Anchor href={href} aria-label={label} className={classNames(box, "hover:bg-bottle-tint")}>
        <Icon name={icon} />
      </Anchor>
    </li>
  );
}
