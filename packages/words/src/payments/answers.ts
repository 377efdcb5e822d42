/** What the API says to staff of payments: why nothing was done with one (DDOC-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type PaymentsMessage = keyof typeof said.paymentsMessages;

export const paymentsMessages: Sentences<PaymentsMessage> = said.paymentsMessages;
