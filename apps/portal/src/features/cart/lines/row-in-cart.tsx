import { Button, type ButtonVariant } from "@vycep/ui/actions/button.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { useRef } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, type ProductWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { CartLineView } from "../reading/cart-view.ts";
import { amountsInWords } from "./amounts-in-words.ts";
import { InCartPanel } from "./in-cart-panel.tsx";
import type { RowOrder } from "./use-row-order.ts";

interface RowInCartProps {
  readonly order: RowOrder;
  /** "row" is a cell of the list; "mini" stands beside a product in one line; "panel" on the page of the product. */
  readonly look?: "row" | "mini" | "panel";
}

const buttons = {
  row: { size: "normal", variant: "primary" },
  mini: { size: "small", variant: "outline" },
  panel: { size: "large", variant: "primary" },
} as const satisfies Record<string, { readonly size: string; readonly variant: ButtonVariant }>;

/** What the cart holds of a product and what it comes to, or the button that puts it in. */
export function RowInCart({ order, look = "row" }: RowInCartProps) {
  const t = useProductWords();
  const ref = useRef<HTMLDivElement>(null);
  const { product, line } = order;
  function handleAdd() {
    // The button goes away with the click; the focus waits where the amounts appear (C24).
    ref.current?.focus({ preventScroll: true });
    order.add();
  }
  const isLong = look === "panel";
  const isSold = product.saleability?.sellable !== false;
  return (
    <div ref={ref} tabIndex={-1} data-quiet-focus className="min-w-0">
      {line !== undefined && (isLong ? <InCartPanel line={line} /> : <InCart line={line} />)}
      {line === undefined && isSold && (
        <>
          <NotAdded order={order} look={look} />
          <Button
            {...buttons[look]}
            {...(order.isDraft && { variant: "amber" })}
            icon={isLong ? "cart" : undefined}
            isWide
            onClick={handleAdd}
            disabledReason={disabledReason(t, order)}
            aria-label={isLong ? undefined : t("addProduct", { product: product.name ?? "" })}
          >
            {isLong ? t("addToCart") : t("add")}
          </Button>
        </>
      )}
    </div>
  );
}

/** A number that is only typed is in no order: said beside the button, politely, as long as it is so. */
function NotAdded({ order, look }: Required<RowInCartProps>) {
  const t = useProductWords();
  const { product, amounts, isDraft } = order;
  // A line without numbers of its own says what the button puts in.
  const isTelling = look === "mini";
  return (
    <p role="status" className="text-fine leading-snug font-semibold text-amber-ink">
      {isDraft && (
        <span className="mb-1 inline-block rounded-small bg-amber-tint px-1.5">
          {isTelling ? t("notAddedOf", { amount: amountsInWords(t, product, amounts) }) : t("notAdded")}
          <span className="sr-only">{`: ${product.name ?? product.sku ?? ""}`}</span>
        </span>
      )}
    </p>
  );
}

function InCart({ line: { product, quoted } }: { readonly line: CartLineView }) {
  const t = useProductWords();
  return (
    <p className="leading-tight">
      <span className="sr-only">{t("inCart")}</span>
      <strong className="block text-lead whitespace-nowrap">
        {formatMoney({ minor: quoted.netMinor, currency: answeredCurrency(product.currency) })}
      </strong>
      <span className="mt-1 block text-fine font-semibold text-hop-ink">
        {boxesInWords(t, boxUnitOf(product), quoted.boxes)}
      </span>
    </p>
  );
}

function disabledReason(t: ProductWords, { readiness, units }: RowOrder): string | undefined {
  if (readiness === "loading") return t("cartLoading");
  if (readiness === "failed") return t("cartFailed");
  const isOffered = units.some(({ refusal }) => refusal === undefined);
  return isOffered ? undefined : t("off.method");
}
