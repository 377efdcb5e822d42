import { nameParts } from "@vycep/domain/catalog/name-parts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import type { CartLineView } from "../reading/cart-view.ts";

interface ProductCellProps {
  readonly line: CartLineView;
  /** The drawing of the product; the screen brings it, because it belongs to the catalogue. */
  readonly picture: ReactNode;
  readonly size: "small" | "normal";
  /** Where the name leads to, if it leads anywhere. */
  readonly name?: ((title: string) => ReactNode) | undefined;
  /** Under the packaging: how much of it. */
  readonly children?: ReactNode;
}

/** Picture, name, how it comes, and the promotion that holds (PROMO-02). */
export function ProductCell({ line, picture, size, name, children }: ProductCellProps) {
  const t = useTexts("cart");
  const { title, form } = nameParts(line.product.name ?? line.sku);
  const { promo, unitMinor, yourUnitMinor } = line.quoted;
  const isCheaper = promo.applies && unitMinor < yourUnitMinor;
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <div
        className={`flex-none rounded-normal bg-floor ${size === "small" ? "size-11 p-1" : "size-16 p-1.5"}`}
      >
        {picture}
      </div>
      <div className="min-w-0">
        <p className="leading-snug font-bold text-pretty">{name === undefined ? title : name(title)}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          {form}
          {isCheaper && (
            <Flag
              tone="offer"
              text={t("promoFlag", { percent: formatPercent(-Math.abs(promo.percentage)) })}
            />
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
