import type { MailFailure } from "@vycep/domain/mail/failed-mail";
import { createTransport, type NodemailerError } from "nodemailer";
import type { SmtpSettings } from "../../platform/settings/mail-settings.ts";
import type { MailAnswer, MailPort, ReadyMail } from "./mail.port.ts";

/** A mail waits no longer than this for each of: a connection, a greeting, an answer. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Mail over SMTP (MAIL-01): a pool of connections, encrypted from the start (`smtps:`) or before anything is said
 * (`smtp:`, STARTTLS); only a server on this very machine is spoken to in clear.
 */
export function smtpMail({ server, from, idHost }: SmtpSettings): MailPort {
  const transport = createTransport({
    ...connectionTo(server),
    pool: true,
    maxConnections: mailsAtOnce,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    hand: (mail) => transport.sendMail(messageOf(mail, { from, idHost })).then(() => taken, notTaken),
    keep: async () => undefined,
    close: () => transport.close(),
  };
}

/** Connects, is encrypted and signs in as for a mail, and sends none; rejects with what the server said. */
export async function checkMailServer({ server }: Pick<SmtpSettings, "server">): Promise<void> {
  const transport = createTransport(connectionTo(server));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function connectionTo(server: SmtpSettings["server"]) {
  return {
    host: server.host,
    port: server.port,
    secure: server.isEncryptedFromStart,
    requireTLS: !server.isEncryptedFromStart && !server.isHere,
    ...(server.user === undefined ? {} : { auth: { user: server.user, pass: server.password ?? "" } }),
    ...patience,
  };
}

/** As many as there are connections: more would only wait here. */
export const mailsAtOnce = 5;

const taken: MailAnswer = { kind: "taken" };

function messageOf(mail: ReadyMail, { from, idHost }: Pick<SmtpSettings, "from" | "idHost">) {
  return {
    messageId: `<${mail.messageId}@${idHost}>`,
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.plainText,
    html: mail.html,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    // No machine answers a machine: neither "I am away" nor "your mail was received".
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": mail.language,
      ...(mail.stop !== undefined && {
        "List-Unsubscribe": `<${mail.stop}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: mail.files.map(({ name: filename, type: contentType, content, contentId: cid }) => ({
      ...{ filename, contentType, content: Buffer.from(content) },
      ...(cid !== undefined && { cid }),
    })),
  };
}

function notTaken(error: unknown): MailAnswer {
  const { code, responseCode, response, command, message } = error as Partial<NodemailerError>;
  // An address that is none is not even offered to the server.
  const isUnspeakable = code === "EENVELOPE" && command === "API";
  return {
    kind: "not-taken",
    failure: {
      refused: refusedAt(command, isUnspeakable),
      code: isUnspeakable ? 553 : responseCode,
      enhancedCode: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? "")?.[1],
    },
    reason: (response ?? message ?? String(error)).slice(0, 500),
  };
}

function refusedAt(command: string | undefined, isUnspeakable: boolean): MailFailure["refused"] {
  if (isUnspeakable || command === "RCPT TO") return "receiver";
  return command === "DATA" ? "content" : "other";
}
