import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { useLastOrder } from "../../features/orders/home/use-last-order.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";

const RepeatDialog = lazy(() =>
  import("./repeat-dialog.tsx").then((file) => ({ default: file.RepeatDialog })),
);

/** The height of the button while it is looked for: most who come here have ordered before. */
export const repeatButtonPlace = (
  <span aria-hidden="true" className="block h-control-large w-72 max-w-full rounded-control bg-void" />
);

/** From an empty cart the quickest way is the last order again (HISTORY-03); nothing where there was none. */
export function RepeatButton({ delivery: { shipToId, method } }: { readonly delivery: Delivery }) {
  const t = useTexts("reorder");
  const { order, failure } = useLastOrder(shipToId, method);
  const [isOpen, setOpen] = useState(false);
  if (order === undefined && failure === null && shipToId !== undefined) return repeatButtonPlace;
  if (!order) return null;
  const day = order.placedAt === undefined ? order.number : formatDayMonth(order.placedAt.date);
  return (
    <>
      <Button size="large" icon="repeat" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("repeatTitle", { day })}
      </Button>
      {isOpen && (
        <Suspense>
          <RepeatDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
