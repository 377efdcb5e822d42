import type { AllowedChange } from "@vycep/domain/preferences/change";
import { onlyEmpties } from "@vycep/domain/transport/method";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice, currentChoice } from "../../shared/ordering/choice.ts";
import { accessesOf, type CurrentUser } from "../../shared/user/current-user.ts";
import { completeChoice } from "./complete-choice.ts";
import { datesToRemember } from "./dates-to-remember.ts";
import type { ChoicePatch } from "./next-choice.ts";
import { orderStart, startOf } from "./start-order.ts";

export interface ApplyFacts {
  readonly user: CurrentUser;
  /** As it is after the change; while it is not read yet, the start waits for it. */
  readonly cart: CartInHand | undefined;
}

/**
 * Stores a change, chooses what depends on it, and starts the order with it (SHIPTO-06…10, TRANSPORT-36…39): a day at
 * once, a place and a way as soon as it is known what is offered there.
 */
export async function applyChange(change: AllowedChange, { user, cart }: ApplyFacts): Promise<void> {
  await orderStart.during(async () => {
    changeChoice(patchOf(change));
    if (change.kind === "ship-to") tellShipment(change.shipToId, user);
    if (cart === undefined) return;
    if (change.kind !== "date") {
      const facts = { accesses: accessesOf(user), preset: user.defaultShipToId, cart };
      // What could not be read is logged, and the order bar offers another try: then the choice is repaired.
      await completeChoice(facts).catch(() => undefined);
    }
    const wanted = startOf(currentChoice());
    if (wanted !== undefined) await orderStart.start(wanted, cart);
  });
}

function patchOf(change: AllowedChange): ChoicePatch {
  const noDate = { deliveryDate: undefined, standardDeliveryDate: undefined, exceptiondate: undefined };
  switch (change.kind) {
    case "ship-to":
      return { shipToId: change.shipToId, ...noDate };
    case "method": {
      const { method } = change;
      return { shippingMethod: method, onlyEmpties: onlyEmpties(method) === 1, ...noDate };
    }
    case "date":
      return datesToRemember(change.date, change.verdict);
  }
}

/** The page event of a chosen ship-to (SHIPTO-10), for scripts beside the portal such as measurement. */
export function tellShipment(shipTo: string, { shipTos }: CurrentUser): void {
  const payer = shipTos.find(({ shipToId }) => shipToId === shipTo)?.companyId;
  const detail = { type: "delivery-options", shipTo, payer };
  globalThis.dispatchEvent(new CustomEvent("setShipment", { detail }));
}
