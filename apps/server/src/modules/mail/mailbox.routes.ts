import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MAILBOX_PATH } from "@vycep/contract/identity/identity.rest";
import { parseLanguage } from "@vycep/domain/market/language";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { requestLanguageOf } from "../../platform/request-choice.ts";
import { attachmentOf } from "../files/files.facts.ts";
import { mailboxFile, mailboxLines, mailboxMail } from "./mail.repo.ts";
import { frameRights, mailboxPage } from "./mailbox-page.ts";

type Asked = { Querystring: { lang?: string; mail?: string } };

/**
 * The demo's mailbox (MAIL-01): a page with all mails, and each mail's own markup for the frame on it, under a policy that
 * lets it do nothing but look as it should. Whoever reads it can take over every account, so production never has it.
 */
export function mailboxRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  app.get<Asked>(MAILBOX_PATH, async (request, reply) => {
    const { lang, mail } = request.query;
    const language = parseLanguage(lang ?? "") ?? requestLanguageOf(request);
    const chosen = mail === undefined ? undefined : await mailboxMail(db, mail);
    return reply
      .type("text/html; charset=utf-8")
      .send(mailboxPage({ language, lines: await mailboxLines(db), chosen }));
  });

  app.get(`${MAILBOX_PATH}/style.css`, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(await readFile(join(import.meta.dirname, "mailbox.css"))),
  );

  app.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, async ({ params }, reply) => {
    const mail = await mailboxMail(db, params.id);
    if (!mail) throw notFound("unknown-address");
    return reply
      .header("content-security-policy", framePolicy)
      .type("text/html; charset=utf-8")
      .send(mail.html.replace("<head>", '<head><base target="_top">'));
  });

  app.get<{ Params: { id: string; file: string } }>(
    `${MAILBOX_PATH}/:id/files/:file`,
    async ({ params }, reply) => {
      const file = /^\d{1,3}$/.test(params.file)
        ? await mailboxFile(db, params.id, Number(params.file))
        : undefined;
      if (!file) throw notFound("unknown-address");
      return reply
        .header("content-disposition", attachmentOf(file.name))
        .header("content-security-policy", "default-src 'none'; sandbox")
        .type(file.type)
        .send(Buffer.from(file.content));
    },
  );
}

const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${frameRights}`;
