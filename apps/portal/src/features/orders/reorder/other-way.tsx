import { wayToRepeat } from "@vycep/domain/orders/repeat-choice";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { type Delivery, useDelivery } from "../../../shared/ordering/use-delivery.ts";
import type { OrderView } from "../detail/order-view.ts";

interface OtherWayProps {
  readonly order: Pick<OrderView, "method">;
  readonly onSwitch: (method: ShippingMethod) => void;
}

/** The goods of the order do not come by the chosen way: not a dead button, but the way that brings them (TRANSPORT-07). */
export function OtherWay({ order, onSwitch }: OtherWayProps) {
  const t = useTexts("reorder");
  const orders = useTexts("orders");
  const delivery = useDelivery();
  const way = otherWay(order, delivery);
  if (way === undefined || delivery.method === undefined) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button variant="outline" icon="truck" onClick={() => onSwitch(way)}>
          {t("switchWay", { method: orders(`method.${way}`) })}
        </Button>
      }
    >
      {t("otherWay", { method: orders(`method.${delivery.method}`) })}
    </Alert>
  );
}

/** The way that carries what an order held, where the chosen one does not. */
export function otherWay(
  { method: before }: Pick<OrderView, "method">,
  { method: now, offeredMethods: offered }: Pick<Delivery, "method" | "offeredMethods">,
): ShippingMethod | undefined {
  return before && now && wayToRepeat({ before, now, offered });
}
