import { nameParts } from "@vycep/domain/catalog/name-parts";
import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets } from "@vycep/shell/words/measures";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount, formatDayMonth, formatMoney } from "@vycep/words/engine/format";
import { memo, type ReactNode, useId } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { unitInWords, unitLabel, useProductWords } from "../../../shared/products/box-words.ts";
import { rowPriceOf } from "../../../shared/products/product-price.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { unsoldInWords } from "../../../shared/products/unsold-words.ts";
import { isConflict, RowTrouble } from "../lines/row-trouble.tsx";
import { type CartReadiness, type RowOrder, useRowOrder } from "../lines/use-row-order.ts";
import type { CartLineView } from "../reading/cart-view.ts";
import type { LastOrder } from "../reading/use-last-ordered.ts";
import { type GridRow, useGridRow } from "./use-grid-row.ts";

interface OrderFormRowProps {
  readonly product: ProductRow;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
  /** When the place last had it. */
  readonly last: LastOrder | undefined;
  /** The unit that a row without goods in the cart begins with. */
  readonly newUnit: OrderUnit;
  /** What is proposed while there is nothing: it counts nothing until Enter accepts it. */
  readonly usualBoxes: number | undefined;
  readonly onFocus: (sku: string) => void;
  readonly name: (product: ProductRow, title: string) => ReactNode;
}

const cell = "border-l border-line px-2 py-0 whitespace-nowrap first:border-l-0";

/** A product in one line: what it is, what it costs, and how much of it, in the unit that is being counted. */
export const OrderFormRow = memo(function OrderFormRow(props: OrderFormRowProps) {
  const { product, line, readiness, last, newUnit, usualBoxes, onFocus, name } = props;
  const t = useTexts("order-form");
  const words = useProductWords();
  const order = useRowOrder(product, line, readiness);
  const sku = product.sku ?? "";
  const { title, form } = nameParts(product.name ?? sku);
  const price = rowPriceOf(product);
  const unsold = unsoldInWords(words, product);
  const perLayer = product.number_of_products_on_layer ?? 0;
  const perPallet = product.number_of_items_on_pallet ?? 0;
  const boxes = line?.quoted.boxes ?? 0;
  const isClosed = unsold !== undefined && line === undefined;
  const conflictId = useId();
  const hasConflict = isConflict(order.error, line?.amounts);
  // The number and the question about it are one group: from one to the other there is one Tab.
  return (
    <tbody data-line>
      <tr
        onFocus={() => onFocus(sku)}
        className={classNames(
          "group/row h-8 border-t border-line tablet:h-11",
          isClosed && "bg-foam-dim text-ink-soft",
          line !== undefined && "bg-bottle-mist shadow-mark",
          "focus-within:bg-amber-tint",
        )}
      >
        <td className={classNames(cell, "pl-3.5 text-right tablet:hidden")}>{sku}</td>
        <th
          scope="row"
          className={classNames(
            cell,
            "max-w-0 truncate text-left tablet:pl-3.5",
            isClosed ? "font-normal" : "font-semibold",
          )}
        >
          {name(product, title)}
        </th>
        <td className={classNames(cell, "max-w-0 truncate")}>{form}</td>
        <td className={classNames(cell, "text-right")}>{price && formatMoney(price)}</td>
        <td className={classNames(cell, "text-right tablet:hidden")}>
          {perPallet > 0 ? `${formatCount(perLayer)} / ${formatCount(perPallet)}` : "–"}
        </td>
        <td className={classNames(cell, "text-right @max-4xl:hidden")}>
          {last === undefined ? (
            "–"
          ) : (
            <>
              {formatDayMonth(last.day)} <b className="ml-1">{formatCount(last.boxes)}</b>
            </>
          )}
        </td>
        {isClosed ? (
          <>
            <td colSpan={3} className={classNames(cell, "max-w-0 truncate text-small")} title={unsold}>
              {unsold}
            </td>
            <td colSpan={2} className="tablet:hidden" />
          </>
        ) : (
          <Quantity
            order={order}
            newUnit={newUnit}
            usualBoxes={usualBoxes}
            name={product.name ?? sku}
            unsold={unsold}
            conflictId={hasConflict ? conflictId : undefined}
          />
        )}
        {!isClosed && (
          <>
            <td className={classNames(cell, "text-right tablet:hidden")}>
              {boxes > 0 && formatCount(boxes)}
            </td>
            <td className={classNames(cell, "text-right tablet:hidden")}>
              {boxes > 0 && perPallet > 0 && formatPallets(boxes / perPallet)}
            </td>
            <td className={classNames(cell, "pr-3.5 text-right font-bold")}>
              {line !== undefined &&
                formatMoney({ minor: line.quoted.netMinor, currency: answeredCurrency(product.currency) })}
              <span className="sr-only">{line === undefined ? t("notInCart") : ""}</span>
            </td>
          </>
        )}
      </tr>
      {hasConflict && (
        <tr onFocus={() => onFocus(sku)} className="bg-bottle-mist shadow-mark">
          <td colSpan={6} className="px-3.5 pb-2.5 [&_button]:scroll-mb-36">
            <div className="sticky right-3.5 left-3.5 ml-auto w-fit max-w-[min(36rem,calc(100vw-4rem))]">
              <RowTrouble id={conflictId} product={product} amounts={line?.amounts} error={order.error} />
            </div>
          </td>
          <td className="@max-4xl:hidden" />
          <td colSpan={4} className="tablet:hidden" />
        </tr>
      )}
    </tbody>
  );
}, isSame);

interface QuantityProps {
  readonly order: RowOrder;
  readonly newUnit: OrderUnit;
  readonly usualBoxes: number | undefined;
  readonly name: string;
  readonly unsold: string | undefined;
  /** The question under the row, when somebody else was faster. */
  readonly conflictId: string | undefined;
}

function Quantity({ order, newUnit, usualBoxes, name, unsold, conflictId }: QuantityProps) {
  const t = useTexts("order-form");
  const words = useProductWords();
  const id = useId();
  const letters = {
    packages: t("letter.packages"),
    layers: t("letter.layers"),
    pallets: t("letter.pallets"),
  };
  const row = useGridRow({ order, newUnit, letters, usualBoxes });
  const notSaved = order.error && (order.error.message || words("notSaved"));
  const error = row.isWhole ? notSaved : words("wholeNumber");
  const isAsked = row.isWhole && conflictId !== undefined;
  const problem = isAsked ? undefined : (error ?? unsold);
  return (
    <>
      <td className={classNames(cell, "relative p-0")}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={t("quantityOf", { product: name, unit: unitLabel(words, order.product, row.unit) })}
          aria-description={
            row.ghost === undefined
              ? undefined
              : words("ghost", {
                  amount: unitInWords(words, order.product, { unit: row.unit, count: row.ghost }),
                })
          }
          aria-invalid={error !== undefined || undefined}
          aria-describedby={isAsked ? conflictId : problem === undefined ? undefined : id}
          placeholder={row.ghost === undefined ? "0" : String(row.ghost)}
          value={row.shown}
          onChange={(event) => row.setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={row.commit}
          onKeyDown={row.handleKeyDown}
          data-quiet-focus
          className={classNames(
            "h-8 w-full scroll-mt-4 tablet:h-11 scroll-mb-36 bg-transparent px-2 text-right font-bold placeholder:font-normal focus:bg-foam focus:shadow-edge-cell",
            row.ghost === undefined
              ? "placeholder:text-ink-faint"
              : "placeholder:text-ink-soft placeholder:italic",
            error !== undefined && "text-red-strong shadow-edge-cell-red",
          )}
        />
        {problem !== undefined && (
          <span
            id={id}
            aria-live="polite"
            className="absolute top-full right-0 z-10 rounded-small bg-red-tint px-2 py-1 text-fine font-medium text-red-ink"
          >
            {problem}
          </span>
        )}
      </td>
      <td className={classNames(cell, "text-center")}>
        <Units order={order} row={row} letters={letters} />
      </td>
    </>
  );
}

interface UnitsProps {
  readonly order: RowOrder;
  readonly row: GridRow;
  readonly letters: Readonly<Record<OrderUnit, string>>;
}

/** Letters of the units, for the mouse; the keyboard types them into the number. */
function Units({ order, row, letters }: UnitsProps) {
  const words = useProductWords();
  return (
    <span className="inline-flex gap-1">
      {ORDER_UNITS.map((unit) => {
        const isOn = unit === row.unit;
        const isOff = !row.offered.includes(unit);
        const besides = isOn ? 0 : (order.line?.amounts[unit] ?? 0);
        return (
          <button
            key={unit}
            type="button"
            tabIndex={-1}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            aria-label={
              besides > 0
                ? unitInWords(words, order.product, { unit, count: besides })
                : unitLabel(words, order.product, unit)
            }
            title={unitLabel(words, order.product, unit)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => row.pick(unit)}
            className={classNames(
              "h-6 min-w-6 rounded-small border tablet:h-7 tablet:min-w-7 text-label font-semibold",
              besides > 0 && "border-line-strong bg-foam px-1 whitespace-nowrap",
              isOn && "order-first",
              isOn
                ? "border-line-strong bg-foam group-focus-within/row:border-bottle group-focus-within/row:bg-bottle group-focus-within/row:text-on-bottle"
                : besides === 0 &&
                    "border-line-strong bg-foam opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100",
              isOff && besides === 0 && "invisible",
            )}
          >
            {besides > 0 && `+${formatCount(besides)} `}
            {letters[unit]}
          </button>
        );
      })}
    </span>
  );
}

/** A key press quotes the whole cart anew; only rows whose own line says something else are drawn again. */
function isSame(before: OrderFormRowProps, after: OrderFormRowProps): boolean {
  const [old, next] = [before.line, after.line];
  const isSameRow =
    before.product === after.product &&
    before.readiness === after.readiness &&
    before.newUnit === after.newUnit &&
    before.usualBoxes === after.usualBoxes &&
    before.last?.day === after.last?.day &&
    before.last?.boxes === after.last?.boxes;
  if (!isSameRow) return false;
  if (old === undefined || next === undefined) return old === next;
  return (
    old.amounts.packages === next.amounts.packages &&
    old.amounts.layers === next.amounts.layers &&
    old.amounts.pallets === next.amounts.pallets &&
    old.quoted.netMinor === next.quoted.netMinor
  );
}
