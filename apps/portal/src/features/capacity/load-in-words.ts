import { type CapacityRule, HARD_STOP_KG } from "@vycep/domain/capacity/capacity-rule";
import type { Load } from "@vycep/domain/capacity/load";
import type { Progress } from "@vycep/domain/capacity/progress";
import { formatCount, formatPallets, formatWeight } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

type DeliveryWords = Speak<Originals["delivery"]>;

/**
 * Pallet places of an order: what is missing to the minimum as long as it is not reached, then against the maximum.
 *
 * @example palletsInWords(t, 6.4, truck) // "6,4 palety, do minima chybí 13,6"
 */
export function palletsInWords(
  t: DeliveryWords,
  count: number,
  { minPallets, maxPallets }: Pick<CapacityRule, "minPallets" | "maxPallets">,
): string {
  const taken = formatPallets(count);
  if (minPallets !== null && count < minPallets) {
    const missing = formatPallets(upTo(0.1, minPallets - count));
    return t("palletsShort", { count: Math.round(count * 10) / 10, missing });
  }
  return maxPallets === null
    ? t("palletsTaken", { count: Math.round(count * 10) / 10 })
    : t("palletsOf", { taken, all: maxPallets });
}

/** Weight of an order in the same way; undefined where nothing limits it. */
export function weightInWords(
  t: DeliveryWords,
  kilograms: number,
  { minKg, maxKg }: Pick<CapacityRule, "minKg" | "maxKg">,
): string | undefined {
  const weight = formatWeight(kilograms);
  if (minKg !== null && kilograms < minKg) {
    const missing = minKg - kilograms;
    return t("weightShort", { weight, missing: formatWeight(upTo(missing < 1000 ? 0.1 : 100, missing)) });
  }
  return maxKg === null ? undefined : t("weightOf", { weight, all: formatWeight(maxKg) });
}

/**
 * What has to go where a limit is exceeded: "Odeberte aspoň 799 kg."; undefined where none is.
 *
 * @example excessInWords(t, load, { limits: truck, messageCode: "max-weight-exceeded" })
 */
export function excessInWords(
  t: DeliveryWords,
  { palletThousandths, grams, millilitres }: Load,
  { limits, messageCode }: { readonly limits: CapacityRule; readonly messageCode: Progress["messageCode"] },
): string | undefined {
  const { maxPallets, maxKg, maxLitres } = limits;
  switch (messageCode) {
    case "max-pallets-exceeded": {
      if (maxPallets === null) return undefined;
      const count = Number(upTo(0.1, palletThousandths / 1000 - maxPallets).toFixed(1));
      return t("removeAtLeast", { amount: t("palletsToRemove", { count }) });
    }
    case "max-weight-exceeded": {
      if (maxKg === null) return undefined;
      return weightToRemove(t, grams / 1000 - maxKg);
    }
    case "hard-stop-weight-exceeded":
      return weightToRemove(t, grams / 1000 - HARD_STOP_KG);
    case "max-litres-exceeded": {
      if (maxLitres === null) return undefined;
      return t("removeAtLeast", { amount: `${formatCount(millilitres / 1000 - maxLitres)}\u00a0l` });
    }
    default:
      return undefined;
  }
}

function weightToRemove(t: DeliveryWords, excessKg: number): string {
  return t("removeAtLeast", { amount: formatWeight(upTo(excessKg < 1000 ? 1 : 100, excessKg)) });
}

/** Rounded up: what is missing by a hair must not read as nothing. */
function upTo(step: number, value: number): number {
  // A millionth less, so that 13.6 made of binary parts is not 13.7.
  return Math.ceil(value / step - 1e-6) * step;
}
