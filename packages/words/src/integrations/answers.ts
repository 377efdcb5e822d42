/** What the API says to staff of the brewery's connections: why nothing was done with a message (DINT-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type IntegrationsMessage = keyof typeof said.integrationsMessages;

export const integrationsMessages: Sentences<IntegrationsMessage> = said.integrationsMessages;
