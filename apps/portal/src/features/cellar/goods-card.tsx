import { shortForm, shortName } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { type ReactNode, Suspense, useState } from "react";
import type { CellarGoods, KeptCellar } from "./cellar-keys.ts";
import { momentInWords, moneyInWords } from "./cellar-words.ts";
import { ShelfDialog } from "./lazy-shelf-dialog.ts";
import type { Shelf } from "./shelves.ts";

interface GoodsCardProps {
  readonly goods: CellarGoods;
  readonly cellar: KeptCellar;
  readonly shelf: Shelf;
  readonly names: readonly string[];
  readonly picture: ReactNode;
}

/** The one product that is counted: where it stands, what was left last time, and what it costs as of when. */
export function GoodsCard({ goods, cellar, shelf, names, picture }: GoodsCardProps) {
  const t = useTexts("cellar");
  const [isMoving, setMoving] = useState(false);
  const position = shelf.goods.findIndex(({ sku }) => sku === goods.sku) + 1;
  const last = goods.lastLeft === undefined ? [] : [t("lastLeft", { left: goods.lastLeft })];
  const facts = [...last, t("usual", { usual: goods.usual })].join(" · ");
  const form = shortForm(goods.name);
  return (
    <section aria-label={goods.name} className="flex gap-4">
      <span className="h-30 w-26 flex-none rounded-large bg-foam p-2.5" data-surface="light">
        {picture}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="type-label text-on-bottle-soft">
            {t("shelfPosition", { shelf: shelf.name, position, count: shelf.goods.length })}
          </span>
          <button
            type="button"
            aria-label={t("moveShelfOf", { product: goods.name })}
            onClick={() => setMoving(true)}
            className="-my-1.5 min-h-8 rounded-control px-1.5 text-fine font-semibold underline"
          >
            {t("moveShelf")}
          </button>
        </p>
        <h2 className="type-large">
          {titleOf(goods.name)}
          {form !== "" && <span className="block text-lead font-semibold">{form}</span>}
        </h2>
        <p className="mt-1 text-small">{facts}</p>
        <p className="text-fine text-on-bottle-soft">
          {goods.isOrderable ? priceOf() : t("notSold")}
          {goods.inCart > 0 && ` · ${t("inCartToo", { count: goods.inCart })}`}
        </p>
      </div>
      {isMoving && (
        <Suspense fallback={null}>
          <ShelfDialog goods={goods} shelf={shelf.name} names={names} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </section>
  );

  function priceOf(): string {
    if (goods.unitMinor === undefined) return t("noPrice");
    const price = moneyInWords(goods.unitMinor, cellar.currency);
    return t("unitPrice", { price, moment: momentInWords(cellar.keptAtMs) });
  }
}

/** The beer without its packaging, which stands below. */
function titleOf(name: string): string {
  return shortName(name).split(",")[0] ?? name;
}
