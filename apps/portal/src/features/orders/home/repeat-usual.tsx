import { tiedName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Icon, type IconName } from "@vycep/ui/icons/icon.tsx";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { UsualRow } from "./usual-rows.ts";

interface RepeatUsualProps {
  readonly rows: readonly UsualRow[];
  readonly taken: ReadonlySet<string>;
  readonly onToggle: (sku: string) => void;
}

const icons: Readonly<Record<UsualRow["kind"], IconName>> = {
  missing: "plus",
  more: "chevron-up",
  less: "chevron-down",
};

/** How the last order is unlike the usual one, each difference with the tap that makes it good or takes that back. */
export function RepeatUsual({ rows, taken, onToggle }: RepeatUsualProps) {
  const t = useTexts("reorder");
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t("usualRows")}>
      {rows.map((row) => (
        <Row key={row.sku} row={row} isTaken={taken.has(row.sku)} onToggle={() => onToggle(row.sku)} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: UsualRow;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

function Row({ row, isTaken, onToggle }: RowProps) {
  const words = useUsualWords(row);
  const name = tiedName(row.goods.product.name ?? row.sku);
  const action = isTaken ? words.back : words.take;
  return (
    <li className="flex items-center gap-x-3.5 gap-y-2 border-t border-line px-card py-3 max-mobile:flex-wrap max-mobile:px-4 max-mobile:py-2.5">
      <span className={isTaken ? "text-hop" : "text-amber-ink"}>
        <Icon name={isTaken ? "check" : icons[row.kind]} size="small" />
      </span>
      <span className="min-w-0 flex-1 max-mobile:basis-[calc(100%-3rem)]">
        {name}
        <span aria-live="polite" className="block text-small text-ink-soft">
          {isTaken ? words.taken : words.why}
        </span>
      </span>
      <span className="flex-none max-mobile:ml-7.75">
        <Button variant="outline" size="small" aria-label={`${action}: ${name}`} onClick={onToggle}>
          {action}
        </Button>
      </span>
    </li>
  );
}

/** Why the row is there, what its button says before and after, and what has become of it. */
function useUsualWords({ kind, last, usual, times, goods }: UsualRow) {
  const t = useTexts("reorder");
  const products = useProductWords();
  const unit = boxUnitOf(goods.product);
  const inWords = (count: number) => boxesInWords(products, unit, count);
  if (kind === "missing") {
    const isOne = goods.boxes === 1 && (unit === "crate" || unit === "tank");
    return {
      why: t("usualMissing", { count: times }),
      take: isOne ? t(`usualAddOne.${unit}`) : t("usualAdd", { boxes: inWords(goods.boxes) }),
      taken: t("usualAdded", { boxes: inWords(goods.boxes) }),
      back: t("usualLeave"),
    };
  }
  return {
    why: t("usualAmount", { last: inWords(last), usual }),
    take: t(kind === "more" ? "usualOnly" : "usualMore", { boxes: goods.boxes }),
    taken: t("usualTaken", { boxes: inWords(goods.boxes), last }),
    back: t("usualKeep", { boxes: last }),
  };
}
