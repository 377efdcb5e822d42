import { type SuggestedGoods, suggestCart } from "../../../packages/domain/src/suggestions/suggested-cart.ts";
import { baselines } from "./baselines.ts";
import type { Guesser } from "./judge.ts";

/** Single boxes of anything: whole layers are for the method to ask, not for the guess. */
const goods: SuggestedGoods = {
  packaging: { itemsPerBox: 1, boxesPerLayer: 0, layersPerPallet: 0, boxesPerPallet: 0 },
  grossGramsPerBox: 0,
  millilitresPerBox: 0,
  units: ["packages"],
  shelfLifeDays: null,
};

/** What the rule proposes; the delivery after next is as far away as usual, for nobody knows what was to come. */
const suggestion: Guesser = (past, day) => {
  const known = new Map(past.flatMap(({ boxes }) => [...boxes.keys()].map((sku) => [sku, goods] as const)));
  const { lines } = suggestCart({ deliveries: past, today: day, day, laterDays: [], goods: known });
  return new Map(lines.flatMap(({ sku, boxes, isChecked }) => (isChecked ? [[sku, boxes] as const] : [])));
};

/** The suggestion, and the simple ways that it must beat. */
export const guessers: Readonly<Record<string, Guesser>> = { "the suggestion": suggestion, ...baselines };
