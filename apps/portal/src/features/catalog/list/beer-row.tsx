import { nameParts } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { classNames } from "@vycep/ui/styles/class-names";
import { type ReactNode, useState } from "react";
import { type BeerView, type ListedProduct, oftenOf } from "./beer-view.ts";
import { useOtherPackagings } from "./use-other-packagings.ts";

interface BeerRowProps {
  readonly beer: BeerView;
  readonly cell: (product: ListedProduct, beer: BeerView) => ReactNode;
  readonly level: 2 | 3;
  /** The packagings behind the three stand open from the beginning. */
  readonly isOpen: boolean;
}

const inRow = 3;

/** One beer: what it is and how often it comes, and its packagings side by side, on mobile one under the other. */
export function BeerRow({ beer, cell, level, isOpen }: BeerRowProps) {
  const t = useTexts("catalog");
  const isMobile = useIsMobile();
  const [isAsked, setIsAsked] = useState(false);
  const { products, others, everyDays } = beer;
  const isUnfolded = others.length > 0 && (isAsked || isOpen);
  const found = useOtherPackagings(isUnfolded ? others : []);
  const [first] = products;
  if (first === undefined) return null;
  const title = nameParts(first.name ?? first.sku ?? "").title;
  const often = everyDays === undefined ? undefined : oftenOf(everyDays);
  const shown = [...products, ...(isUnfolded ? (found ?? []) : [])];
  const waiting = isUnfolded && found === undefined ? others.length : 0;
  const left = (inRow - ((shown.length + waiting) % inRow)) % inRow;
  const Heading = level === 2 ? "h2" : "h3";
  const words = isUnfolded ? t("fewerPackagings") : t("morePackagings", { count: others.length });
  const more = others.length > 0 && !isOpen && (
    <div className="max-mobile:border-t max-mobile:border-line max-mobile:py-2.5">
      <Button
        variant="outline"
        size="small"
        isWide={isMobile}
        aria-expanded={isUnfolded}
        aria-label={`${words}: ${title}`}
        onClick={() => setIsAsked(!isAsked)}
      >
        {words}
      </Button>
    </div>
  );
  return (
    <li className="border-t border-line first:border-t-0 desktop:grid desktop:grid-cols-beer upright:group-data-stacking/beers:block! max-mobile:rounded-large max-mobile:border max-mobile:bg-foam max-mobile:px-3.5 max-mobile:pt-2.5 max-mobile:pb-1 max-mobile:first:border-t">
      <div
        className={classNames(
          "flex flex-col gap-1.5 py-3 pr-3 pl-5 max-wide:pl-4 max-mobile:flex-row max-mobile:flex-wrap max-mobile:items-baseline max-mobile:justify-between max-mobile:p-0 max-mobile:pb-2 upright:group-data-stacking/beers:flex-row upright:group-data-stacking/beers:items-center upright:group-data-stacking/beers:justify-start upright:group-data-stacking/beers:gap-3",
          // A beer that is unfolded is as high as the page: its name stays where it was.
          isUnfolded ? "desktop:pt-8 upright:group-data-stacking/beers:pt-3!" : "justify-center",
        )}
      >
        <Heading className="text-lead leading-tight font-bold">{title}</Heading>
        {often !== undefined && (
          <p className="text-small text-ink-soft">
            {t(often.per === "week" ? "everyWeeks" : "everyDays", { count: often.count })}
          </p>
        )}
        {!isMobile && more}
      </div>
      <div className="@container grid min-w-0 grid-cols-1 desktop:grid-cols-3 upright:group-data-stacking/beers:grid-cols-1!">
        {shown.map((product) => cell(product, beer))}
        {[...Array(waiting).keys()].map((place) => (
          <div key={place} className="min-h-36 border-line p-4 desktop:border-l desktop:nth-[n+4]:border-t">
            <Skeleton width="full" />
          </div>
        ))}
        {left > 0 && left < inRow && (
          <div
            className={`hidden place-items-center border-l border-line bg-foam-dim nth-[n+4]:border-t p-4 text-center text-small text-balance text-ink-soft desktop:grid upright:group-data-stacking/beers:hidden! ${left === 2 ? "col-span-2" : ""}`}
          >
            {products.length < inRow ? t("noOther") : ""}
          </div>
        )}
      </div>
      {isMobile && more}
    </li>
  );
}
