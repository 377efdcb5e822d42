import type { Language } from "@vycep/domain/market/language";
import { type CustomerMessage, customerMessages } from "@vycep/words/customers/answers";
import { say } from "@vycep/words/engine/sentence";
import type { DeskCustomerRefusal } from "../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was changed of a customer, as the desk's contract says it. */
export function customerRefusal(
  code: CustomerMessage,
  language: Language,
  field: string | null = null,
): DeskCustomerRefusal {
  return { code, field, message: say(customerMessages[code], language) };
}
