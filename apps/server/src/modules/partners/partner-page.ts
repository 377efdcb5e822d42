import type { DemoPartner } from "@vycep/contract/identity/partners";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { partnerNames, partnerSentences as words } from "@vycep/words/partners/answers";
import type { PartnerClaims } from "./partner-claims.ts";

/** Who came and with which rights, as the provider told it. */
export function arrivedPage(
  { kind }: DemoPartner,
  { name, email, rights }: PartnerClaims,
  language: Language,
): string {
  const cells = (tag: "th" | "td", texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join("")}</tr>`;
  const head = cells(
    "th",
    [words.company, words.place, words.role].map((word) => say(word, language)),
  );
  const rows = rights.map(({ company, place, role }) => cells("td", [company, place, role])).join("");
  return page(
    { language, title: say(partnerNames[kind], language) },
    `<p>${say(words.welcome, language)} <strong>${escaped(name)}</strong>, ${escaped(email)}</p>` +
      `<h2>${say(words.rights, language)}</h2><table><thead>${head}</thead><tbody>${rows}</tbody></table>`,
  );
}

/** Nobody is signed in at the portal, or not any more: nothing is asked here. */
export function notSignedInPage({ kind }: DemoPartner, language: Language): string {
  return page(
    { language, title: say(partnerNames[kind], language) },
    `<p>${say(words["not-signed-in"], language)}</p>`,
  );
}

function page(
  { language, title }: { readonly language: Language; readonly title: string },
  body: string,
): string {
  const back = `<p><a href="/">${say(words.back, language)}</a></p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1>${body}${back}</main></body></html>`
  );
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
