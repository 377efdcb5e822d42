import type { Language } from "@vycep/domain/market/language";
import { type DeliveryMessage, deliveryMessages } from "@vycep/words/deliveries/answers";
import { say } from "@vycep/words/engine/sentence";
import type { DeliveryRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why something of the deliveries was not done, and the field that it is about, where it is one. */
export type NotDone = { readonly kind: DeliveryMessage; readonly field?: string };

/** The same as the desk's contract says it. */
export function deliveryRefusal({ kind, field }: NotDone, language: Language): DeliveryRefusal {
  return { code: kind, message: say(deliveryMessages[kind], language), field: field ?? null };
}
