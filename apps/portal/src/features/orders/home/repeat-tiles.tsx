import { nameParts, shortForm } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import type { DrawGoods } from "../../../shared/products/goods-cell.tsx";
import type { OrderLine } from "../detail/order-view.ts";

/** As many as stand in one row of the card, and on a phone. */
const most = 9;
const mostOnMobile = 4;

interface RepeatTilesProps {
  readonly lines: readonly OrderLine[];
  readonly draw: DrawGoods;
}

/** The goods of an order as small pictures with their amounts. */
export function RepeatTiles({ lines, draw }: RepeatTilesProps) {
  const t = useTexts("reorder");
  const tiles = lines.slice(0, most).map((line) => ({
    line,
    title: nameParts(line.name).title,
    form: shortForm(line.name),
  }));
  return (
    <>
      <ul
        aria-label={t("repeatGoods")}
        className="mt-4 grid auto-cols-fr max-mobile:mt-3 gap-2 max-mobile:grid-cols-4 desktop:grid-cols-order-tiles"
      >
        {tiles.map(({ line, title, form }, index) => (
          <li
            key={line.id}
            className={`rounded-normal bg-floor px-1.5 py-2.5 text-center ${index < mostOnMobile ? "" : "max-mobile:hidden"}`}
          >
            <span className="mx-auto block h-12 w-10">{draw(line)}</span>
            <strong className="mt-1 block">{`${line.ordered}×`}</strong>
            <span className="mt-0.5 block text-micro leading-snug text-ink-soft hyphens-auto">
              {title}
              {form !== "" && <span className="block">{form}</span>}
            </span>
          </li>
        ))}
      </ul>
      <More count={lines.length - most} look="mt-2 text-small text-ink-soft max-mobile:hidden" />
      <More count={lines.length - mostOnMobile} look="mt-2 text-small text-ink-soft desktop:hidden" />
    </>
  );
}

function More({ count, look }: { readonly count: number; readonly look: string }) {
  const t = useTexts("reorder");
  return count > 0 && <p className={look}>{t("andMore", { count })}</p>;
}
