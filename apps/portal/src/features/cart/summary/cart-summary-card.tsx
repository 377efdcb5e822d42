import { nameParts } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../../shared/paths.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { CartTotals } from "../prices/cart-totals.tsx";
import type { CartView } from "../reading/cart-view.ts";
import { grossKilograms, palletPlaces } from "../reading/pallet-places.ts";
import { useCart } from "../reading/use-cart.ts";

const linesShown = 4;

/** The cart in short for the home page: its first lines and its sum; nothing while it is empty. */
export function CartSummaryCard() {
  const t = useTexts("cart");
  const { cart } = useCart();
  if (cart === undefined || cart.lines.length === 0) return null;
  const more = cart.lines.length - linesShown;
  return (
    <Card title={t("cart")} aside={<Load cart={cart} />}>
      <ul className="mb-3 divide-y divide-line">
        {cart.lines.slice(0, linesShown).map((line) => (
          <SummaryLine key={line.sku} line={line} />
        ))}
        {more > 0 && <li className="py-2 text-small text-ink-soft">{t("moreItems", { count: more })}</li>}
      </ul>
      <CartTotals quote={cart.quote} />
      <div className="mt-4">
        <ButtonLink href={paths.cart()} isWide size="large" iconAfter="chevron-right">
          {t("goToCart")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Load({ cart: { lines, quote } }: { readonly cart: CartView }) {
  const t = useTexts("cart");
  const words = useProductWords();
  const parts = [
    t("items", { count: lines.length }),
    words("count.pallet", { count: palletPlaces(quote) }),
    formatWeight(grossKilograms(quote)),
  ];
  return <span className="text-right text-small text-ink-soft">{parts.join(" · ")}</span>;
}

function SummaryLine({ line }: { readonly line: CartView["lines"][number] }) {
  const words = useProductWords();
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0 truncate">{nameParts(line.product.name ?? line.sku).title}</span>
      <b className="flex-none">{boxesInWords(words, boxUnitOf(line.product), line.quoted.boxes)}</b>
    </li>
  );
}
