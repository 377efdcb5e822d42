import { decodeChoice, HEADER, type RequestChoice } from "@vycep/contract/headers";
import { FALLBACK_LANGUAGE, type Language, parseLanguage, spokenIn } from "@vycep/domain/market/language";
import type { FastifyRequest } from "fastify";

/**
 * The choice a request brings along (HTTP-03…05, HTTP-11…26). REST calls send the language as `?lang=` (OP-108),
 * which wins over the header. A choice is never an authority: operations check every id against the actor.
 */
export function requestChoiceOf(request: FastifyRequest): RequestChoice {
  const language = languageIn(request.url);
  return decodeChoice(
    language === undefined ? request.headers : { ...request.headers, [HEADER.language]: language },
  );
}

/** Read from the address itself: the schema of a call leaves only its own parameters of it. */
function languageIn(url: string): string | undefined {
  const at = url.indexOf("?");
  if (at === -1 || !url.includes("lang=", at)) return undefined;
  return new URLSearchParams(url.slice(at)).get("lang") ?? undefined;
}

/**
 * The language of sentences in answers: the one asked for, else that of the store view (`LivePortal_CZ_cs`), else
 * the browser's. Where only labels are in the one asked for, sentences are in the fallback (LANG-05, D16). A client that
 * names none is a program and gets Magento's English (graphql-conventions 4.5).
 */
export function languageOf(choice: RequestChoice, acceptLanguage: string | undefined): Language {
  const ofStore = parseLanguage(/_([a-z]{2})$/.exec(choice.store ?? "")?.[1] ?? "");
  const ofBrowser = parseLanguage(/^[a-z]{2}\b/i.exec(acceptLanguage ?? "")?.[0].toLowerCase() ?? "");
  if (choice.labelLanguage !== undefined) return spokenIn(choice.labelLanguage);
  return choice.language ?? ofStore ?? ofBrowser ?? FALLBACK_LANGUAGE;
}

/** The language of a request, for whoever has no context of it. */
export function requestLanguageOf(request: FastifyRequest): Language {
  return languageOf(requestChoiceOf(request), request.headers["accept-language"]);
}

/** The caller's key for a call that must happen once, when there is one. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const value = request.headers[HEADER.idempotencyKey];
  const key = Array.isArray(value) ? value[0] : value;
  return key === undefined || key === "" ? undefined : key;
}
