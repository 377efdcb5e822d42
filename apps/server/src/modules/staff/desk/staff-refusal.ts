import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type StaffMessage, staffMessages } from "@vycep/words/staff/answers";

/** Why nobody was invited or changed, as the contract says it. */
export function staffRefusal(code: StaffMessage, language: Language) {
  return { refusal: { code, message: say(staffMessages[code], language) } };
}
