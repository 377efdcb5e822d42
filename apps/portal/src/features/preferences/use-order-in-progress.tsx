import { useQuery } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { showUndo } from "@vycep/shell/messages/toasts";
import { storage } from "@vycep/shell/storage/storage";
import { useTexts } from "@vycep/shell/words/i18n";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice, currentChoice } from "../../shared/ordering/choice.ts";
import { orderingKeys } from "../../shared/ordering/ordering-keys.ts";
import { shipToQuery } from "../../shared/ordering/ship-to-query.ts";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";
import { portalConfigQuery } from "../../shared/user/portal-config.ts";
import { choiceOfCart } from "./next-choice.ts";
import type { ProgressAnswer } from "./order-in-progress.tsx";

const OrderInProgress = lazy(() =>
  import("./order-in-progress.tsx").then((file) => ({ default: file.OrderInProgress })),
);

type Stage = "undecided" | "asking" | "settled";

/** Asked once in a sign-in, when the cart that is read first already holds something (OP-74, INPROG-01…22). */
export function useOrderInProgress(
  user: CurrentUser,
  cart: CartInHand | undefined,
): { readonly isAsking: boolean; readonly question: ReactNode } {
  const t = useTexts("delivery");
  const configuration = useQuery(portalConfigQuery(user.customerType)).data;
  const [stage, setStage] = useState<Stage>(() =>
    storage.read(orderingKeys.orderInProgressAsked) === true ? "settled" : "undecided",
  );
  const isAsking = cart?.hasItems === true && stage !== "settled";
  function close() {
    storage.write(orderingKeys.orderInProgressAsked, true);
    setStage("settled");
  }
  const decide = useEffectEvent((seen: CartInHand) => {
    // What is put into the cart from now on is not in progress from before.
    if (!seen.hasItems) return close();
    // Who is deep in something else already has answered by going on.
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) return setStage("asking");
    continueWith(seen, user);
    close();
  });
  const isUndecided = stage === "undecided" && cart !== undefined;
  useEffect(
    function decideOnce() {
      if (isUndecided) decide(cart);
    },
    [isUndecided, cart],
  );
  const { run: startAnew, isBusy } = useAction(async (emptied: CartInHand) => {
    showUndo(t("progressEmptied"), await emptied.clear());
    close();
  });
  function handleAnswer(answer: ProgressAnswer) {
    if (cart === undefined) return;
    if (answer === "new") {
      // OP-75: only a new order is told.
      globalThis.dispatchEvent(new CustomEvent("select", { detail: "new" }));
      return void startAnew(cart);
    }
    continueWith(cart, user);
    close();
  }
  const question = isAsking && stage === "asking" && (
    <Suspense>
      <OrderInProgress
        cart={cart}
        placeName={user.shipTos.find(({ shipToId }) => shipToId === cart.shipToId)?.shipToName}
        words={configuration?.orderInProgress ?? {}}
        isBusy={isBusy}
        onAnswer={handleAnswer}
      />
    </Suspense>
  );
  return { isAsking, question };
}

/** Takes over what the cart in progress holds (INPROG-11…18). */
export function continueWith(cart: CartInHand, user: CurrentUser): void {
  if (cart.shipToId !== undefined) void queryClient.prefetchQuery(shipToQuery(cart.shipToId));
  const before = JSON.stringify(currentChoice());
  const { shipToId, shippingMethod: method, deliveryDate: date } = currentChoice();
  changeChoice(choiceOfCart(cart, { accesses: accessesOf(user), chosen: { shipToId, method, date } }) ?? {});
  if (cart.noteForDriver !== undefined) storage.write(orderingKeys.noteForDriver, cart.noteForDriver);
  if (cart.customerOrderNumber !== undefined)
    storage.write(orderingKeys.customerOrderNumber, cart.customerOrderNumber);
  if (JSON.stringify(currentChoice()) === before) return;
  Promise.all(
    [["catalog"], ["products"]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }, { throwOnError: true }),
    ),
  )
    // INPROG-22: logged only.
    .catch((cause: unknown) => logWarning("the products could not be read again", cause));
}
