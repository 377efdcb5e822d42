import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { onlyEmpties, parseShippingMethod } from "@vycep/domain/transport/method";
import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";
import { changeChoice, currentChoice } from "../../../shared/ordering/choice.ts";
import type { CurrentUser } from "../../../shared/user/current-user.ts";
import { tellShipment } from "../apply-change.ts";
import { orderStart, readFollowers } from "../start-order.ts";
import { forgetMoves } from "./move-calls.ts";

/** Where, how and when a cart goes, as the server answers it. */
export interface Going {
  readonly ship_to_id?: string | null;
  readonly delivery_method?: string | null;
  readonly delivery_date?: string | null;
}

interface Followers {
  readonly user: CurrentUser;
  readonly cart: Pick<CartInHand, "readAgain">;
  /** The dates to remember of the day, where more is known of it than the day itself (OP-65). */
  readonly dates?:
    | { readonly exceptiondate: LocalDate | undefined; readonly standardDeliveryDate: LocalDate }
    | undefined;
}

/**
 * Does what the server does to the cart and follows it: choice, headers and all that hangs on them. The cart goes there
 * already, so nothing is started (TRANSPORT-40, 41, 47…50).
 */
export async function followMove(
  move: () => Promise<Going | undefined>,
  { user, cart, dates }: Followers,
): Promise<boolean> {
  let isMoved = false;
  await orderStart.during(async () => {
    const to = await move();
    if (to === undefined) return;
    isMoved = true;
    const method = parseShippingMethod(to.delivery_method ?? "");
    const date = parseLocalDate(to.delivery_date ?? "");
    const shipToId = to.ship_to_id ?? undefined;
    const isElsewhere = shipToId !== currentChoice().shipToId;
    changeChoice({
      shipToId,
      shippingMethod: method,
      onlyEmpties: method !== undefined && onlyEmpties(method) === 1,
      deliveryDate: date,
      standardDeliveryDate: dates?.standardDeliveryDate ?? date,
      exceptiondate: dates?.exceptiondate,
    });
    if (isElsewhere && shipToId !== undefined) tellShipment(shipToId, user);
    await readFollowers(cart);
    await forgetMoves();
  });
  return isMoved;
}
