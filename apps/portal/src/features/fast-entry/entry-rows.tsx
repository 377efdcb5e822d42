import { wholeToMinor } from "@vycep/contract/whole-currency";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import {
  boxesInWords,
  type ProductWords,
  unitInWords,
  useProductWords,
} from "../../shared/products/box-words.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { noteInWords } from "./entry-words.ts";
import type { PreviewRow } from "./preview-view.ts";

export interface GoingRowProps {
  readonly row: PreviewRow;
  readonly picture: (product: ProductRow) => ReactNode;
  /** Opens the row's own words, to be changed in their place. */
  readonly onChange: () => void;
}

/** A row that goes in: its product, how much, what it costs, and in what it differs from what was typed. */
export function GoingRow({ row, picture, onChange }: GoingRowProps) {
  const t = useTexts("fast-entry");
  const words = useProductWords();
  const { product, total } = row;
  if (product === undefined) return null;
  const { title, form } = nameParts(product.name ?? row.sku ?? "");
  const stacked = stackedInWords(words, product, row.amounts);
  return (
    <li className="grid grid-cols-read-row items-center gap-x-4 border-t border-line px-4.5 py-2.5 max-mobile:grid-cols-product-choice max-mobile:px-4">
      <RowNumber index={row.index} />
      <span className="size-11 rounded-control bg-floor p-1 max-mobile:row-span-2">{picture(product)}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-soft">{form}</p>
        {row.notes.map((note) => (
          <p key={note.code} className="mt-0.5 flex gap-1.5 text-small font-semibold text-amber-ink">
            <Icon name="pencil" size="small" />
            {noteInWords({ t, products: words }, note, product)}
          </p>
        ))}
      </div>
      <p className="text-right max-mobile:col-start-2 max-mobile:mt-1 max-mobile:text-left">
        <strong>{boxesInWords(words, boxUnitOf(product), row.boxes)}</strong>
        {stacked !== undefined && (
          <span className="block text-small text-ink-soft max-mobile:ml-2 max-mobile:inline">{stacked}</span>
        )}
      </p>
      <p className="text-right font-bold whitespace-nowrap max-mobile:mt-1">
        {total &&
          formatMoney({ minor: wholeToMinor(total.value ?? 0), currency: answeredCurrency(total.currency) })}
      </p>
      <div className="max-mobile:col-start-3 max-mobile:row-start-1 max-mobile:justify-self-end">
        <IconButton
          icon="pencil"
          size="small"
          label={t("editRow", { row: row.index + 1 })}
          onClick={onChange}
        />
      </div>
    </li>
  );
}

/** The place of a row in the text. */
export function RowNumber({ index }: { readonly index: number }) {
  const t = useTexts("fast-entry");
  return (
    <p className="self-start pt-0.5 text-right text-small text-ink-soft max-mobile:sr-only">
      <span className="sr-only">{t("row", { row: index + 1 })}</span>
      <span aria-hidden="true">{index + 1}</span>
    </p>
  );
}

/** "6 palet + 2 vrstvy"; undefined where boxes are all there is. */
export function stackedInWords(
  words: ProductWords,
  product: ProductRow,
  amounts: Amounts,
): string | undefined {
  if (amounts.layers + amounts.pallets === 0) return;
  return ORDER_UNITS.toReversed()
    .filter((unit) => amounts[unit] > 0)
    .map((unit) => unitInWords(words, product, { unit, count: amounts[unit] }))
    .join(" + ");
}
