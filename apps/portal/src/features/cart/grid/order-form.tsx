import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatMoney } from "@vycep/words/engine/format";
import { type ReactNode, useCallback, useState } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { paths } from "../../../shared/paths.ts";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { amountsInWords, isStacked } from "../lines/amounts-in-words.ts";
import type { CartReadiness } from "../lines/use-row-order.ts";
import type { CartView } from "../reading/cart-view.ts";
import { grossKilograms, palletPlaces } from "../reading/pallet-places.ts";
import { useLastOrdered } from "../reading/use-last-ordered.ts";
import { OrderFormRow } from "./order-form-row.tsx";

interface OrderFormProps {
  readonly products: readonly ProductRow[];
  readonly cart: CartView | undefined;
  readonly readiness: CartReadiness;
  readonly isStale: boolean;
  /** Boxes that the place had last time of what it usually buys, by number. */
  readonly usual: ReadonlyMap<string, number>;
  /** The product's name: a link where its page may be opened. */
  readonly name: (product: ProductRow, title: string) => ReactNode;
  readonly pages: ReactNode;
}

/** The goods as an order form: one line each, a number and a unit, made for the keyboard (C22, C23, C24). */
export function OrderForm(props: OrderFormProps) {
  const { products, cart, readiness, isStale, usual, name, pages } = props;
  const t = useTexts("order-form");
  const [newUnit, setNewUnit] = useState<OrderUnit>("packages");
  const [focused, setFocused] = useState<string>();
  const handleFocus = useCallback((sku: string) => setFocused(sku), []);
  const last = useLastOrdered(products.map(({ sku }) => sku ?? ""));
  const current = products.find(({ sku }) => sku === focused);
  return (
    <div data-card className="flex flex-col rounded-large border border-line bg-foam">
      <NewRows unit={newUnit} onPick={setNewUnit} />
      <div className="@container overflow-x-auto" aria-busy={isStale}>
        <table className="w-full table-fixed text-small wide:min-w-dense-table">
          <caption className="sr-only">{t("title")}</caption>
          <colgroup>
            <col className="w-20 tablet:hidden" />
            <col />
            <col className="w-48 tablet:w-44" />
            <col className="w-28 tablet:w-24" />
            <col className="w-20 tablet:hidden" />
            <col className="w-24 tablet:w-22 @max-4xl:hidden" />
            <col className="w-20" />
            <col className="w-28" />
            <col className="w-20 tablet:hidden" />
            <col className="w-18 tablet:hidden" />
            <col className="w-32 tablet:w-30" />
          </colgroup>
          <thead className="type-label bg-foam-dim text-ink-soft">
            <tr className="h-8">
              {columns.map(([key, align]) => (
                <th
                  key={key}
                  scope="col"
                  className={classNames("px-2 font-semibold", align, tabletClass(key))}
                >
                  {t(`head.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          {products.map((product) => (
            <OrderFormRow
              key={product.sku}
              product={product}
              last={last.get(product.sku ?? "")}
              line={cart?.bySku.get(product.sku ?? "")}
              readiness={readiness}
              newUnit={newUnit}
              usualBoxes={usual.get(product.sku ?? "")}
              onFocus={handleFocus}
              name={name}
            />
          ))}
        </table>
      </div>
      <div className="border-t border-line low:order-2">{pages}</div>
      <Foot product={current} cart={cart} />
    </div>
  );
}

const columns = [
  ["sku", "text-right"],
  ["product", "text-left"],
  ["form", "text-left"],
  ["price", "text-right"],
  ["packing", "text-right"],
  ["last", "text-right"],
  ["quantity", "text-right"],
  ["unit", "text-center"],
  ["boxes", "text-right"],
  ["pallets", "text-right"],
  ["net", "pr-3.5! text-right"],
] as const;

/** Left out on a tablet: what the foot says of the row that is written in; held upright, what came last, which waits as a ghost. */
const spare: ReadonlySet<string> = new Set(["sku", "packing", "boxes", "pallets"]);

function tabletClass(key: (typeof columns)[number][0]): string {
  if (key === "last") return "@max-4xl:hidden";
  return spare.has(key) ? "tablet:hidden" : "";
}

interface NewRowsProps {
  readonly unit: OrderUnit;
  readonly onPick: (unit: OrderUnit) => void;
}

/** The unit that new rows begin with. */
function NewRows({ unit, onPick }: NewRowsProps) {
  const t = useTexts("order-form");
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-b border-line px-3.5 py-2 low:order-1 low:border-t low:border-b-0">
      <span aria-hidden="true" className="text-small text-ink-soft">
        {t("newRows")}
      </span>
      <Segments
        label={t("newRows")}
        options={ORDER_UNITS.map((known) => ({ id: known, label: t(`unit.${known}`) }))}
        value={unit}
        onPick={onPick}
      />
    </div>
  );
}

interface FootProps {
  /** The product of the row that has the focus. */
  readonly product: ProductRow | undefined;
  readonly cart: CartView | undefined;
}

/** What the row comes to, which keys there are, and the whole cart; it stays in sight. */
function Foot({ product, cart }: FootProps) {
  const t = useTexts("order-form");
  const words = useProductWords();
  const line = product && cart?.bySku.get(product.sku ?? "");
  const { load, totals, currency } = cart?.quote ?? {};
  const boxes = line && boxesInWords(words, boxUnitOf(line.product), line.quoted.boxes);
  return (
    <div className="sticky bottom-0 z-20 rounded-b-large bg-foam shadow-bar low:static low:order-3 low:shadow-none">
      {product && (
        <p className="flex flex-wrap gap-x-5 border-t border-line bg-amber-tint px-4.5 py-2 text-small text-amber-ink">
          <strong>{`${product.sku ?? ""} ${product.name ?? ""}`}</strong>
          {line === undefined && <span>{t("notInCart")}</span>}
          {line && (
            <span>
              {isStacked(line.amounts)
                ? words("worthOf", {
                    amount: amountsInWords(words, line.product, line.amounts),
                    facts: boxes ?? "",
                  })
                : boxes}
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4.5 py-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-ink-soft tablet:hidden">
          {keys.map(([key, pressed]) => (
            <span key={key}>
              {pressed.map((name) => (
                <kbd
                  key={name}
                  className="mr-1 rounded-small border border-line-strong px-1.5 font-sans font-semibold"
                >
                  {name}
                </kbd>
              ))}
              {t(`key.${key}`)}
            </span>
          ))}
        </p>
        {cart && load && totals && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small tablet:w-full tablet:*:last:ml-auto">
            <span>{t("inCart", { count: cart.lines.length })}</span>
            <span>{t("boxes", { count: load.boxes })}</span>
            <span>{t("pallets", { count: palletPlaces(cart.quote) })}</span>
            <span>{formatWeight(grossKilograms(cart.quote))}</span>
            <strong>
              {t("net", {
                money: formatMoney({ minor: totals.netMinor, currency: answeredCurrency(currency) }),
              })}
            </strong>
            <ButtonLink href={paths.cart()} icon="cart">
              {t("toCart")}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

const keys = [
  ["row", ["↑", "↓"]],
  ["next", ["Enter"]],
  ["undo", ["Ctrl", "Z"]],
] as const;
