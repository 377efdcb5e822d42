import { useLanguage } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatWeekdayDate } from "@vycep/words/engine/format";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { useLastOrdered } from "../reading/use-last-ordered.ts";
import { setRowDraft } from "../writing/row-drafts.ts";
import { sameAgain } from "./same-again.ts";
import type { RowOrder } from "./use-row-order.ts";

/** When the place last had the product and how much of it, and the same again with one click (C28). */
export function LastOrderedNote({ order: { product, line, units } }: { readonly order: RowOrder }) {
  const t = useProductWords();
  const language = useLanguage();
  const sku = product.sku ?? "";
  const last = useLastOrdered([sku]).get(sku);
  if (last === undefined) return null;
  const again = line === undefined ? sameAgain(last.boxes, units) : undefined;
  return (
    <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
      <Icon name="clock" />
      <p className="min-w-0 flex-1 leading-snug">
        <strong className="block">
          {t("lastDelivered", { day: formatWeekdayDate(last.day, language) })}
        </strong>
        <span className="text-small text-ink-soft">{boxesInWords(t, boxUnitOf(product), last.boxes)}</span>
      </p>
      {again !== undefined && (
        <Button size="small" variant="outline" onClick={() => setRowDraft(sku, again)}>
          {t("sameAgain")}
        </Button>
      )}
    </div>
  );
}
