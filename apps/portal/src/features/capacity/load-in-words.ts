import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { formatPallets, formatWeight } from "../../shared/format.ts";
import type { Originals } from "../../shared/i18n/namespaces.ts";
import type { Speak } from "../../shared/i18n/texts.ts";

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
  return maxPallets === null ? t("palletsTaken", { taken }) : t("palletsOf", { taken, all: maxPallets });
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

/** Rounded up: what is missing by a hair must not read as nothing. */
function upTo(step: number, value: number): number {
  // A millionth less, so that 13.6 made of binary parts is not 13.7.
  return Math.ceil(value / step - 1e-6) * step;
}
