import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { ReactNode } from "react";
import type { Photo } from "./photo.ts";

/** How goods are drawn; the picture itself belongs to the catalogue and comes in from the screen. */
export interface PicturedGoods {
  readonly packageType: string;
  readonly brand: string;
  readonly plato: number | undefined;
  readonly photo?: Photo | null | undefined;
}
export type DrawGoods = (goods: PicturedGoods) => ReactNode;

interface GoodsCellProps {
  readonly goods: PicturedGoods & { readonly name: string };
  readonly draw: DrawGoods;
  readonly children?: ReactNode;
}

/** Picture, name and packaging of goods in a list. */
export function GoodsCell({ goods, draw, children }: GoodsCellProps) {
  const { title, form } = nameParts(goods.name);
  return (
    <div className="flex items-center gap-3">
      <span className="h-11 w-11 flex-none rounded-control bg-floor p-1">{draw(goods)}</span>
      <span className="min-w-0">
        <strong className="block font-semibold">{title}</strong>
        {form !== "" && <span className="block text-fine text-ink-soft">{form}</span>}
        {children}
      </span>
    </div>
  );
}
