import type { DemoPartner } from "@vycep/contract/identity/partners";
import type { Language } from "@vycep/domain/market/language";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { partnerNames, partnerTitles, partnerSentences as words } from "@vycep/words/partners/answers";
import type { PartnerClaims } from "./partner-claims.ts";

/** The address of the style sheet that the pages share. */
export const PARTNER_STYLE_PATH = "/demo/partners.css";

/** Who came and with which rights, as the provider told it. */
export function arrivedPage(
  { kind }: DemoPartner,
  { name, email, rights }: PartnerClaims,
  language: Language,
): string {
  const said = (sentence: Sentence) => say(sentence, language);
  const head = [words.company, words.place, words.role].map((word) => `<th scope="col">${said(word)}</th>`);
  const rows = rights.map(
    ({ company, place, role }) =>
      `<tr>${[company, place, role].map((text) => `<td>${escaped(text)}</td>`).join("")}</tr>`,
  );
  return page(
    { kind, language },
    `<h1>${said(partnerTitles[kind])}</h1>` +
      `<p class="who">${said(words.welcome)} <strong>${escaped(name)}</strong>, ${escaped(email)}</p>` +
      `<section class="band"><h2>${said(words.arrived)}</h2><p>${said(words["arrived-text"])}</p></section>` +
      `<section class="rights"><h2>${said(words.rights)}</h2><div class="card"><table><thead><tr>${head.join("")}` +
      `</tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`,
  );
}

/** Nobody is signed in at the portal, or not any more: nothing is asked here. */
export function notSignedInPage({ kind }: DemoPartner, language: Language): string {
  return page(
    { kind, language },
    `<h1>${say(partnerTitles[kind], language)}</h1><p class="who">${say(words["not-signed-in"], language)}</p>`,
  );
}

type Page = { readonly kind: DemoPartner["kind"]; readonly language: Language };

/** The frame of both: the name of the house, the way back, and what this is. */
function page({ kind, language }: Page, body: string): string {
  const said = (sentence: Sentence) => say(sentence, language);
  const name = said(partnerNames[kind]);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>` +
    `<link rel="stylesheet" href="${PARTNER_STYLE_PATH}"></head><body>` +
    `<header><div><b>vycep</b><span>${name}</span><a href="/">${said(words.back)}</a></div></header>` +
    `<main>${body}</main><footer><div>${said(words.foot)}</div></footer></body></html>`
  );
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
