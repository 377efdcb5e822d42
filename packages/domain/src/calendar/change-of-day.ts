import type { LocalDate } from "../kernel/local-moment.ts";
import { METHODS, type ShippingMethod } from "../transport/method.ts";
import type { ChangeNotice } from "./change-notice.ts";
import { type DeliveryException, dayTaken } from "./exceptions.ts";

/**
 * What became of the day on which an order is to come: the change that took it away for the way in which the order goes;
 * undefined where the day stands (DCAL-02).
 *
 * @example changeOfDay([], { shipToId: "500101", method: "selfpickup_selfpickup", day: toLocalDate("2026-12-24") }) // undefined
 */
export function changeOfDay(
  notices: readonly ChangeNotice[],
  {
    shipToId,
    method,
    day,
  }: { readonly shipToId: string; readonly method: ShippingMethod; readonly day: LocalDate },
): DeliveryException | undefined {
  return notices
    .filter((notice) => notice.shipToId === shipToId)
    .flatMap(({ groups }) => groups)
    .filter(({ kind }) => kind === METHODS[method].exceptions)
    .flatMap(({ changes }) => changes)
    .find((change) => dayTaken(change) === day);
}
