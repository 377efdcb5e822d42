import { shownFigure, shownWithin } from "@vycep/domain/capacity/bar-line";
import { type CapacityRule, HARD_STOP_KG } from "@vycep/domain/capacity/capacity-rule";
import type { Load } from "@vycep/domain/capacity/load";
import type { Progress } from "@vycep/domain/capacity/progress";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { formatCount } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

type DeliveryWords = Speak<Originals["delivery"]>;

/**
 * Pallet places of an order: what is missing to the minimum as long as it is not reached, then against the maximum; the
 * difference is always that of the numbers that are shown.
 *
 * @example palletsInWords(t, 6.4, truck) // "6,4 palety, do minima chybí 13,6"
 */
export function palletsInWords(
  t: DeliveryWords,
  count: number,
  { minPallets, maxPallets }: Pick<CapacityRule, "minPallets" | "maxPallets">,
): string {
  const thousandths = Math.round(count * 1000);
  if (minPallets !== null && count < minPallets) {
    const { actual, difference } = shownFigure("pallets", thousandths, minPallets * 1000);
    return t("palletsShort", { count: actual / 1000, missing: formatPallets(difference / 1000) });
  }
  const { actual } = shownWithin("pallets", thousandths, maxPallets === null ? null : maxPallets * 1000);
  return maxPallets === null
    ? t("palletsTaken", { count: actual / 1000 })
    : t("palletsOf", { taken: formatPallets(actual / 1000), all: maxPallets });
}

/** Weight of an order in the same way; undefined where nothing limits it. */
export function weightInWords(
  t: DeliveryWords,
  kilograms: number,
  { minKg, maxKg }: Pick<CapacityRule, "minKg" | "maxKg">,
): string | undefined {
  const grams = Math.round(kilograms * 1000);
  if (minKg !== null && kilograms < minKg) {
    const { actual, difference } = shownFigure("weight", grams, minKg * 1000);
    return t("weightShort", { weight: inKilograms(actual), missing: inKilograms(difference) });
  }
  if (maxKg === null) return undefined;
  const { actual } = shownWithin("weight", grams, maxKg * 1000);
  return t("weightOf", { weight: inKilograms(actual), all: formatWeight(maxKg) });
}

/**
 * What has to go where a limit is exceeded: "Odeberte aspoň 0,8 t."; undefined where none is.
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
    case "max-pallets-exceeded":
      if (maxPallets === null) return undefined;
      return t("removeAtLeast", {
        amount: t("palletsToRemove", {
          count: shownFigure("pallets", palletThousandths, maxPallets * 1000).difference / 1000,
        }),
      });
    case "max-weight-exceeded":
      return maxKg === null ? undefined : t("removeAtLeast", { amount: excessWeight(grams, maxKg) });
    case "hard-stop-weight-exceeded":
      return t("removeAtLeast", { amount: excessWeight(grams, HARD_STOP_KG) });
    case "max-litres-exceeded":
      if (maxLitres === null) return undefined;
      return t("removeAtLeast", { amount: `${formatCount(millilitres / 1000 - maxLitres)}\u00a0l` });
    default:
      return undefined;
  }
}

function excessWeight(grams: number, maxKg: number): string {
  return inKilograms(shownFigure("weight", grams, maxKg * 1000).difference);
}

function inKilograms(grams: number): string {
  return formatWeight(grams / 1000);
}
