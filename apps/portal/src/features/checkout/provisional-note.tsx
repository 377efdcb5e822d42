import { Alert } from "@vycep/ui/alert.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import type { PlacedOrder } from "./use-placed-order.ts";

/** The order was taken without the brewery's prices: they come later, and where they are then seen (PRICE-06, B14). */
export function ProvisionalNote({ order }: { readonly order: PlacedOrder }) {
  const t = useTexts("checkout");
  if (order.state === "cancelled" || order.price_state === "firm") return null;
  const isSettled = order.price_state === "settled";
  return (
    <Alert
      tone={isSettled ? "success" : "warning"}
      isLive
      title={t(isSettled ? "pricesSettled" : "provisionalPrices")}
    >
      {t(isSettled ? "pricesSettledText" : "provisionalPricesText")}
    </Alert>
  );
}
