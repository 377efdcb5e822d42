import { wholeToMinor } from "@vycep/contract/whole-currency";
import { nameParts, tiedName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { paths } from "../../../shared/paths.ts";
import { priceOf } from "../../../shared/products/product-price.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { PackagingDrawing } from "../picture/packaging-drawing.tsx";
import { ProductFlags } from "../picture/product-flags.tsx";

interface PackagingCellProps {
  readonly product: ProductRow;
  /** How many: belongs to the cart. */
  readonly quantity: ReactNode;
  /** What the cart holds of it; null where it holds nothing. */
  readonly held: ReactNode;
  /** The heart, and what else is done with it. */
  readonly tools: ReactNode;
}

/** One packaging of a beer: drawn to the scale of all, its size as title, its price and that of a litre, and how many. */
export function PackagingCell({ product, quantity, held, tools }: PackagingCellProps) {
  const { title, inside } = packagingTitle(product);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a cell of the row's grid
    <div
      role="group"
      aria-label={product.name ?? product.sku ?? ""}
      className="grid min-w-0 content-between gap-2.5 border-line px-3.5 py-3 max-wide:px-2.5 desktop:border-l desktop:nth-[n+4]:border-t max-mobile:grid-cols-beer-card @max-[17rem]:grid-cols-1! max-mobile:items-center max-mobile:border-t max-mobile:px-0 upright:group-data-stacking/beers:grid-cols-beer-line upright:group-data-stacking/beers:items-center upright:group-data-stacking/beers:gap-x-4 upright:group-data-stacking/beers:border-t! upright:group-data-stacking/beers:border-l-0! upright:group-data-stacking/beers:px-4"
    >
      <div className="grid min-w-0 grid-cols-packaging gap-x-2.5">
        <div className="flex h-19 items-end justify-center">
          <PackagingDrawing product={product} />
        </div>
        <div className="min-w-0 self-end leading-snug">
          <Anchor
            href={paths.product(product.sku ?? "")}
            aria-label={product.name ?? ""}
            className="rounded-text font-bold hover:text-bottle hover:underline"
          >
            {tiedName(title)}
          </Anchor>
          {inside !== "" && <p className="text-fine text-ink-soft">{tiedName(inside)}</p>}
          <CellPrice product={product} />
          {held}
          <p className="flex flex-wrap gap-1 empty:hidden">
            <ProductFlags product={product} isBrief />
          </p>
        </div>
        <div className="-mt-1.5 -mr-1.5 flex flex-col items-center">{tools}</div>
      </div>
      <div className="min-w-0">{quantity}</div>
    </div>
  );
}

/** What is paid for one, the list price struck out beside a promo, and what a litre comes to. */
function CellPrice({ product }: { readonly product: ProductRow }) {
  const t = useTexts("catalog");
  const price = priceOf(product);
  if (price === undefined) return <p className="text-fine text-ink-soft">{t("noPrice")}</p>;
  const litres = product.litres_per_box ?? 0;
  const perLitre = {
    minor: wholeToMinor(price.net.minor / 100 / Math.max(litres, 1)),
    currency: answeredCurrency(product.currency),
  };
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-small">
        <span className="whitespace-nowrap">{formatMoney(price.net)}</span>
        <span className="sr-only"> {t("withoutVat")}</span>
        {price.promo !== undefined && (
          <s className="text-fine whitespace-nowrap text-ink-faint">
            <span className="sr-only">{t("listPrice")} </span>
            {formatMoney(price.list)}
          </s>
        )}
      </p>
      {litres > 0 && (
        <p className="text-fine whitespace-nowrap text-ink-soft">
          {t("perLitre", { money: formatMoney(perLitre) })}
        </p>
      )}
    </>
  );
}

/** "Lahev 0,5 l" and "přepravka 20 ks" of a beer; goods of one kind alone say their name once, at the left. */
function packagingTitle({ name, sku }: ProductRow): { readonly title: string; readonly inside: string } {
  const { title, form } = nameParts(name ?? sku ?? "");
  if (form === "") return { title, inside: "" };
  const [vessel = "", ...inside] = form.replace(" KEG", "").split(", ");
  return { title: vessel, inside: inside.join(", ") };
}
