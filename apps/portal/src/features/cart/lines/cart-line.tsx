import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Currency } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { GridCell } from "@vycep/ui/data/grid.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { CartLineView } from "../reading/cart-view.ts";
import { problemInWords } from "../summary/obstacle-words.ts";
import { amountsInWords, isStacked } from "./amounts-in-words.ts";
import { ProductCell } from "./product-cell.tsx";
import { RowQuantity } from "./row-quantity.tsx";
import { type RowOrder, useRowOrder } from "./use-row-order.ts";

export interface CartLineProps {
  readonly line: CartLineView;
  readonly currency: Currency;
  readonly picture: ReactNode;
  readonly name?: ((title: string) => ReactNode) | undefined;
  readonly onRemove: () => void;
}

/** One line of the cart: what it is, how much of it in three units, what it comes to, and its own errors (C4). */
export function CartLine({ line, currency, picture, name, onRemove }: CartLineProps) {
  const t = useTexts("cart");
  const order = useRowOrder(line.product, line, "ready");
  const product = line.product.name ?? line.sku;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-5 py-4 max-mobile:px-4 @3xl:grid-cols-cart-line">
      <GridCell className="min-w-0">
        <ProductCell line={line} picture={picture} size="normal" name={name}>
          <AmountInWords line={line} />
        </ProductCell>
      </GridCell>
      <GridCell className="order-4 col-span-2 @3xl:order-none @3xl:col-span-1">
        <RowQuantity order={withRemoval(order, onRemove)} />
        <LineProblems line={line} currency={currency} />
      </GridCell>
      <GridCell className={sumPlace}>
        <LineSum line={line} currency={currency} isWithNumber />
      </GridCell>
      <GridCell id={removalId(line)} className="order-2 -mr-2.5 self-start @3xl:order-none @3xl:self-center">
        <IconButton icon="close" label={t("removeLine", { product })} onClick={onRemove} />
      </GridCell>
    </div>
  );
}

/** Where the button that removes a line stands: the focus goes to the next one's. */
export function removalId({ sku }: Pick<CartLineView, "sku">): string {
  return `remove-${sku}`;
}

/** "6 palet + 2 vrstvy = 256 přepravek"; boxes alone where nothing is stacked. */
function AmountInWords({ line: { product, amounts, quoted } }: Pick<CartLineProps, "line">) {
  const words = useProductWords();
  const boxes = boxesInWords(words, boxUnitOf(product), quoted.boxes);
  return (
    <p className="mt-0.5 text-small">
      {isStacked(amounts) ? (
        <>
          <b>{amountsInWords(words, product, amounts)}</b>
          <span className="inline-block pl-1 text-ink-soft">{`= ${boxes}`}</span>
        </>
      ) : (
        <b>{boxes}</b>
      )}
    </p>
  );
}

/** The last box taken off is a removal too, with the same way back. */
function withRemoval(order: RowOrder, onRemove: () => void): RowOrder {
  const change = (unit: OrderUnit, count: number) => {
    const isLast = ORDER_UNITS.every((one) => (one === unit ? count : order.amounts[one]) === 0);
    if (isLast) onRemove();
    else order.change(unit, count);
  };
  return { ...order, change };
}

interface LineSumProps extends Pick<CartLineProps, "line" | "currency"> {
  /** On mobile the sum stands beside the one number already. */
  readonly isWithNumber?: boolean;
}

/** Where the sum stands in the row. */
export const sumPlace = "order-5 col-span-2 @3xl:order-none @3xl:col-span-1";

/** What it comes to, and of how many at what price. */
export function LineSum({ line, currency, isWithNumber = false }: LineSumProps) {
  const t = useTexts("cart");
  const { boxes, unitMinor, netMinor } = line.quoted;
  return (
    <div className="flex items-baseline justify-between gap-x-4 text-right @3xl:flex-col-reverse @3xl:items-end">
      <p className="text-small whitespace-nowrap text-ink-soft">
        {t("times", { one: formatMoney({ minor: unitMinor, currency }), other: formatCount(boxes) })}
      </p>
      <p className={classNames("text-lead font-bold whitespace-nowrap", isWithNumber && "max-mobile:hidden")}>
        {formatMoney({ minor: netMinor, currency })}
      </p>
    </div>
  );
}

/** What the quote finds wrong with the line; what the quantity already says of it is not said twice. */
export function LineProblems({ line, currency }: Pick<CartLineProps, "line" | "currency">) {
  const t = useTexts("cart");
  const products = useProductWords();
  const { saleability } = line.product;
  const told = saleability?.sellable === false ? saleability.reason : undefined;
  const problems = line.quoted.problems.filter(({ kind }) => kind !== told);
  return problems.map((problem) => (
    <p
      key={"item" in problem ? problem.item : problem.kind}
      className="mt-1.5 flex gap-1.5 text-fine font-medium text-pretty text-red-strong"
    >
      <Icon name="error" size="small" />
      {problemInWords(problem, line.product, { t, products, currency })}
    </p>
  ));
}
