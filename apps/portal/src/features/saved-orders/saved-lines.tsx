import type { Currency } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { type DrawGoods, GoodsCell } from "../../shared/products/goods-cell.tsx";
import { moneyOf } from "../../shared/reorder/money-of.ts";
import type { WeighedLine } from "../../shared/reorder/weigh-lines.ts";
import type { SavedLine } from "./saved-order-view.ts";

/** A line as it was saved, and as it would be now; undefined while that is looked up or cannot be. */
export interface ComparedLine {
  readonly saved: SavedLine;
  readonly now: WeighedLine | undefined;
}

interface SavedLinesProps {
  readonly caption: string;
  readonly lines: readonly ComparedLine[];
  readonly isLookingUp: boolean;
  readonly draw: DrawGoods;
  /** What is otherwise now, under the name. */
  readonly remarks: (line: WeighedLine) => ReactNode;
}

/** What was saved, with the prices of then and now (SAVED-02). */
export function SavedLines({ caption, lines, isLookingUp, draw, remarks }: SavedLinesProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const words = useProductWords();
  const later = (shown: string | undefined) => shown ?? (isLookingUp ? <Skeleton width="short" /> : "–");
  const amount = ({ saved, now }: ComparedLine) => boxesInWords(words, saved.unit, now?.boxes ?? saved.boxes);
  const goods = ({ saved, now }: ComparedLine) => (
    <GoodsCell goods={saved} draw={draw}>
      {now && remarks(now)}
    </GoodsCell>
  );
  const columns: readonly Column<ComparedLine>[] = [
    { key: "product", header: orders("product"), isWide: true, isRowHeader: true, cell: goods },
    { key: "amount", header: t("amount"), align: "end", cell: amount },
    {
      key: "then",
      header: t("priceThen"),
      align: "end",
      cell: ({ saved }) => (saved.price === undefined ? "–" : formatMoney(saved.price)),
    },
    { key: "now", header: t("priceNow"), align: "end", cell: ({ now }) => later(priceNow(now)) },
    {
      key: "total",
      header: t("rowNow"),
      align: "end",
      cell: ({ now }) => <strong>{later(totalNow(now))}</strong>,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={({ saved }) => saved.sku}
      rowTone={({ now }) =>
        now !== undefined && (now.changes.length > 0 || now.whyNot !== undefined) ? "warning" : "plain"
      }
      mobileCard={(line) => (
        <>
          {goods(line)}
          <div className="mt-2.5 flex items-end justify-between gap-3">
            <span>{amount(line)}</span>
            <span className="text-right">
              <span className="block text-fine text-ink-soft">{later(priceNow(line.now))}</span>
              <strong>{later(totalNow(line.now))}</strong>
            </span>
          </div>
        </>
      )}
    />
  );
}

function priceNow(now: WeighedLine | undefined): string | undefined {
  if (now === undefined) return undefined;
  return now.netMinor === undefined || !now.item.price ? "–" : formatMoney(moneyOf(now.item.price));
}

function totalNow(now: WeighedLine | undefined): string | undefined {
  if (now === undefined) return undefined;
  const currency: Currency = answeredCurrency(now.item.price?.currency);
  return now.netMinor === undefined ? "–" : formatMoney({ minor: now.netMinor, currency });
}
