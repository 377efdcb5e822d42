import { queryClient } from "@vycep/shell/api/query-client";
import { localNow } from "@vycep/shell/clock/clock";
import { availableDatesQuery } from "../../shared/ordering/available-dates-query.ts";
import { type Choice, changeChoice, currentChoice } from "../../shared/ordering/choice.ts";
import { shipToQuery } from "../../shared/ordering/ship-to-query.ts";
import { calendarOf, offeredMethodsOf } from "../../shared/ordering/use-delivery.ts";
import { type ChoiceFacts, nextChoice } from "./next-choice.ts";

type AskedFacts = Omit<ChoiceFacts, "delivery" | "now">;

/**
 * Reads what a changed place or way is like and chooses what is missing, by the rules of every repair: the method that is
 * offered, the first day (SHIPTO-07…09, TRANSPORT-36…38). Stops where something else has been chosen meanwhile.
 */
export async function completeChoice(facts: AskedFacts): Promise<void> {
  const chosen = currentChoice();
  const delivery = await readDelivery(chosen);
  if (currentChoice() !== chosen) return;
  const patch = nextChoice({ ...facts, delivery, now: localNow() });
  if (patch === undefined) return;
  changeChoice(patch);
  // A storage that is full remembers nothing.
  if (currentChoice() !== chosen) await completeChoice(facts);
}

/** The place of a choice and, where its way is offered there, the days: from the cache, as the page shows them, or asked for. */
async function readDelivery(chosen: Choice): Promise<ChoiceFacts["delivery"]> {
  const { shipToId, shippingMethod: method, deliveryDate: date } = chosen;
  const shipTo = shipToId === undefined ? undefined : await queryClient.fetchQuery(shipToQuery(shipToId));
  const offeredMethods = offeredMethodsOf(shipTo);
  const known = { shipToId, shipTo, offeredMethods, method, date };
  if (shipToId === undefined || method === undefined || !offeredMethods.includes(method))
    return { ...known, calendar: undefined };
  const answer = await queryClient.fetchQuery(availableDatesQuery(shipToId, method));
  return { ...known, calendar: answer === null ? undefined : calendarOf(answer, method) };
}
