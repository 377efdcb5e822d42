import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { queryClient } from "../../shared/api/query-client.ts";
import { changeChoice, currentChoice } from "../../shared/choice.ts";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import { shipToQuery } from "../../shared/delivery/ship-to-query.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { logWarning } from "../../shared/log.ts";
import { showFailure } from "../../shared/messages/action-errors.ts";
import { showToast } from "../../shared/messages/toasts.ts";
import { accessesOf, type CurrentUser } from "../../shared/session/current-user.ts";
import { portalConfigQuery } from "../../shared/session/portal-config.ts";
import { storage } from "../../shared/storage.ts";
import { choiceOfCart } from "./next-step.ts";
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
    storage.read("orderInProgressAsked") === true ? "settled" : "undecided",
  );
  const [isBusy, setBusy] = useState(false);
  const isAsking = cart?.hasItems === true && stage !== "settled";
  function close() {
    storage.write("orderInProgressAsked", true);
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
  async function startAnew(emptied: CartInHand) {
    setBusy(true);
    try {
      const putBack = await emptied.clear();
      showToast(t("progressEmptied"), { label: t("undo"), onAct: () => void putBack().catch(showFailure) });
      close();
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
  }
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
  if (cart.noteForDriver !== undefined) storage.write("noteForDriver", cart.noteForDriver);
  if (cart.customerOrderNumber !== undefined) storage.write("customerOrderNumber", cart.customerOrderNumber);
  if (JSON.stringify(currentChoice()) === before) return;
  Promise.all(
    [["catalog"], ["products"]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }, { throwOnError: true }),
    ),
  )
    // INPROG-22: logged only.
    .catch((cause: unknown) => logWarning("the products could not be read again", cause));
}
