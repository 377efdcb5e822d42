import type { ReactNode } from "react";
import { BeerRow } from "./beer-row.tsx";
import type { BeerView, ListedProduct } from "./beer-view.ts";

interface BeerListProps {
  readonly label: string;
  readonly beers: readonly BeerView[];
  /** Draws one packaging; the screen puts the cart's part into it. */
  readonly cell: (product: ListedProduct, beer: BeerView) => ReactNode;
  /** Whether the cart holds one of these, which are then shown unasked. */
  readonly holds: (skus: readonly string[]) => boolean;
  /** Another page is on its way; these rows are the ones before. */
  readonly isStale: boolean;
  /** Of the beers' headings: under a heading of their own they are the third. */
  readonly level: 2 | 3;
  /** Boxes, layers and pallets stand open, which takes more room. */
  readonly isStacking: boolean;
  readonly footer?: ReactNode;
}

/** Beers one under the other, each with its packagings side by side. */
export function BeerList({ label, beers, cell, holds, isStale, level, isStacking, footer }: BeerListProps) {
  return (
    <div
      data-card
      aria-busy={isStale}
      data-stacking={isStacking || undefined}
      className="group/beers rounded-large border border-line bg-foam max-mobile:rounded-none max-mobile:border-0 max-mobile:bg-transparent"
    >
      <ul aria-label={label} className="max-mobile:grid max-mobile:gap-3">
        {beers.map((beer) => (
          <BeerRow key={beer.key} beer={beer} cell={cell} level={level} isOpen={holds(beer.others)} />
        ))}
      </ul>
      {footer !== undefined && (
        <div className="border-t border-line max-mobile:mt-3 max-mobile:rounded-large max-mobile:border max-mobile:bg-foam">
          {footer}
        </div>
      )}
    </div>
  );
}

interface SectionHeadProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** The heading of a part of the list, and what there is to do with it. */
export function SectionHead({ title, note, children }: SectionHeadProps) {
  return (
    <div className="mt-6 mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="type-heading">{title}</h2>
      {note !== undefined && <p className="text-small text-ink-soft">{note}</p>}
      {children}
    </div>
  );
}
