import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { noticeSettingNames, stopSentences as words } from "@vycep/words/letters/answers";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { type Html, html } from "../../platform/html/html.ts";
import { requestLanguageOf } from "../../platform/request-choice.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { readStopLink, STOP_PATH } from "../notices/stop-link.facts.ts";
import { writeMailStop } from "../notices/stop-notices.commands.ts";
import { reachablePeople } from "../users/users.facts.ts";

type Asked = { Params: { link: string }; Querystring: { again?: string } };
type State = "ask" | "done" | "restored";

/**
 * Where a mail's link leads that stops its kind (MAIL-10, RFC 8058). Opened it asks, because programs that look into mails
 * open links as well; sent, by the mail program's own button or by ours, it stops. It knows nobody, signs nobody in and
 * shows nothing of the account.
 */
export function stopNoticesRoutes(app: FastifyInstance, deps: Pick<Deps, "db" | "config">): void {
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(null);
  });

  app.get<Asked>(`${STOP_PATH}/:link`, async (request, reply) => {
    const found = await personBehind(deps, request.params.link);
    const page = found ? pageOf("ask", found, request.params.link) : brokenPage(requestLanguageOf(request));
    return reply
      .code(found ? 200 : 404)
      .headers(pageHeaders)
      .send(page);
  });

  app.post<Asked>(`${STOP_PATH}/:link`, async (request, reply) => {
    const found = await personBehind(deps, request.params.link);
    if (found === undefined) {
      return reply
        .code(404)
        .headers(pageHeaders)
        .send(brokenPage(requestLanguageOf(request)));
    }
    const isWanted = request.query.again === "yes";
    const { person, setting } = found;
    await inTransaction(deps.db, (tx) => writeMailStop(tx, person, { setting, isWanted }));
    return reply
      .headers(pageHeaders)
      .send(pageOf(isWanted ? "restored" : "done", found, request.params.link));
  });
}

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
};

async function personBehind({ db, config }: Pick<Deps, "db" | "config">, link: string) {
  const stopped = readStopLink(link, config.secrets);
  const person = stopped && (await reachablePeople(db, [stopped.uid])).get(stopped.uid);
  if (stopped === undefined || person === undefined) return;
  return { person, setting: stopped.setting, language: parseLanguage(person.language) ?? FALLBACK_LANGUAGE };
}

type Found = NonNullable<Awaited<ReturnType<typeof personBehind>>>;

const headings = { ask: words.ask, done: words.done, restored: words.restored } as const;

function pageOf(state: State, { setting, language }: Found, link: string): string {
  const said = (sentence: Sentence) =>
    say(sentence, language, { setting: say(noticeSettingNames[setting], language) });
  const address = `${STOP_PATH}/${link}`;
  const button =
    state === "done"
      ? html`<form method="post" action="${address}?again=yes"><button class="quiet">${said(words.back)}</button></form>`
      : html`<form method="post" action="${address}"><button>${said(words.confirm)}</button></form>`;
  return framed(language, {
    title: said(words.title),
    body: html`<h1>${said(headings[state])}</h1><p>${said(words.explain)}</p>${button}`,
  });
}

function brokenPage(language: Language): string {
  return framed(language, {
    title: say(words.title, language),
    body: html`<h1>${say(words.title, language)}</h1><p>${say(words.broken, language)}</p>`,
  });
}

function framed(
  language: Language,
  { title, body }: { readonly title: string; readonly body: Html },
): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>${style}</style></head><body><main>${body}<p><a href="/">${say(words.portal, language)}</a></p></main></body></html>`
    .markup;
}

/** The product's own colours (packages/ui, tokens): the page runs before anybody is signed in and loads nothing. */
const style: Html = {
  markup: `body{margin:0;background:#f1f4f2;color:#15211c;font:16px/1.55 Archivo,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:34rem;margin:12vh auto 0;padding:2rem;background:#fff;border-top:4px solid #f2ae1c;border-radius:14px;box-sizing:border-box}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}a{color:#12402f}
button{min-height:44px;padding:.7rem 1.4rem;border:0;border-radius:8px;background:#12402f;color:#fff;font:inherit;font-weight:650;cursor:pointer}
button.quiet{background:none;border:1px solid #12402f;color:#12402f}
@media (max-width:40rem){main{margin:0;border-radius:0;min-height:100vh}}
@media (prefers-color-scheme:dark){body{background:#0e1613;color:#e8efeb}main{background:#17221d}a{color:#8fc9b0}button.quiet{border-color:#8fc9b0;color:#8fc9b0}}`,
};
