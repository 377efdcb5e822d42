import type { Amounts } from "@vycep/domain/catalog/packaging";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { type MouseEvent, useId } from "react";
import { useProductWords } from "../../../shared/products/box-words.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { cartSession } from "../cart-session.ts";
import { hasAmounts } from "../reading/line-amounts.ts";
import type { WantedLine } from "../session/wanted-line.ts";
import { amountsInWords } from "./amounts-in-words.ts";
import { announceLine } from "./announce-line.ts";

interface LineConflictProps {
  readonly id: string;
  readonly product: ProductRow;
  /** What stands in the cart now. */
  readonly theirs: Amounts;
  readonly wanted: WantedLine;
}

/** Somebody changed the line meanwhile: what they set, what was wanted here, and both ways on (C21). */
export function LineConflict({ id, product, theirs, wanted }: LineConflictProps) {
  const t = useTexts("events");
  const words = useProductWords();
  const questionId = useId();
  const [their, mine] = [theirs, wanted.amounts].map((amounts) => amountsInWords(words, product, amounts));
  const isRemoval = !hasAmounts(wanted.amounts);
  const values = { theirs: their ?? "", mine: mine ?? "" };

  function decide(event: MouseEvent<HTMLElement>, choose: () => void) {
    // The buttons go; the focus stays with the line (C24).
    event.currentTarget.closest("[data-line]")?.querySelector("input")?.focus();
    choose();
  }
  function setMine() {
    cartSession().setAmounts({ ...wanted, product });
    announceLine(wanted.sku, product.name ?? wanted.sku);
  }
  return (
    <div id={id} role="alert" className="mt-2 rounded-small bg-amber-tint px-3 pt-2 pb-2.5 text-amber-ink">
      <p id={questionId} className="flex gap-1.5 text-fine font-medium text-pretty">
        <Icon name="users" size="small" />
        {t(isRemoval ? "conflictRemoval" : "conflict", values)}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-describedby={questionId}
          onClick={(event) => decide(event, () => cartSession().errors.clear(wanted.sku))}
        >
          {t("keepTheirs", values)}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-describedby={questionId}
          onClick={(event) => decide(event, setMine)}
        >
          {t(isRemoval ? "removeAnyway" : "setMine", values)}
        </Button>
      </div>
    </div>
  );
}
