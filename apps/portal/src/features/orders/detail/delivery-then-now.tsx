import type { ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { Overload } from "../reorder/reorder-load.ts";
import type { OrderView } from "./order-view.ts";

interface DeliveryNow {
  readonly method: ShippingMethod | undefined;
  readonly offeredMethods: readonly ShippingMethod[];
}

/** "Tehdy: Malý kamion. Teď: Standardní objednávka.", when the order could come as it did and would not. */
export function useMethodThenNow(
  { method: before }: Pick<OrderView, "method">,
  { method: now, offeredMethods }: DeliveryNow,
): string | undefined {
  const t = useTexts("reorder");
  const delivery = useTexts("delivery");
  if (before === undefined || now === undefined || before === now) return undefined;
  if (!offeredMethods.includes(before)) return undefined;
  return t("methodThenNow", { before: delivery(`method.${before}`), now: delivery(`method.${now}`) });
}

/** Says before anything is put anywhere that the chosen way does not carry it all. */
export function OverloadNotice({ overload }: { readonly overload: Overload }) {
  const t = useTexts("reorder");
  const written = (amount: number) => {
    if (overload.of === "kilograms") return formatWeight(amount);
    return overload.of === "litres"
      ? t("litres", { amount: formatCount(amount) })
      : t("pallets", { count: Math.ceil(amount * 10) / 10 });
  };
  return (
    <Alert tone="warning">
      {t("overload", { taken: written(overload.taken), most: written(overload.most) })}
    </Alert>
  );
}
