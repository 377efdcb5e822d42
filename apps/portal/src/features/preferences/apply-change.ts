import type { Change } from "@vycep/domain/preferences/change";
import { onlyEmpties } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import { changeChoice } from "../../shared/ordering/choice.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import type { CurrentUser } from "../../shared/user/current-user.ts";
import { datesToRemember } from "./dates-to-remember.ts";

interface ApplyFacts {
  readonly user: Pick<CurrentUser, "shipTos">;
  readonly delivery: Pick<Delivery, "calendar">;
}

/** Stores the change; what depends on it is settled anew (SHIPTO-06…10, TRANSPORT-36…39). */
export function applyChange(change: Change, { user, delivery }: ApplyFacts): void {
  const noDate = { deliveryDate: undefined, standardDeliveryDate: undefined, exceptiondate: undefined };
  if (change.kind === "ship-to") {
    changeChoice({ shipToId: change.shipToId, ...noDate });
    tellShipment(change.shipToId, user);
  }
  if (change.kind === "method") {
    changeChoice({ shippingMethod: change.method, onlyEmpties: onlyEmpties(change.method) === 1, ...noDate });
  }
  if (change.kind === "date" && delivery.calendar !== undefined) {
    changeChoice(datesToRemember(delivery.calendar, localNow(), change.date));
  }
}

/** The page event of a chosen ship-to (SHIPTO-10), for scripts beside the portal such as measurement. */
function tellShipment(shipTo: string, { shipTos }: ApplyFacts["user"]): void {
  const payer = shipTos.find(({ shipToId }) => shipToId === shipTo)?.companyId;
  const detail = { type: "delivery-options", shipTo, payer };
  globalThis.dispatchEvent(new CustomEvent("setShipment", { detail }));
}
