import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatMoney } from "@vycep/words/engine/format";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { goodsInside } from "../../../shared/products/product-row.ts";
import type { CartLineView } from "../reading/cart-view.ts";

interface PackageContentsProps {
  readonly line: CartLineView;
  /** Under a row of its own, or within a narrow cell. */
  readonly look: "wide" | "narrow";
}

/** What the packages of a group hold, all of them together, each at its price inside (BUNDLE-09, C26). */
export function PackageContents({ line: { product, quoted }, look }: PackageContentsProps) {
  const t = useTexts("cart");
  const words = useProductWords();
  const inside = new Map(goodsInside(product).map((goods) => [goods.sku, goods]));
  const currency = answeredCurrency(product.currency);
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <ul
      aria-label={t("bundle.contents", { product: product.name ?? "" })}
      className={classNames("grid gap-1 text-small", look === "wide" && "border-l-2 border-line pl-3.5")}
    >
      {quoted.contents?.map(({ sku, boxes, unitMinor, netMinor }) => {
        const goods = inside.get(sku);
        const { title, form } = nameParts(goods?.name ?? sku);
        return (
          <li key={sku} className="flex flex-wrap items-baseline gap-x-4">
            <span className="min-w-0 flex-1 text-pretty">
              <b className="whitespace-nowrap">
                {boxesInWords(words, goods ? boxUnitOf(goods) : "piece", boxes)}
              </b>{" "}
              {title}
              {look === "wide" && form !== "" && <span className="text-ink-soft">{` · ${form}`}</span>}
            </span>
            {look === "wide" && (
              <span className="whitespace-nowrap text-ink-soft max-mobile:hidden">{money(unitMinor)}</span>
            )}
            <span className="min-w-24 text-right whitespace-nowrap">{money(netMinor)}</span>
          </li>
        );
      })}
    </ul>
  );
}
