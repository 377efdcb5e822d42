/**
 * The pages that the provider itself must show. Plain documents without script or style of their own: sign-in
 * proper happens on the portal's pages, and the portal signs out without coming here.
 */
import type { Language } from "@vycep/domain/market/language";
import { type Sentences, say } from "@vycep/words/engine/sentence";
import { errorInWords } from "@vycep/words/errors/answers";

const words: Sentences<
  | "sign-out"
  | "sign-out-question"
  | "signed-out"
  | "problem"
  | "problem-hint"
  | "back"
  | "unavailable"
  | "unavailable-hint"
  | "again"
> = {
  "sign-out": { cs: "Odhlásit se", sk: "Odhlásiť sa", en: "Sign out" },
  "sign-out-question": {
    cs: "Opravdu se chcete odhlásit?",
    sk: "Naozaj sa chcete odhlásiť?",
    en: "Do you really want to sign out?",
  },
  "signed-out": { cs: "Jste odhlášeni.", sk: "Ste odhlásený.", en: "You are signed out." },
  problem: { cs: "Přihlášení se nezdařilo", sk: "Prihlásenie sa nepodarilo", en: "Sign-in did not work" },
  "problem-hint": {
    cs: "Odkaz na přihlášení už neplatí nebo není správný. Začněte prosím znovu.",
    sk: "Odkaz na prihlásenie už neplatí alebo nie je správny. Začnite prosím znova.",
    en: "The sign-in link is no longer valid or is not right. Please start again.",
  },
  unavailable: {
    cs: "Služba teď není dostupná",
    sk: "Služba teraz nie je dostupná",
    en: "The service is not available right now",
  },
  "unavailable-hint": {
    cs: "Omlouváme se. Stránka to za chvíli sama zkusí znovu.",
    sk: "Ospravedlňujeme sa. Stránka to o chvíľu sama skúsi znova.",
    en: "We are sorry. This page will try again by itself in a moment.",
  },
  again: { cs: "Zkusit hned", sk: "Skúsiť hneď", en: "Try now" },
  back: { cs: "Zpět na přihlášení", sk: "Späť na prihlásenie", en: "Back to sign-in" },
};

/** Asks before ending the session; `form` is the provider's own, with its protection against forgery. */
export function logoutPage(language: Language, form: string): string {
  const button = `<button form="op.logoutForm" type="submit" name="logout" value="yes">${say(words["sign-out"], language)}</button>`;
  return page({ language, title: say(words["sign-out-question"], language) }, `${form}<p>${button}</p>`);
}

export function signedOutPage(language: Language): string {
  return page({ language, title: say(words["signed-out"], language) }, backLink(language));
}

/** `code` is one of the protocol's own error codes and nothing else. A fault of ours is called one. */
export function problemPage(language: Language, code: string): string {
  const shown = /^[a-z_]{1,40}$/.test(code) ? `<p><code>${code}</code></p>` : "";
  const why =
    code === "server_error" ? errorInWords("internal", language) : say(words["problem-hint"], language);
  const hint = `<p>${why}</p>`;
  return page({ language, title: say(words.problem, language) }, `${hint}${shown}${backLink(language)}`);
}

/** Tries again by itself, without a script: at its own address, or at another where that cannot be asked for. */
export function unavailablePage(
  language: Language,
  again: { readonly seconds: number; readonly address: string | undefined },
): string {
  const { seconds, address = "" } = again;
  const refresh = `<meta http-equiv="refresh" content="${seconds}${address === "" ? "" : `;url=${address}`}">`;
  const hint = `<p>${say(words["unavailable-hint"], language)}</p>`;
  const link = `<p><a href="${address}">${say(words.again, language)}</a></p>`;
  return page({ language, title: say(words.unavailable, language), head: refresh }, `${hint}${link}`);
}

function backLink(language: Language): string {
  return `<p><a href="/login">${say(words.back, language)}</a></p>`;
}

type Page = { readonly language: Language; readonly title: string; readonly head?: string };

function page({ language, title, head = "" }: Page, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">${head}<title>${title} · vycep</title></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}
