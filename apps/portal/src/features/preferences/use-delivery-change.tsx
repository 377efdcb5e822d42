import { parseShipToId } from "@vycep/domain/kernel/ids";
import { askOrApply, type Change } from "@vycep/domain/preferences/change";
import { onlyEmpties } from "@vycep/domain/transport/method";
import { lazy, Suspense, useState } from "react";
import { changeChoice } from "../../shared/choice.ts";
import { localNow } from "../../shared/clock.ts";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import type { Delivery } from "../../shared/delivery/use-delivery.ts";
import { showFailure } from "../../shared/messages/action-errors.ts";
import { accessesOf, type CurrentUser } from "../../shared/session/current-user.ts";
import { datesToRemember } from "./dates-to-remember.ts";

// The question comes when there is something to ask.
const ConfirmChange = lazy(() =>
  import("./confirm-change.tsx").then((file) => ({ default: file.ConfirmChange })),
);

interface DeliveryChangeFacts {
  readonly user: CurrentUser;
  readonly delivery: Delivery;
  readonly cart: CartInHand | undefined;
}

/** Asks, applies or refuses a change by the domain's rule (SHIPTO-01…05, INPROG-23…29). */
export function useDeliveryChange({ user, delivery, cart }: DeliveryChangeFacts) {
  const [asked, setAsked] = useState<Change>();
  const [isBusy, setBusy] = useState(false);

  function request(change: Change) {
    const answer = askOrApply(
      change,
      {
        current: {
          shipToId: parseShipToId(delivery.shipToId ?? "") ?? null,
          method: delivery.method ?? null,
          date: delivery.date ?? null,
        },
        cartHasItems: cart?.hasItems === true,
        accesses: accessesOf(user),
        offered: delivery.offeredMethods,
        calendar: delivery.calendar ?? null,
      },
      localNow(),
    );
    if (answer.kind === "apply") apply(change, delivery);
    if (answer.kind === "ask") setAsked(change);
  }

  async function startNew(change: Change) {
    setBusy(true);
    try {
      await cart?.clear();
      apply(change, delivery);
      setAsked(undefined);
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
  }
  const question = asked && (
    <Suspense>
      <ConfirmChange
        kind={asked.kind}
        isBusy={isBusy}
        onCancel={() => setAsked(undefined)}
        onStartNew={() => void startNew(asked)}
      />
    </Suspense>
  );
  return {
    /** A ship-to by its number, as a select names it. */
    requestShipTo: (id: string) => {
      const shipToId = parseShipToId(id);
      if (shipToId !== undefined) request({ kind: "ship-to", shipToId });
    },
    request,
    question,
  };
}

/** Stores the change; what depends on it is settled anew (SHIPTO-06…09, TRANSPORT-36…39). */
function apply(change: Change, delivery: Delivery): void {
  const noDate = { deliveryDate: undefined, standardDeliveryDate: undefined, exceptiondate: undefined };
  if (change.kind === "ship-to") changeChoice({ shipToId: change.shipToId, ...noDate });
  if (change.kind === "method") {
    changeChoice({ shippingMethod: change.method, onlyEmpties: onlyEmpties(change.method) === 1, ...noDate });
  }
  if (change.kind === "date" && delivery.calendar !== undefined) {
    changeChoice(datesToRemember(delivery.calendar, localNow(), change.date));
  }
}
