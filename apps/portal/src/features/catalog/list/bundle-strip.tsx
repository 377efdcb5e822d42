import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount, formatMoney, formatPercent } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { rowPriceOf } from "../../../shared/products/product-price.ts";
import { isBundle, type ProductRow } from "../../../shared/products/product-row.ts";
import { ProductPicture } from "../picture/product-picture.tsx";
import { SectionHead } from "./beer-list.tsx";

interface BundleStripProps {
  readonly bundles: readonly ProductRow[];
  readonly count: number;
  /** The list of all of them. */
  readonly allHref: string;
}

/** Package deals apart from the goods: a few of them, and the way to all. */
export function BundleStrip({ bundles, count, allHref }: BundleStripProps) {
  const t = useTexts("catalog");
  if (bundles.length === 0) return null;
  return (
    <section aria-label={t("bundles")}>
      <SectionHead title={t("bundles")}>
        {count > bundles.length && (
          <Anchor
            href={allHref}
            className="inline-flex min-h-6 items-center rounded-text font-bold text-bottle underline"
          >
            {t("allBundles", { count: formatCount(count) })}
          </Anchor>
        )}
      </SectionHead>
      <ul className="grid grid-cols-1 gap-3 desktop:grid-cols-2 wide:grid-cols-4">
        {bundles.map((bundle) => (
          <li key={bundle.sku} className="min-w-0">
            <Anchor
              href={paths.product(bundle.sku ?? "")}
              className="flex h-full items-center gap-3 rounded-large border border-line bg-foam p-3.5 hover:border-control"
            >
              <span className="size-11 flex-none rounded-control bg-floor p-1">
                <ProductPicture packageType="other" brand={bundle.brand ?? ""} />
              </span>
              <span className="min-w-0 flex-1 leading-snug">
                <b className="block text-pretty">{bundle.name}</b>
                <span className="text-small text-ink-soft">{worthOf(bundle)}</span>
              </span>
              <Icon name="arrow-right" size="small" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a package costs as it is preselected, and what is taken off; one that is filled freely says what is taken off alone. */
function worthOf(bundle: ProductRow): string {
  if (!isBundle(bundle)) return "";
  const off = formatPercent(-(bundle.discount_percent ?? 0));
  const price = rowPriceOf(bundle);
  return price === undefined ? off : `${formatMoney(price)} · ${off}`;
}
