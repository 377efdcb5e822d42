import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { sendToCart } from "../../features/cart/writing/send-to-cart.ts";
import { useLastOrder } from "../../features/orders/home/use-last-order.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { drawGoods } from "../products/draw-goods.tsx";

const ReorderDialog = lazy(() =>
  import("../../features/orders/reorder/reorder-dialog.tsx").then((file) => ({
    default: file.ReorderDialog,
  })),
);

/** From an empty cart the quickest way is the last order again (HISTORY-03); nothing where there was none. */
export function RepeatButton({ delivery: { shipToId, method } }: { readonly delivery: Delivery }) {
  const t = useTexts("reorder");
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
