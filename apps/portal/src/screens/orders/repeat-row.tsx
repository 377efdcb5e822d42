import { later } from "@vycep/shell/page/later.tsx";
import { PartBoundary } from "@vycep/shell/page/part-boundary.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { useState } from "react";
import { useMayOrder } from "../../features/cart/reading/use-cart.ts";
import { repeatOffer } from "../../features/orders/history/repeat-offer.ts";
import type { OrderRow } from "../../features/orders/history/use-orders.ts";

// The order and its preview come when somebody reaches for them.
const repeatOrder = later(
  async () => (await import("./repeat-order.tsx")).RepeatOrder,
  ["reorder", "products", "delivery", "preferences", "cart"],
);

/** From each row of the history the order goes into the cart again, or what never came of it (HISTORY-03, C1). */
export function RepeatRow({ row }: { readonly row: OrderRow }) {
  const t = useTexts("orders");
  const mayOrder = useMayOrder();
  const [isOpen, setOpen] = useState(false);
  const offer = repeatOffer(row);
  if (!mayOrder || offer === undefined) return null;
  return (
    <>
      <IconButton
        icon="repeat"
        label={t(offer === "rest" ? "restOf" : "againOf", { number: row.orderNumber })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PartBoundary resetKey={row.orderNumber}>
          <repeatOrder.Part number={row.orderNumber} part={offer} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
