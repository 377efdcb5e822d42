import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { useChosen } from "./choice.ts";

/** Whether goods that go this way go by truck, where boxes are counted in layers and pallets. */
export function isByTruck(method: ShippingMethod | undefined): boolean {
  return method !== undefined && METHODS[method].kind === "truck";
}

/** Whether the goods of the order that is chosen go by truck. */
export function useIsByTruck(): boolean {
  return isByTruck(useChosen("shippingMethod"));
}
