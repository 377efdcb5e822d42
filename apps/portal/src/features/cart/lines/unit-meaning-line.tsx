import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { formatWeight } from "@vycep/shell/words/measures";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import { boxesInWords, unitInWords, useProductWords } from "../../../shared/products/box-words.ts";
import { meaningOf } from "./unit-meaning.ts";
import type { RowOrder } from "./use-row-order.ts";

interface UnitMeaningLineProps {
  readonly order: RowOrder;
  readonly unit: OrderUnit;
}

/** What the number in a stepper comes to, quietly under it: "3 vrstvy = 24 přepravek · 0,6 palety · 470 kg". */
export function UnitMeaningLine({ order: { product, amounts, units }, unit }: UnitMeaningLineProps) {
  const t = useProductWords();
  const refusal = units.find((choice) => choice.unit === unit)?.refusal;
  if (refusal !== undefined && amounts[unit] === 0) {
    return <p className="text-label leading-snug text-ink-soft">{t(`off.${refusal}`)}</p>;
  }
  const meaning = meaningOf(product, unit, amounts[unit]);
  if (meaning === undefined) return null;
  const { count, boxes, pallets, kilograms } = meaning;
  const facts = [
    boxes !== undefined && boxesInWords(t, boxUnitOf(product), boxes),
    pallets !== undefined && unitInWords(t, product, { unit: "pallets", count: toTenth(pallets) }),
    formatWeight(kilograms),
  ].filter((fact) => fact !== false);
  const amount = unitInWords(t, product, { unit, count });
  return (
    <p className="text-label leading-snug text-ink-soft">
      {t("worthOf", { amount, facts: facts.join(" · ") })}
    </p>
  );
}

function toTenth(pallets: number): number {
  return pallets < 0.1 ? Math.round(pallets * 100) / 100 : Math.round(pallets * 10) / 10;
}
