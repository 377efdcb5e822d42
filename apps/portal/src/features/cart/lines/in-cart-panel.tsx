import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { paths } from "../../../shared/paths.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { CartLineView } from "../reading/cart-view.ts";

/** On the page of a product that is in the cart: how much, and the way there. */
export function InCartPanel({ line: { product, quoted } }: { readonly line: CartLineView }) {
  const t = useProductWords();
  const boxes = boxesInWords(t, boxUnitOf(product), quoted.boxes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-normal bg-bottle-tint py-2 pr-2 pl-4">
      <p className="flex items-center gap-2 font-semibold text-hop-ink">
        <Icon name="check" size="small" />
        {t("inCartOf", { boxes })}
      </p>
      <ButtonLink href={paths.cart()} size="small" variant="outline">
        {t("goToCart")}
      </ButtonLink>
    </div>
  );
}
