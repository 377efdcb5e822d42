import type { ReportedProgress } from "@vycep/contract/academy/academy.rest";
import type { DemoPartner } from "@vycep/contract/identity/partners";
import type { Language } from "@vycep/domain/market/language";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { partnerNames, partnerTitles, partnerSentences as words } from "@vycep/words/partners/answers";
import type { PartnerClaims } from "./partner-claims.ts";

/** The address of the style sheet that the pages share. */
export const PARTNER_STYLE_PATH = "/demo/partners.css";

/** Who came and with which rights, as the provider told it. */
export function arrivedPage(
  partner: DemoPartner,
  { name, email, rights }: PartnerClaims,
  { language, own }: { readonly language: Language; readonly own?: OwnCourses },
): string {
  const { kind } = partner;
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
      (own === undefined ? "" : coursesPart(partner, own, language)) +
      `<section class="rights"><h2>${said(words.rights)}</h2><div class="card"><table><thead><tr>${head.join("")}` +
      `</tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`,
  );
}

/** The courses of whoever came, and what lets them finish a lesson. */
type OwnCourses = { readonly courses: ReportedProgress["courses"]; readonly pass: string };

/** Where a lesson is finished. */
export function lessonPath({ path }: Pick<DemoPartner, "path">): string {
  return `${path}/lesson`;
}

function coursesPart(partner: DemoPartner, { courses, pass }: OwnCourses, language: Language): string {
  const rows = courses.map(({ id, names, lessons, lessonsDone }) => {
    const done = say(words["lessons-done"], language, { done: lessonsDone, all: lessons });
    const button =
      `<form method="post" action="${lessonPath(partner)}"><input type="hidden" name="pass" value="${pass}">` +
      `<button name="course" value="${escaped(id)}">${say(words["finish-lesson"], language)}</button></form>`;
    return `<tr><td>${escaped(names[language] ?? "")}</td><td>${done}</td><td>${lessonsDone < lessons ? button : ""}</td></tr>`;
  });
  return (
    `<section class="rights"><h2>${say(words.courses, language)}</h2><p>${say(words["courses-text"], language)}</p>` +
    `<div class="card"><table><tbody>${rows.join("")}</tbody></table></div></section>`
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
