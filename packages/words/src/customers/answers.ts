/** What the API says to staff of customers: why they could not change one (DCUST-02, DCUST-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type CustomerMessage = keyof typeof said.customerMessages;

export const customerMessages: Sentences<CustomerMessage> = said.customerMessages;
