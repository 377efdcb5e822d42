import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { GoodsInstead } from "./reorder-preview.ts";

interface ReplacementChoiceProps {
  readonly instead: GoodsInstead | undefined;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** The fix beside the reason: what could come instead, taken with one tap (D06). */
export function ReplacementChoice({ instead, isWanted, onChange }: ReplacementChoiceProps) {
  const t = useTexts("reorder");
  const words = useProductWords();
  if (instead === undefined) return null;
  const { sku, product, boxes, netMinor, currency } = instead;
  return (
    <Checkbox
      label={t("useInstead", { product: product.name ?? sku })}
      hint={t("insteadAmount", {
        amount: boxesInWords(words, boxUnitOf(product), boxes),
        price: formatMoney({ minor: netMinor, currency }),
      })}
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
