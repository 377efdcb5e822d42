/**
 * The pages that the provider itself must show. Plain documents without script or style of their own: sign-in
 * proper happens on the portal's pages, and the portal signs out without coming here.
 */
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { errorInWords } from "@vycep/words/errors/answers";
import { pageSentences as words } from "@vycep/words/identity/answers";

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
