import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type PaymentsMessage, paymentsMessages } from "@vycep/words/payments/answers";
import type { PaymentRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was done with a payment, as the contract says it. */
export function paymentRefusal(
  code: PaymentsMessage,
  language: Language,
  line: number | null = null,
): PaymentRefusal {
  return { code, line, message: say(paymentsMessages[code], language, { line: line ?? 0 }) };
}
