import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseOrderState } from "@vycep/domain/orders/order-states";
import { parseDeliveryStatus } from "@vycep/domain/orders/status";
import { CancelOrder } from "./cancel-order.tsx";
import { useWhatIsLost } from "./lost-by-cancelling.ts";

/** Taking an order back right from the list. */
export function CancelRow({ row }: { readonly row: OrderRow }) {
  const what = useWhatIsLost({
    place: row.shipToName,
    day: parseLocalDate(row.deliveryDate),
    total: { minor: wholeToMinor(row.total), currency: row.currency },
  });
  const order = {
    number: row.orderNumber,
    state: parseOrderState(row.state),
    deliveryStatus: parseDeliveryStatus(row.deliveryStatus ?? ""),
    shipToId: row.shipToId,
  };
  return <CancelOrder order={order} what={what} isSmall />;
}
