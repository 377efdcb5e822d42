import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type IntegrationsMessage, integrationsMessages } from "@vycep/words/integrations/answers";
import type { ErpMessageRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was done with a message, as the contract says it. */
export function messageRefusal(code: IntegrationsMessage, language: Language): ErpMessageRefusal {
  return { code, message: say(integrationsMessages[code], language, {}) };
}

/** A message's number; undefined where it can be none. */
export function readMessageId(text: string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined;
}
