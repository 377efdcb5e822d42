import { parseShipToId } from "@vycep/domain/kernel/ids";
import { type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { firstShipTo, judgeShipTo, type ShipToAccess } from "@vycep/domain/shipto/selectable";
import { onlyEmpties, parseShippingMethod } from "@vycep/domain/transport/method";
import type { changeChoice } from "../../shared/choice.ts";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import type { Delivery } from "../../shared/delivery/use-delivery.ts";
import { datesToRemember } from "./dates-to-remember.ts";
import { settleDate, settleMethod } from "./settle.ts";

export type ChoicePatch = Parameters<typeof changeChoice>[0];

export interface StepFacts {
  readonly accesses: readonly ShipToAccess[];
  /** The user's own default ship-to. */
  readonly preset: string | undefined;
  readonly delivery: Pick<
    Delivery,
    "shipToId" | "shipTo" | "offeredMethods" | "method" | "date" | "calendar"
  >;
  readonly cart: CartInHand | undefined;
  readonly now: LocalMoment;
}

/** What has to be chosen next, or undefined when all is settled or something is still on its way. */
export function nextStep(facts: StepFacts): ChoicePatch | undefined {
  const { accesses, delivery, cart } = facts;
  const current = parseShipToId(delivery.shipToId ?? "");
  if (current === undefined || !judgeShipTo(accesses, current).ok) return shipToStep(facts);
  if (delivery.shipTo === undefined || cart === undefined) return undefined;
  const isOffered = delivery.method !== undefined && delivery.offeredMethods.includes(delivery.method);
  return isOffered ? dateStep(facts) : methodStep(facts);
}

function shipToStep({ accesses, preset }: StepFacts): ChoicePatch | undefined {
  const first = firstShipTo({ accesses, preset: parseShipToId(preset ?? "") });
  return first === undefined ? undefined : { shipToId: first.shipToId };
}

function methodStep({ delivery, cart }: StepFacts): ChoicePatch | undefined {
  const method = settleMethod({
    offered: delivery.offeredMethods,
    cartHasItems: cart?.hasItems === true,
    cartMethod: parseShippingMethod(cart?.method ?? ""),
    storedMethod: delivery.method,
  });
  if (method === undefined || method === delivery.method) return undefined;
  return { shippingMethod: method, onlyEmpties: onlyEmpties(method) === 1 };
}

function dateStep({ delivery, cart, now }: StepFacts): ChoicePatch | undefined {
  const { calendar, date } = delivery;
  if (calendar === undefined) return undefined;
  const ofCart = cart?.hasItems === true ? parseLocalDate(cart.date ?? "") : undefined;
  const settled = settleDate(calendar, now, date ?? ofCart);
  return settled === date ? undefined : datesToRemember(calendar, now, settled);
}

/**
 * A cart in progress brings its own choice along, from another device or an earlier visit (INPROG-12): taken over
 * once, when the cart is first seen; from then on the customer's changes lead.
 */
export function choiceOfCart(cart: CartInHand, accesses: readonly ShipToAccess[]): ChoicePatch | undefined {
  const shipToId = parseShipToId(cart.shipToId ?? "");
  const method = parseShippingMethod(cart.method ?? "");
  const date = parseLocalDate(cart.date ?? "");
  if (!cart.hasItems || shipToId === undefined || method === undefined) return undefined;
  if (!judgeShipTo(accesses, shipToId).ok) return undefined;
  return {
    shipToId,
    shippingMethod: method,
    onlyEmpties: onlyEmpties(method) === 1,
    deliveryDate: date,
    standardDeliveryDate: date,
    exceptiondate: undefined,
  };
}
