import { nameParts } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import type { ReactNode } from "react";
import { boxUnitOf } from "../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { stackedInWords } from "./entry-rows.tsx";
import type { PreviewOption } from "./preview-view.ts";

interface RowOptionProps {
  readonly option: PreviewOption;
  readonly picture: (product: ProductRow) => ReactNode;
  readonly onUse: () => void;
}

/** What could go in instead of a row: its product, how much, and the way to take it. */
export function RowOption({ option, picture, onUse }: RowOptionProps) {
  const t = useTexts("fast-entry");
  const words = useProductWords();
  const { product, sku, kind, amounts, boxes } = option;
  const { title, form } = nameParts(product.name ?? sku);
  const stacked = stackedInWords(words, product, amounts);
  const counted = boxesInWords(words, boxUnitOf(product), boxes);
  const amount = stacked === undefined ? counted : `${stacked} (${counted})`;
  return (
    <li className="grid grid-cols-product-choice items-center gap-x-3.5 gap-y-2 rounded-normal border border-line bg-foam-dim px-3.5 py-2.5 max-mobile:grid-cols-product-choice-narrow">
      <span className="size-11 rounded-control bg-floor p-1">{picture(product)}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-soft">
          {[t(`option.${kind}`, { sku }), form].filter((part) => part !== "").join(" · ")}
          {": "}
          <b className="font-semibold text-ink">{amount}</b>
        </p>
      </div>
      <div className="max-mobile:col-span-full">
        <Button
          variant="outline"
          isWide
          onClick={onUse}
          aria-label={t("useOf", { product: product.name ?? sku, amount })}
        >
          {t("use")}
        </Button>
      </div>
    </li>
  );
}
