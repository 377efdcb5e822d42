import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
import { sendToCart } from "../features/cart/send-to-cart.ts";
import { useLastOrder } from "../features/orders/use-last-order.ts";
import type { Delivery } from "../shared/delivery/use-delivery.ts";
import { formatDayMonth } from "../shared/format.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import { drawGoods } from "./draw-goods.tsx";

const ReorderDialog = lazy(() =>
  import("../features/orders/reorder-dialog.tsx").then((file) => ({ default: file.ReorderDialog })),
);

/** From an empty cart the quickest way is the last order again (HISTORY-03); nothing where there was none. */
export function RepeatButton({ delivery: { shipToId, method } }: { readonly delivery: Delivery }) {
  const t = useTexts("orders");
  const { order } = useLastOrder(shipToId, method);
  const [isOpen, setOpen] = useState(false);
  if (!order) return null;
  const day = order.placedAt === undefined ? order.number : formatDayMonth(order.placedAt.date);
  return (
    <>
      <Button size="large" icon="repeat" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("repeatTitle", { day })}
      </Button>
      {isOpen && (
        <Suspense>
          <ReorderDialog
            order={order}
            draw={drawGoods}
            linesInCart={0}
            sendToCart={sendToCart}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
