import { canChange } from "@vycep/domain/bundles/bundle";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatPercent } from "@vycep/words/engine/format";
import type { BundleOffer } from "./bundle-offer.ts";
import { boxesOfPackage, useBundleWords } from "./bundle-words.ts";

/** The conditions of the bundle in three short sentences. */
export function BundleTerms({ offer }: { readonly offer: BundleOffer }) {
  const words = useBundleWords();
  const { t } = words;
  const { bundle } = offer;
  const isFixed = bundle.items.every((item) => !canChange(item, bundle));
  const { minBoxes, maxBoxes } = bundle;
  const size =
    maxBoxes === null || maxBoxes === minBoxes
      ? boxesOfPackage(words, offer, minBoxes)
      : t("termBoxesRange", { min: formatCount(minBoxes), max: boxesOfPackage(words, offer, maxBoxes) });
  const terms = [
    { title: size, text: t("termBoxesText") },
    isFixed
      ? { title: t("termFixed"), text: t("termFixedText") }
      : { title: t("termEach"), text: t("termEachText") },
    {
      title: t("termDiscount", { percent: formatPercent(-bundle.discountPct) }),
      text: t("termDiscountText"),
    },
  ];
  return (
    <Card title={t("terms")}>
      <ul className="grid gap-6 desktop:grid-cols-3">
        {terms.map(({ title, text }) => (
          <li key={title}>
            <p className="font-bold">{title}</p>
            <p className="mt-1 text-small text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
