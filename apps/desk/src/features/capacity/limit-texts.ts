import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { TypedLimits } from "@vycep/domain/capacity/dated-rule";
import { parseMinor } from "@vycep/domain/kernel/money";
import { aText, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import { parseAmount } from "@vycep/words/engine/parse-amount";
import type { Limits } from "./use-capacity.ts";

/** Limits as they are typed, with the day that they begin on. */
export const aRuleDraft = objectOf({
  validFrom: aText,
  minPallets: aText,
  maxPallets: aText,
  minKg: aText,
  maxKg: aText,
  orderValueMinor: aText,
  minLitres: aText,
  maxLitres: aText,
});

export type RuleDraft = ValueOf<typeof aRuleDraft>;
export type LimitName = keyof CapacityRule;

/** What no rule takes, so that its refusal stands at the field. */
const notANumber = -1;

/** A rule's limits as texts to begin with. */
export function textsOf(limits: Limits, validFrom: string): RuleDraft {
  const text = (limit: number | null) => (limit === null ? "" : String(limit).replace(".", ","));
  const { minPallets, maxPallets, minKg, maxKg, orderValueMinor, minLitres, maxLitres } = limits;
  return {
    ...{ validFrom, minPallets: text(minPallets), maxPallets: text(maxPallets) },
    ...{ minKg: text(minKg), maxKg: text(maxKg), minLitres: text(minLitres), maxLitres: text(maxLitres) },
    orderValueMinor: text(orderValueMinor === null ? null : orderValueMinor / 100),
  };
}

/** What was typed as numbers; an empty field is no limit. */
export function typedLimits(draft: RuleDraft): TypedLimits {
  const { validFrom: _day, orderValueMinor: value, ...others } = draft;
  const { minPallets, maxPallets, minKg, maxKg, minLitres, maxLitres } = others;
  return {
    ...{ minPallets: numberIn(minPallets), maxPallets: numberIn(maxPallets) },
    ...{ minKg: numberIn(minKg), maxKg: numberIn(maxKg) },
    ...{ minLitres: numberIn(minLitres), maxLitres: numberIn(maxLitres) },
    orderValueMinor: value.trim() === "" ? null : (parseAmount(value) ?? notANumber),
  };
}

/** A number as people type it: "16 000", "20,4"; null of nothing, below nought of what is none. */
export function numberIn(text: string): number | null {
  const plain = text.replaceAll(/\s/g, "").replace(",", ".");
  if (plain === "") return null;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : notANumber;
}

/** Limits as the rules see them. */
export function limitsKnown({ orderValueMinor, ...limits }: TypedLimits): CapacityRule {
  return {
    ...limits,
    orderValueMinor: orderValueMinor === null ? null : (parseMinor(orderValueMinor) ?? null),
  };
}

/** Typed limits that may be tried: none of them is wrong. */
export function limitsToTry(draft: RuleDraft): CapacityRule | undefined {
  const typed = typedLimits(draft);
  const isWrong = Object.values(typed).some((limit) => limit !== null && limit < 0);
  return isWrong ? undefined : limitsKnown(typed);
}
