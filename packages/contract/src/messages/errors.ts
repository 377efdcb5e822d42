/** What the API says when a call cannot be answered at all, whatever it was about. Nouns have their own refusals. */
import type { Language } from "@vycep/domain/market/language";
import { permissionInWords } from "./permissions.ts";
import { type Sentences, say } from "./sentence.ts";

export type ErrorCode =
  | "body-too-large"
  | "customer-tokens-off"
  | "document-not-registered"
  | "email-missing"
  | "forbidden"
  | "forbidden-permission"
  | "foreign-page"
  | "idempotency-key-reused"
  | "idempotency-key-too-long"
  | "interaction-expired"
  | "internal"
  | "invalid-input"
  | "invalid-token"
  | "malformed-request"
  | "method-not-allowed"
  | "not-acceptable"
  | "not-signed-in"
  | "operation-name-missing"
  | "password-missing"
  | "query-missing"
  | "sign-in-incorrect"
  | "too-many-requests"
  | "unavailable"
  | "unknown-address"
  | "unknown-operation"
  | "unsupported-media-type";

/** The English of sign-in and of strangers is Magento's own, because clients compare it (graphql-conventions 4.5). */
export const errorSentences: Sentences<ErrorCode> = {
  "body-too-large": {
    cs: "Požadavek je příliš velký.",
    sk: "Požiadavka je príliš veľká.",
    en: "The request body is too large.",
  },
  "customer-tokens-off": {
    cs: "Přístup pro programy je zde vypnutý.",
    sk: "Prístup pre programy je tu vypnutý.",
    en: "Tokens for programs are switched off here.",
  },
  "document-not-registered": {
    cs: "Na tento dotaz server neodpovídá. Obnovte stránku.",
    sk: "Na tento dotaz server neodpovedá. Obnovte stránku.",
    en: "This server does not answer that document. Reload the page.",
  },
  "email-missing": {
    cs: "Zadejte e-mail.",
    sk: "Zadajte e-mail.",
    en: 'Specify the "email" value.',
  },
  forbidden: {
    cs: "K tomuto nemáte oprávnění.",
    sk: "Na toto nemáte oprávnenie.",
    en: "The current customer isn't authorized to do this.",
  },
  "forbidden-permission": {
    cs: "K tomuto potřebujete oprávnění „{permission}“. Přidělí vám ho vlastník účtu.",
    sk: "Na toto potrebujete oprávnenie „{permission}“. Pridelí vám ho vlastník účtu.",
    en: "This needs the permission “{permission}”, which the owner of the account can grant.",
  },
  "foreign-page": {
    cs: "Toto volání je určeno jen stránkám portálu.",
    sk: "Toto volanie je určené len stránkam portálu.",
    en: "This call is for the portal's own pages.",
  },
  "idempotency-key-reused": {
    cs: "Klíč Idempotency-Key už byl použit pro jiný požadavek.",
    sk: "Kľúč Idempotency-Key už bol použitý pre inú požiadavku.",
    en: "This Idempotency-Key was already used for another request.",
  },
  "idempotency-key-too-long": {
    cs: "Klíč Idempotency-Key smí mít nejvýše 255 znaků.",
    sk: "Kľúč Idempotency-Key smie mať najviac 255 znakov.",
    en: "The Idempotency-Key may have at most 255 characters.",
  },
  "interaction-expired": {
    cs: "Platnost tohoto přihlášení vypršela. Začněte prosím znovu.",
    sk: "Platnosť tohto prihlásenia vypršala. Začnite, prosím, znova.",
    en: "This sign-in has expired. Please start again.",
  },
  internal: {
    cs: "Na naší straně se něco pokazilo. Zkuste to prosím znovu.",
    sk: "Na našej strane sa niečo pokazilo. Skúste to, prosím, znova.",
    en: "Something went wrong on our side. Please try again.",
  },
  "invalid-input": {
    cs: "Některé údaje nejsou správně vyplněné.",
    sk: "Niektoré údaje nie sú správne vyplnené.",
    en: "Some of the input is not valid.",
  },
  "invalid-token": {
    cs: "Přihlášení už neplatí. Přihlaste se prosím znovu.",
    sk: "Prihlásenie už neplatí. Prihláste sa, prosím, znova.",
    en: "The token is invalid or has expired. Please sign in again.",
  },
  "malformed-request": {
    cs: "Požadavek se nepodařilo přečíst.",
    sk: "Požiadavku sa nepodarilo prečítať.",
    en: "The request could not be read.",
  },
  "method-not-allowed": {
    cs: "Tato metoda zde není povolena.",
    sk: "Táto metóda tu nie je povolená.",
    en: "This method is not allowed here.",
  },
  "not-acceptable": {
    cs: "V požadovaném formátu neumíme odpovědět.",
    sk: "V požadovanom formáte nevieme odpovedať.",
    en: "Answers are application/graphql-response+json or application/json.",
  },
  "not-signed-in": {
    cs: "Nejste přihlášeni.",
    sk: "Nie ste prihlásený.",
    en: "The current customer isn't authorized.",
  },
  "operation-name-missing": {
    cs: "Dokument obsahuje více operací: uveďte, kterou z nich spustit.",
    sk: "Dokument obsahuje viac operácií: uveďte, ktorú z nich spustiť.",
    en: "The document has several operations: name one.",
  },
  "password-missing": {
    cs: "Zadejte heslo.",
    sk: "Zadajte heslo.",
    en: 'Specify the "password" value.',
  },
  "query-missing": {
    cs: "Chybí parametr „query“, nebo to není text.",
    sk: "Chýba parameter „query“, alebo to nie je text.",
    en: 'The parameter "query" is missing or is not a string.',
  },
  "sign-in-incorrect": {
    cs: "Přihlášení se nezdařilo, nebo je váš účet dočasně zablokovaný. Chvíli počkejte a zkuste to znovu.",
    sk: "Prihlásenie sa nepodarilo, alebo je váš účet dočasne zablokovaný. Chvíľu počkajte a skúste to znova.",
    en: "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
  },
  "too-many-requests": {
    cs: "Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.",
    sk: "Príliš veľa pokusov. Chvíľu počkajte a skúste to znova.",
    en: "Too many requests. Please wait and try again later.",
  },
  unavailable: {
    cs: "Služba teď není dostupná. Zkuste to prosím za chvíli.",
    sk: "Služba teraz nie je dostupná. Skúste to, prosím, o chvíľu.",
    en: "The service is not available right now. Please try again in a moment.",
  },
  "unknown-address": {
    cs: "Na této adrese nic není.",
    sk: "Na tejto adrese nič nie je.",
    en: "There is nothing at this address.",
  },
  "unknown-operation": {
    cs: "Dokument neobsahuje operaci tohoto jména.",
    sk: "Dokument neobsahuje operáciu s týmto názvom.",
    en: "The document has no operation of that name.",
  },
  "unsupported-media-type": {
    cs: "Tomuto typu obsahu nerozumíme.",
    sk: "Tomuto typu obsahu nerozumieme.",
    en: "This content type is not understood.",
  },
};

/**
 * Says why a call cannot be answered. A `permission` among the values is called what the menus call it, because its own
 * name is English (LANG-01).
 *
 * @example errorInWords("forbidden-permission", "cs", { permission: "My Documents" })
 *   // "…oprávnění „Moje doklady“…"
 */
export function errorInWords(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const { permission } = values;
  const spoken = permission === undefined ? {} : { permission: permissionInWords(permission, language) };
  return say(errorSentences[code], language, { ...values, ...spoken });
}
