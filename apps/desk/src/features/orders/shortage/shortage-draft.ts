import { MOST_SUBSTITUTES, shareShort } from "@vycep/domain/orders/shortage/share-short";
import { aText, listOf, objectOf, recordOf, type Shape } from "@vycep/shell/storage/shape";
import type { ShortOrder } from "./use-shortage.ts";

/** What is typed about a product that runs out; boxes by order where somebody shares out otherwise. */
export interface ShortageDraft {
  readonly available: string;
  readonly reason: string;
  readonly substitutes: readonly string[];
  readonly boxes: Readonly<Record<string, string>>;
}

export const readShortageDraft: Shape<ShortageDraft> = objectOf({
  available: aText,
  reason: aText,
  substitutes: listOf(aText),
  boxes: recordOf(aText),
});

export const emptyShortageDraft: ShortageDraft = { available: "", reason: "", substitutes: [], boxes: {} };

/** A whole number of boxes as it was typed; undefined where it is none. */
export function boxesTyped(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}

export interface SharedOrder {
  readonly order: ShortOrder;
  /** As its field shows it. */
  readonly text: string;
  /** Undefined is no number of boxes that the order may get. */
  readonly boxes: number | undefined;
}

/** What each order that waits for its confirmation gets: as proposed of what there is, or as typed. */
export function shareOut(orders: readonly ShortOrder[], draft: ShortageDraft): readonly SharedOrder[] {
  const waiting = orders.filter(({ refusal }) => refusal == null);
  const available = boxesTyped(draft.available);
  const proposed = available === undefined ? undefined : shareShort(available, waiting);
  return waiting.map((order) => {
    const text = draft.boxes[order.number] ?? String(proposed?.get(order.number) ?? order.ordered);
    const boxes = boxesTyped(text);
    return { order, text, boxes: boxes !== undefined && boxes <= order.ordered ? boxes : undefined };
  });
}

/** The same goods chosen or not; no more than may be offered. */
export function toggleSubstitute(draft: ShortageDraft, sku: string): ShortageDraft {
  const { substitutes } = draft;
  if (substitutes.includes(sku)) return { ...draft, substitutes: substitutes.filter((one) => one !== sku) };
  return substitutes.length >= MOST_SUBSTITUTES ? draft : { ...draft, substitutes: [...substitutes, sku] };
}
