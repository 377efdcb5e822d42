import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import type { PlacedOrder } from "./use-placed-order.ts";

/** What is on the vehicle, and how much would fit. */
export interface OrderLoad {
  readonly places: number;
  readonly pallets: number;
  readonly kilograms: number;
}

/** The load of an order; a vehicle whose limits are not known is as large as its load. */
export function orderLoad(
  order: PlacedOrder | undefined,
  { limitsOf }: Pick<Delivery, "limitsOf">,
): OrderLoad | undefined {
  if (!order?.total_pallets) return undefined;
  const method = parseShippingMethod(order.shipping_method ?? "");
  const places = (method && limitsOf(method)?.maxPallets) ?? Math.max(1, Math.ceil(order.total_pallets));
  return { places, pallets: order.total_pallets, kilograms: order.total_weight ?? 0 };
}
