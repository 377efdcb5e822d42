import type { Money } from "@vycep/domain/kernel/money";
import type { SavedOrderQuery } from "../../shared/graphql.gen/graphql.ts";
import { type BoxUnit, boxUnitOf } from "../../shared/products/box-unit.ts";
import type { Photo } from "../../shared/products/photo.ts";
import { moneyOf } from "../../shared/reorder/money-of.ts";
import { type SavedOrderRow, viewSavedRow } from "./saved-order-row.ts";

type SavedOrderAnswer = NonNullable<SavedOrderQuery["getSaveOrderDetails"]>;
type ItemAnswer = SavedOrderAnswer["items"][number];

/** One saved order as its page shows it (SAVED-02). */
export interface SavedOrderView extends SavedOrderRow {
  readonly address: string;
  /** The company that pays. */
  readonly payer: string;
  readonly note: string;
  /** Goods without VAT, at the prices of the day it was saved. */
  readonly net: Money;
  readonly lines: readonly SavedLine[];
}

export interface SavedLine {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly packageType: string;
  readonly plato: number | undefined;
  readonly photo?: Photo | undefined;
  readonly unit: BoxUnit;
  readonly boxes: number;
  /** For one box without VAT; undefined for what had no price. */
  readonly price: Money | undefined;
}

export function viewSavedOrder(answer: SavedOrderAnswer): SavedOrderView {
  return {
    ...viewSavedRow(answer),
    address: answer.deliver_to ?? "",
    payer: answer.bill_to ?? "",
    note: answer.note_for_driver,
    net: moneyOf(answer.total_excluding_tax),
    lines: answer.items.map(viewLine),
  };
}

function viewLine({ sku, name, quantity, price, product }: ItemAnswer): SavedLine {
  return {
    sku,
    name,
    brand: product?.brand ?? "",
    packageType: product?.package_type ?? "other",
    plato: product?.plato ?? undefined,
    photo: product?.small_image ?? undefined,
    unit: boxUnitOf({
      package_type: product?.package_type ?? "other",
      packaging: product?.packaging ?? null,
      number_of_items_in_box: product?.number_of_items_in_box ?? null,
    }),
    boxes: quantity,
    price: price ? moneyOf(price) : undefined,
  };
}
