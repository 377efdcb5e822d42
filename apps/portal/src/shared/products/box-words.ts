import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { useTexts } from "@vycep/shell/words/i18n";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { type BoxFacts, type BoxUnit, boxUnitOf } from "./box-unit.ts";
import type { ProductRow } from "./product-row.ts";

export type ProductWords = Speak<Originals["products"]>;

/** "12 přepravek": boxes by the word of their kind; fractions take the form that the language has for them. */
export function boxesInWords(t: ProductWords, unit: BoxUnit, count: number): string {
  return tied(t(`count.${unit}`, { count }));
}

/** "2 vrstvy", "0,6 palety", "3 sudy": an amount of one unit of ordering. */
export function unitInWords(t: ProductWords, product: BoxFacts, amount: UnitAmount): string {
  const { unit, count } = amount;
  if (unit === "packages") return boxesInWords(t, boxUnitOf(product), count);
  return tied(t(unit === "layers" ? "count.layer" : "count.pallet", { count }));
}

export interface UnitAmount {
  readonly unit: OrderUnit;
  readonly count: number;
}

/** "Přepravky", "Vrstvy", "Palety": the label of a stepper. */
export function unitLabel(t: ProductWords, product: ProductRow, unit: OrderUnit): string {
  if (unit === "packages") return t(`boxes.${boxUnitOf(product)}`);
  return t(unit);
}

export function useProductWords(): ProductWords {
  return useTexts("products");
}

/** A figure never stands at the end of a line without what it counts. */
function tied(text: string): string {
  return text.replace(" ", "\u00a0");
}
