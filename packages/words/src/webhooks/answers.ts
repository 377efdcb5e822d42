/** Why a webhook cannot be had or made. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const webhookMessages: Sentences<
  "webhook-not-found" | "delivery-not-found" | "webhook-address" | "too-many-webhooks"
> = said.webhookMessages;
