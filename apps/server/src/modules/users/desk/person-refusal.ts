import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type PersonMessage, personMessages } from "@vycep/words/personal-data/answers";
import type { DeskCustomerRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why somebody's data are not taken along or forgotten. */
export function personRefusal(
  code: PersonMessage,
  language: Language,
  field: string | null = null,
): DeskCustomerRefusal {
  return { code, field, message: say(personMessages[code], language) };
}
