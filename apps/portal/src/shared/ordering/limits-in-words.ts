import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Currency } from "@vycep/domain/kernel/money";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { formatCount, formatRoundMoney } from "@vycep/words/engine/format";

/** "20–33 palet, nejvýše 24 t": the limits of a method in a line. */
export function useLimitsInWords(currency: Currency) {
  const t = useTexts("delivery");
  return (method: ShippingMethod, limits: CapacityRule | undefined): string | undefined => {
    if (limits === undefined) return undefined;
    const { minPallets, maxPallets, maxKg, orderValueMinor, maxLitres } = limits;
    if (METHODS[method].kind === "tank") {
      return maxLitres === null ? undefined : t("upToLitres", { litres: formatCount(maxLitres) });
    }
    const parts: string[] = [];
    if (orderValueMinor !== null) {
      parts.push(t("fromValue", { money: formatRoundMoney({ minor: orderValueMinor, currency }) }));
    }
    if (maxPallets !== null) {
      parts.push(
        minPallets === null
          ? t("maxPallets", { to: maxPallets })
          : t("rangePallets", { from: minPallets, to: maxPallets }),
      );
    }
    if (METHODS[method].kind === "truck" && maxKg !== null)
      parts.push(t("maxWeight", { weight: formatWeight(maxKg) }));
    return parts.join(", ");
  };
}
