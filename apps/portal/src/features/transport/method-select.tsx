import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { Currency } from "@vycep/domain/kernel/money";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { useLimitsInWords } from "../../shared/ordering/limits-in-words.ts";

interface MethodSelectProps {
  readonly offered: readonly ShippingMethod[];
  readonly value: ShippingMethod | undefined;
  readonly limitsOf: (method: ShippingMethod) => CapacityRule | undefined;
  readonly currency: Currency;
  readonly onChange: (method: ShippingMethod) => void;
  readonly look?: "cell" | "line";
}

/** The shipping-method cell of the order bar (PREFS-04): what is offered, and what each allows. */
export function MethodSelect({
  offered,
  value,
  limitsOf,
  currency,
  onChange,
  look = "cell",
}: MethodSelectProps) {
  const t = useTexts("delivery");
  const describe = useLimitsInWords(currency);
  return (
    <Select
      look={look}
      label={t("method")}
      placeholder={t("methodSelect")}
      closeLabel={t("close")}
      options={offered.map((method) => ({
        id: method,
        label: t(`method.${method}`),
        short: t(`methodShort.${method}`),
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
