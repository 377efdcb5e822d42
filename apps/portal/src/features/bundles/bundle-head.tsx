import { packagesLeft } from "@vycep/domain/bundles/bundle";
import { FormattedText } from "@vycep/shell/page/formatted-text.tsx";
import { SkipLink } from "@vycep/ui/navigation/skip-link.tsx";
import type { ReactNode } from "react";
import { boxesInWords } from "../../shared/products/box-words.ts";
import type { BundleOffer } from "./bundle-offer.ts";
import { putId } from "./bundle-summary.tsx";
import { daysInWords, useBundleWords } from "./bundle-words.ts";

interface BundleHeadProps {
  readonly offer: BundleOffer;
  /** What the brewery says of it. */
  readonly description: string;
  /** The marks of the catalogue. */
  readonly flags: ReactNode;
  /** Keeps the bundle as a favourite: belongs to the favourites. */
  readonly heart: ReactNode;
}

/** What the bundle is, when it holds, and how many of it the customer may have (BUNDLE-04, BUNDLE-07). */
export function BundleHead({ offer, description, flags, heart }: BundleHeadProps) {
  const words = useBundleWords();
  const { t, products } = words;
  const { bundle, product } = offer;
  const facts = [
    { label: t("validFor"), value: daysInWords(words, bundle.validFrom, bundle.validTo) },
    { label: t("limit"), value: boxesInWords(products, "bundle", bundle.maxPackages) },
    { label: t("left"), value: boxesInWords(products, "bundle", packagesLeft(bundle)) },
  ];
  return (
    <div className="grid grid-cols-bundle-head gap-7 p-card max-mobile:grid-cols-1 max-mobile:gap-4">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap gap-1.5 empty:hidden">{flags}</div>
        <div className="flex items-start gap-3">
          <h1 id="page-title" tabIndex={-1} className="type-title min-w-0 flex-1">
            {product.name}
          </h1>
          <SkipLink label={t("skipToPut")} targetId={putId} />
          {heart}
        </div>
        {description !== "" && (
          <div className="mt-3 text-ink-soft">
            <FormattedText text={description} />
          </div>
        )}
      </div>
      <dl className="grid content-center gap-2.5 border-line max-mobile:border-t max-mobile:pt-4 desktop:border-l desktop:pl-6">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
