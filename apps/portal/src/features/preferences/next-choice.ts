import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import { parseShipToId } from "@vycep/domain/kernel/ids";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { firstShipTo, judgeShipTo, type ShipToAccess } from "@vycep/domain/ship-to/selectable";
import { onlyEmpties, parseShippingMethod } from "@vycep/domain/transport/method";
import type { PlaceOfCart } from "../../shared/ordering/cart-in-hand.ts";
import type { changeChoice } from "../../shared/ordering/choice.ts";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { datesToRemember } from "./dates-to-remember.ts";
import { validDay, validMethod } from "./valid-choice.ts";

export type ChoicePatch = Parameters<typeof changeChoice>[0];

export interface ChoiceFacts {
  readonly accesses: readonly ShipToAccess[];
  /** The user's own default ship-to. */
  readonly preset: string | undefined;
  readonly delivery: Pick<
    Delivery,
    "shipToId" | "shipTo" | "offeredMethods" | "method" | "date" | "calendar"
  >;
  readonly cart: PlaceOfCart | undefined;
  readonly now: LocalMoment;
}

/** What has to be chosen next, or undefined when nothing is missing or something is still on its way. */
export function nextChoice(facts: ChoiceFacts): ChoicePatch | undefined {
  const { accesses, delivery, cart } = facts;
  const current = parseShipToId(delivery.shipToId ?? "");
  if (current === undefined || !judgeShipTo(accesses, current).ok) return nextShipTo(facts);
  if (delivery.shipTo === undefined || cart === undefined) return undefined;
  const isOffered = delivery.method !== undefined && delivery.offeredMethods.includes(delivery.method);
  return isOffered ? nextDate(facts) : nextMethod(facts);
}

function nextShipTo({ accesses, preset }: ChoiceFacts): ChoicePatch | undefined {
  const first = firstShipTo({ accesses, preset: parseShipToId(preset ?? "") });
  return first === undefined ? undefined : { shipToId: first.shipToId };
}

function nextMethod({ delivery, cart }: ChoiceFacts): ChoicePatch | undefined {
  const method = validMethod({
    offered: delivery.offeredMethods,
    cartHasItems: cart?.hasItems === true,
    cartMethod: parseShippingMethod(cart?.method ?? ""),
    storedMethod: delivery.method,
  });
  if (method === undefined || method === delivery.method) return undefined;
  return { shippingMethod: method, onlyEmpties: onlyEmpties(method) === 1 };
}

function nextDate({ delivery, cart, now }: ChoiceFacts): ChoicePatch | undefined {
  const { calendar, date } = delivery;
  if (calendar === undefined) return undefined;
  const ofCart = cart?.hasItems === true ? parseLocalDate(cart.date ?? "") : undefined;
  const { day, verdict } = validDay(calendar, now, date ?? ofCart);
  return day === date ? undefined : datesToRemember(day, verdict);
}

/** What the customer must be told when the choice is repaired by itself. */
export type ChoiceNews =
  | { readonly kind: "ship-to-suspended" }
  | {
      /** Its cut-off has passed, or the brewery does not come on it any more (DCAL-02). */
      readonly kind: "dayLost" | "dayOff";
      readonly lost: LocalDate;
      readonly next: LocalDate | undefined;
    };

/**
 * Whether a repair takes away what was chosen: a ship-to that was suspended since (OP-73, SHIPTO-16), or a day whose
 * cut-off has passed (B1) or that was moved or called off (DCAL-02). Everything else that is chosen is a beginning and needs no word.
 */
export function newsOf({ accesses, delivery, now }: ChoiceFacts, patch: ChoicePatch): ChoiceNews | undefined {
  const { shipToId, calendar, date } = delivery;
  if (patch.shipToId !== undefined) {
    const remembered = parseShipToId(shipToId ?? "");
    const judged = remembered && judgeShipTo(accesses, remembered);
    const isSuspended = judged?.ok === false && judged.refusal.kind === "ship-to-suspended";
    return isSuspended ? { kind: "ship-to-suspended" } : undefined;
  }
  if (calendar === undefined || date === undefined || patch.deliveryDate === undefined) return undefined;
  const verdict = judgeDay(calendar, now, date);
  const isOff = !verdict.open && "why" in verdict;
  if (verdict.open || !(isOff || verdict.kind === "too-early")) return undefined;
  const next = patch.deliveryDate;
  return {
    kind: isOff ? "dayOff" : "dayLost",
    lost: date,
    next: judgeDay(calendar, now, next).open ? next : undefined,
  };
}

type Chosen = Pick<Delivery, "shipToId" | "method" | "date">;

/**
 * A cart in progress brings its own choice along, from another device or an earlier visit (INPROG-12): taken over
 * when the cart is first seen, and when another device has changed it since (C21); otherwise the customer's changes
 * lead. What is chosen already is no news.
 */
export function choiceOfCart(
  cart: PlaceOfCart,
  { accesses, chosen }: { readonly accesses: readonly ShipToAccess[]; readonly chosen: Chosen },
): ChoicePatch | undefined {
  const shipToId = parseShipToId(cart.shipToId ?? "");
  const method = parseShippingMethod(cart.method ?? "");
  const date = parseLocalDate(cart.date ?? "");
  if (!cart.hasItems || shipToId === undefined || method === undefined) return undefined;
  if (!judgeShipTo(accesses, shipToId).ok) return undefined;
  if (chosen.shipToId === shipToId && chosen.method === method && chosen.date === date) return undefined;
  return {
    shipToId,
    shippingMethod: method,
    onlyEmpties: onlyEmpties(method) === 1,
    deliveryDate: date,
    standardDeliveryDate: date,
    exceptiondate: undefined,
  };
}
