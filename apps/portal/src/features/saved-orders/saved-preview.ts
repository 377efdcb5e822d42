import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { moneyOf } from "./saved-order-row.ts";
import type { SavedLine } from "./saved-order-view.ts";
import type { PreviewAnswer, PreviewItem } from "./use-saved-order-preview.ts";

/** One line of a saved order held against today (D06, C2). */
export interface WeighedLine {
  /** Its place in the saved order, which is unique where a product is not. */
  readonly id: string;
  readonly item: PreviewItem;
  readonly goods: Pick<SavedLine, "name" | "brand" | "packageType" | "plato" | "photo">;
  readonly unit: SavedLine["unit"];
  readonly boxes: number;
  readonly netMinor: number | undefined;
  readonly changes: readonly SavedChange[];
  readonly whyNot: string | undefined;
}

type SavedChange =
  | { readonly kind: "price"; readonly beforeMinor: number; readonly nowMinor: number }
  | { readonly kind: "pack"; readonly beforeBoxes: number; readonly nowBoxes: number }
  | { readonly kind: "price-list" };

export interface WeighedOrder {
  readonly currency: Currency;
  readonly refused: readonly WeighedLine[];
  readonly changed: readonly WeighedLine[];
  readonly same: readonly WeighedLine[];
  /** What can be had costs so much today, without VAT. */
  readonly netMinor: number;
}

/**
 * The server's verdicts in the three kinds of a preview, with the goods as they were saved.
 *
 * @example weighLines(preview, saved.lines).refused.length
 */
export function weighLines(preview: PreviewAnswer, saved: readonly SavedLine[]): WeighedOrder {
  const lines = preview.items.map((item) => weighLine(item, saved[item.index]));
  const of = (state: PreviewItem["state"]) => lines.filter(({ item }) => item.state === state);
  const priced = preview.items.find(({ price }) => price !== null)?.price;
  return {
    currency: priced ? moneyOf(priced).currency : (saved[0]?.price?.currency ?? "CZK"),
    refused: of("NOT_ADDABLE"),
    changed: of("CHANGED"),
    same: of("ADDABLE"),
    netMinor: lines.reduce((sum, { netMinor }) => sum + (netMinor ?? 0), 0),
  };
}

function weighLine(item: PreviewItem, saved: SavedLine | undefined): WeighedLine {
  const isRefused = item.state === "NOT_ADDABLE";
  return {
    id: String(item.index),
    item,
    goods: {
      name: item.name,
      brand: saved?.brand ?? "",
      packageType: saved?.packageType ?? "other",
      plato: saved?.plato,
      photo: saved?.photo,
    },
    unit: saved?.unit ?? "piece",
    boxes: isRefused ? item.saved_quantity : item.quantity,
    netMinor: isRefused || !item.price ? undefined : moneyOf(item.price).minor * item.quantity,
    changes: isRefused ? [] : changesOf(item),
    whyNot: item.error?.message,
  };
}

function changesOf(item: PreviewItem): readonly SavedChange[] {
  return item.changes.map((change): SavedChange => {
    if (change === "pack") {
      return { kind: "pack", beforeBoxes: item.saved_quantity, nowBoxes: item.quantity };
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
