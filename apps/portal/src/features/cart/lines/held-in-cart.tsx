import { formatMoney } from "@vycep/words/engine/format";
import { useState } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { CartLineView } from "../reading/cart-view.ts";

interface HeldInCartProps {
  readonly line: CartLineView | undefined;
}

/** What the cart holds of a product, in green; where it was just put in, it lights up once. */
export function HeldInCart({ line }: HeldInCartProps) {
  const t = useProductWords();
  const boxes = line?.quoted.boxes ?? 0;
  const [told, setTold] = useState(boxes);
  const [isMore, setMore] = useState(false);
  if (boxes !== told) {
    setTold(boxes);
    setMore(boxes > told);
  }
  if (line === undefined) return null;
  return (
    <span
      key={boxes}
      data-just-put-in={isMore || undefined}
      className="inline-flex max-w-full flex-wrap gap-x-2 rounded-small text-fine leading-snug font-semibold text-hop-ink data-just-put-in:animate-put-in"
    >
      <span className="sr-only">{t("inCart")} </span>
      <span>{boxesInWords(t, boxUnitOf(line.product), boxes)} </span>
      <span className="whitespace-nowrap">
        {formatMoney({ minor: line.quoted.netMinor, currency: answeredCurrency(line.product.currency) })}
      </span>
    </span>
  );
}
