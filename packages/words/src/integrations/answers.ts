/** What the API says to staff of the brewery's connections: why nothing was done with a message (DINT-01). */
import type { ErpOutage } from "@vycep/domain/erp/erp-outage";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type IntegrationsMessage = keyof typeof said.integrationsMessages;

export const integrationsMessages: Sentences<IntegrationsMessage> = said.integrationsMessages;

/** Why the ERP does not have a message yet. */
export const erpOutageMessages: Sentences<ErpOutage> = said.erpOutageMessages;
