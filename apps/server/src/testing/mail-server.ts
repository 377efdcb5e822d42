import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A real mail server for tests: keeps what it takes, and refuses, hangs or goes away as told. */
export type MailServer = {
  readonly port: number;
  /** The mails taken, as they came. */
  readonly taken: readonly string[];
  /** The id of each. */
  readonly ids: () => readonly string[];
  readonly stop: () => Promise<void>;
};

export type MailServerTold = {
  /** Says what becomes of a receiver; nothing lets it in. */
  readonly onReceiver?: (address: string) => MailRefusal | undefined;
  /** Says what becomes of a mail that was sent whole; nothing takes it. */
  readonly onMail?: (mail: string) => MailRefusal | undefined;
  /** After it was taken, before the sender hears of it. */
  readonly beforeAnswer?: () => Promise<void>;
  readonly options?: SMTPServerOptions;
  readonly port?: number;
};

export type MailRefusal = { readonly code: number; readonly text: string };

export async function startMailServer(told: MailServerTold = {}): Promise<MailServer> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // Who still holds a connection when it stops is cut off.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(errorOf(told.onReceiver?.(address))),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const mail = Buffer.concat(parts).toString("utf8");
        const refusal = told.onMail?.(mail);
        if (refusal) return done(errorOf(refusal));
        taken.push(mail);
        void (told.beforeAnswer?.() ?? Promise.resolve()).then(() => done());
      });
    },
    ...told.options,
  });
  // A client that is cut off in the middle is what some tests do on purpose.
  server.on("error", () => undefined);
  const listening = server.listen(told.port ?? 0, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as AddressInfo).port,
    taken,
    ids: () => taken.map((mail) => /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? ""),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function errorOf(refusal: MailRefusal | undefined): Error | null {
  return refusal === undefined
    ? null
    : Object.assign(new Error(refusal.text), { responseCode: refusal.code });
}
