import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, NO_MONEY, sumOf, times } from "@vycep/domain/kernel/money";
import { currencyOf, homeMarket } from "@vycep/domain/market/market";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { BoxUnit } from "../products/box-unit.ts";
import type { Photo } from "../products/photo.ts";
import type { LineChange } from "./line-change.ts";
import { moneyOf } from "./money-of.ts";
import type { PreviewAnswer, PreviewItem } from "./preview-answer.ts";

/** Goods as they were saved or ordered. */
export interface PastGoods {
  readonly name: string;
  readonly brand: string;
  readonly packageType: string;
  readonly plato: number | undefined;
  readonly photo?: Photo | undefined;
  readonly unit: BoxUnit;
}

/** One line of an order of the past held against today (D06, C2). */
export interface WeighedLine {
  /** Its place in the order, which is unique where a product is not. */
  readonly id: string;
  readonly item: PreviewItem;
  readonly goods: Omit<PastGoods, "unit">;
  readonly unit: BoxUnit;
  readonly boxes: number;
  readonly netMinor: Minor | undefined;
  readonly changes: readonly LineChange[];
  readonly whyNot: string | undefined;
}

export interface WeighedOrder {
  readonly currency: Currency;
  readonly refused: readonly WeighedLine[];
  readonly changed: readonly WeighedLine[];
  readonly same: readonly WeighedLine[];
  /** What can be had costs so much today, without VAT. */
  readonly netMinor: Minor;
}

/**
 * The server's verdicts in the three kinds of a preview, with the goods as they were saved or ordered.
 *
 * @example weighLines(preview, saved.lines).refused.length
 */
export function weighLines(preview: PreviewAnswer, past: readonly PastGoods[]): WeighedOrder {
  const lines = preview.items.map((item) => weighLine(item, past[item.index]));
  const of = (state: PreviewItem["state"]) => lines.filter(({ item }) => item.state === state);
  const priced = preview.items.find(({ price }) => price !== null)?.price;
  return {
    currency: priced ? moneyOf(priced).currency : currencyThen(preview),
    refused: of("NOT_ADDABLE"),
    changed: of("CHANGED"),
    same: of("ADDABLE"),
    netMinor: sumOf(lines, ({ netMinor }) => netMinor ?? NO_MONEY),
  };
}

function currencyThen({ items }: PreviewAnswer): Currency {
  const priced = items.find(({ saved_price: price }) => price != null)?.saved_price;
  return priced ? moneyOf(priced).currency : currencyOf(homeMarket());
}

function weighLine(item: PreviewItem, past: PastGoods | undefined): WeighedLine {
  const isRefused = item.state === "NOT_ADDABLE";
  return {
    id: String(item.index),
    item,
    goods: {
      name: item.name,
      brand: past?.brand ?? "",
      packageType: past?.packageType ?? "other",
      plato: past?.plato,
      photo: past?.photo,
    },
    unit: past?.unit ?? "piece",
    boxes: isRefused ? item.saved_quantity : item.quantity,
    netMinor: isRefused || !item.price ? undefined : times(item.quantity, moneyOf(item.price).minor),
    changes: isRefused ? [] : changesOf(item),
    whyNot: item.error?.message,
  };
}

function changesOf(item: PreviewItem): readonly LineChange[] {
  return item.changes.map((change): LineChange => {
    if (change === "pack") {
      return { kind: "pack", beforeBoxes: item.saved_quantity, nowBoxes: item.quantity };
    }
    if (change === "amount") {
      return { kind: "quantity", beforeBoxes: item.saved_quantity, nowBoxes: item.quantity };
    }
    const [before, now] = [item.saved_price, item.price].map((price) => (price ? moneyOf(price) : undefined));
    if (before === undefined || now === undefined || before.currency !== now.currency) {
      return { kind: "price-list" };
    }
    return { kind: "price", beforeMinor: before.minor, nowMinor: now.minor };
  });
}

/** Where, how and when the cart would go, as far as that is known. */
export function deliveryOf(preview: PreviewAnswer): {
  readonly shipToId: string;
  readonly method: ShippingMethod | undefined;
  readonly date: LocalDate | undefined;
} {
  return {
    shipToId: preview.ship_to_id,
    method: parseShippingMethod(preview.delivery_method ?? ""),
    date: parseLocalDate(preview.delivery_date ?? ""),
  };
}
