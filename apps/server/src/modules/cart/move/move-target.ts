import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { carryDate, carryMethod } from "@vycep/domain/preferences/carry-over";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods, whyNotByMethod } from "@vycep/domain/transport/offer";
import { say } from "@vycep/words/engine/sentence";
import { type NotStarted, notStartedMessages } from "@vycep/words/preferences/answers";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { AppError, badInput } from "../../../platform/errors.ts";
import type { CartMoveTo } from "../../../platform/graphql.gen.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { orderingPlace, type Place } from "../../access/access.facts.ts";
import { placeCalendar } from "../../calendar/calendar.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import type { FullCart } from "../cart.repo.ts";

type Language = RequestContext["language"];

/** Where, how and when a cart is asked to go; left out, it is carried over as far as it holds. */
export type AskedTarget = {
  readonly shipToId: string | undefined;
  readonly method: ShippingMethod | undefined;
  readonly date: LocalDate | undefined;
};

/** Where, how and when it would go. */
export type MoveTarget = { readonly place: Place; readonly method: ShippingMethod; readonly date: LocalDate };

export function targetOf(to: CartMoveTo): AskedTarget {
  const method = parseShippingMethod(to.delivery_method ?? "");
  const date = parseLocalDate(to.delivery_date ?? "");
  if (to.delivery_method && method === undefined) throw notUnderstood("to.delivery_method");
  if (to.delivery_date && date === undefined) throw notUnderstood("to.delivery_date");
  const shipToId = to.ship_to_id || undefined;
  if (shipToId === undefined && method === undefined && date === undefined) throw notUnderstood("to");
  return { shipToId, method, date };
}

function notUnderstood(path: string): AppError {
  return badInput("invalid-input", `The value of "${path}" is not understood.`, [{ path, code: "invalid" }]);
}

/** Judges a target by the rules of setTransportType; a place that is not the actor's is as unknown as a missing one (C16). */
export async function judgeTarget(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  {
    actor,
    cart,
    asked,
    language,
  }: {
    readonly actor: Actor;
    readonly cart: FullCart;
    readonly asked: AskedTarget;
    readonly language: Language;
  },
): Promise<MoveTarget> {
  const ordering = orderingPlace(actor, asked.shipToId ?? cart.shipToId);
  if (!ordering.ok) throw moveRefused(ordering.refusal.kind, language);
  const place = ordering.value;
  const shipTo = await shipToById(db, place.shipToId);
  if (!shipTo) throw moveRefused("ship-to-unknown", language);
  const refusal = asked.method && whyNotByMethod(shipTo.facts, asked.method);
  if (refusal) throw moveRefused(refusal, language);
  const offered = offeredMethods(shipTo.facts);
  const kept = carryMethod(parseShippingMethod(cart.deliveryMethod ?? "") ?? null, offered);
  const method = asked.method ?? kept ?? defaultMethod({ offered, cartHasItems: false });
  if (method === undefined) throw moveRefused("method-not-offered", language);
  const now = clock.now();
  const calendar = (await placeCalendar(db, shipTo, now.date)).factsFor(method);
  const date = asked.date ?? carryDate(cart.deliveryDate, calendar, now);
  if (date === null || !judgeDay(calendar, now, date).open)
    throw moveRefused("shipping-cannot-be-ordered", language);
  return { place, method, date };
}

/** The refusals of setTransportType as errors. */
export function moveRefused(code: NotStarted, language: Language): AppError {
  const kind = code === "ship-to-unknown" ? "not-found" : "conflict";
  return new AppError(code === "ship-to-without-catalogue" ? "forbidden" : kind, {
    code,
    message: say(notStartedMessages[code], language),
  });
}

/** The cart as if it went there already. What the old place planned to send back lies there, and the note was for the way to it. */
export function cartAt(cart: FullCart, { place, method, date }: MoveTarget): FullCart {
  const stays = place.shipToId === cart.shipToId;
  return {
    ...cart,
    shipToId: place.shipToId,
    companyId: place.companyId,
    deliveryMethod: method,
    deliveryDate: date,
    ...(stays ? {} : { empties: null, emptiesSecond: null, noteForDriver: "" }),
  };
}
