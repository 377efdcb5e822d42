import { parseErpOutage } from "@vycep/domain/erp/erp-outage";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { erpOutageMessages } from "@vycep/words/integrations/answers";

/** What was noted of a message, as people read it: an outage in a sentence, a refusal in the ERP's own words. */
export function outageInWords<Noted extends string | null>(noted: Noted, language: Language): Noted | string {
  const found = noted === null ? undefined : parseErpOutage(noted);
  return found === undefined ? noted : say(erpOutageMessages[found.outage], language, { said: found.said });
}
