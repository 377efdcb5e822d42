import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Currency } from "@vycep/domain/kernel/money";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { Select } from "@vycep/ui/select.tsx";
import { formatCount, formatRoundMoney, formatWeight } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";

interface MethodSelectProps {
  readonly offered: readonly ShippingMethod[];
  readonly value: ShippingMethod | undefined;
  readonly limitsOf: (method: ShippingMethod) => CapacityRule | undefined;
  readonly currency: Currency;
  readonly onChange: (method: ShippingMethod) => void;
}

/** The shipping-method cell of the order bar (PREFS-04): what is offered, and what each allows. */
export function MethodSelect({ offered, value, limitsOf, currency, onChange }: MethodSelectProps) {
  const t = useTexts("delivery");
  const describe = useLimitsInWords(currency);
  return (
    <Select
      look="cell"
      label={t("method")}
      placeholder={t("methodSelect")}
      closeLabel={t("close")}
      options={offered.map((method) => ({
        id: method,
        label: t(`method.${method}`),
        note: describe(method, limitsOf(method)),
      }))}
      value={value ?? null}
      caption={value === undefined ? undefined : describe(value, limitsOf(value))}
      onChange={(id) => {
        const method = parseShippingMethod(id);
        if (method !== undefined) onChange(method);
      }}
    />
  );
}

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
