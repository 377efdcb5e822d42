import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import { paths } from "../../../shared/paths.ts";
import { useProductWords } from "../../../shared/products/box-words.ts";
import { isBundle, type ProductRow } from "../../../shared/products/product-row.ts";

/** Bundles that hold the product, for whoever would take more than it (BUNDLE-01). */
export function BundleLinks({ bundles }: { readonly bundles: readonly ProductRow[] }) {
  const t = useTexts("catalog");
  const words = useProductWords();
  const sold = bundles.filter(({ saleability }) => saleability?.sellable !== false);
  if (sold.length === 0) return null;
  return (
    <div className="mt-stack">
      <Card title={t("inBundles")}>
        <ul className="grid gap-3">
          {sold.map((bundle) => (
            <li key={bundle.sku} className="flex gap-3">
              <Icon name="box" />
              <div className="min-w-0">
                <Link href={paths.product(bundle.sku ?? "")}>{bundle.name}</Link>
                {isBundle(bundle) && (
                  <p className="text-fine text-ink-soft">
                    {words("bundle.off", { percent: formatPercent(-(bundle.discount_percent ?? 0)) })}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
