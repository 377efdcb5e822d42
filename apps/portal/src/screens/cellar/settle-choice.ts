import { queryClient } from "@vycep/shell/api/query-client";
import { ApiError } from "@vycep/shell/failures/api-error";
import { establishSession } from "@vycep/shell/session/session";
import { linesOf } from "../../features/cart/reading/cart-answer.ts";
import { cartQuery } from "../../features/cart/reading/cart-query.ts";
import { completeChoice } from "../../features/preferences/complete-choice.ts";
import { choiceOfCart } from "../../features/preferences/next-choice.ts";
import { changeChoice, currentChoice, isWhole } from "../../shared/ordering/choice.ts";
import { accessesOf, toCurrentUser, userInfoQuery } from "../../shared/user/current-user.ts";

/**
 * Chooses place, way and day where the browser knows none: whoever opens the cellar first, or after the browser was killed, has
 * met no page yet that does it. The cart's own come first, as on every page (INPROG-12, SHIPTO-07). A session that has ended
 * meanwhile is a failure of its own: nobody is taken away from a count to sign in.
 */
export async function settleChoice(): Promise<void> {
  const session = await establishSession();
  if (session === undefined) throw new ApiError({ kind: "signed-out", code: "signed-out", message: "" });
  if (isWhole(currentChoice())) return;
  const query = userInfoQuery(session.uid);
  const user = toCurrentUser(await queryClient.ensureQueryData({ ...query, revalidateIfStale: false }));
  const answer = await queryClient.fetchQuery(cartQuery());
  const cart = {
    hasItems: linesOf(answer).length > 0,
    shipToId: answer.ship_to_id ?? undefined,
    method: answer.delivery_method ?? undefined,
    date: answer.delivery_date ?? undefined,
  };
  const accesses = accessesOf(user);
  const { shipToId, shippingMethod: method, deliveryDate: date } = currentChoice();
  const ofCart = choiceOfCart(cart, { accesses, chosen: { shipToId, method, date } });
  if (ofCart !== undefined) changeChoice(ofCart);
  await completeChoice({ accesses, preset: user.defaultShipToId, cart });
}
