import { z } from "zod";

/** Where mails go: to a mail server, into the demo's own mailbox, or nowhere. */
export type MailSettings =
  | ({ readonly kind: "smtp" } & SmtpSettings)
  | { readonly kind: "mailbox" }
  | { readonly kind: "none" };

export type SmtpSettings = {
  readonly server: SmtpServer;
  /** What stands as the sender: `Name <address>`. */
  readonly from: string;
  /** Names the house in the ids of mails. */
  readonly idHost: string;
};

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly isEncryptedFromStart: boolean;
  /** On this very machine, where nobody listens on the way. */
  readonly isHere: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
};

/** `smtp://user:password@host:587` begins in clear and turns to TLS before anything is said, `smtps://…:465` begins so. */
export const smtpServer = z
  .string()
  .refine((text) => isSmtpAddress(text), "must be an smtp: or smtps: address")
  .transform(serverOf);

/** `portal@brewery.cz` or `Name <portal@brewery.cz>`. */
export const mailSender = z
  .string()
  .regex(
    /^(?:[^<>@"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be an address, or a name with an address in angle brackets",
  );

/** A mail server where one is named, else the mailbox where there is one. */
export function mailSettingsOf(
  { server, from, idHost }: { server: SmtpServer | undefined; from: string | undefined; idHost: string },
  { hasMailbox }: { readonly hasMailbox: boolean },
): MailSettings {
  if (server && from) return { kind: "smtp", server, from, idHost };
  return { kind: hasMailbox ? "mailbox" : "none" };
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSpelt = !/%(?![0-9a-f]{2})/i.test(username + password);
  return (protocol === "smtp:" || protocol === "smtps:") && hostname !== "" && isSpelt;
}

function serverOf(text: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(text);
  const isEncryptedFromStart = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isEncryptedFromStart ? 465 : 587) : Number(port),
    isEncryptedFromStart,
    isHere: loopback.has(hostname),
    user: username === "" ? undefined : decodeURIComponent(username),
    password: password === "" ? undefined : decodeURIComponent(password),
  };
}

/** A mailbox of answers, over IMAP. */
export type ImapSettings = Omit<SmtpServer, "user" | "password"> & {
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
};

/** What comes in by mail (MAIL-07): the address that answers go to, and by which ways they are read. */
export type InboundSettings = {
  readonly address: string | undefined;
  /** Signs what a mail service hands over; none takes nothing. */
  readonly secret: string | undefined;
  readonly imap: ImapSettings | undefined;
};

export function inboundSettingsOf(env: {
  readonly VYCEP_REPLY_ADDRESS?: string | undefined;
  readonly VYCEP_INBOUND_SECRET?: string | undefined;
  readonly VYCEP_IMAP_URL?: ImapSettings | undefined;
}): InboundSettings {
  return { address: env.VYCEP_REPLY_ADDRESS, secret: env.VYCEP_INBOUND_SECRET, imap: env.VYCEP_IMAP_URL };
}

/** `imaps://user:password@host:993/INBOX`; `imap:` begins in clear and turns to TLS, but on this very machine. */
export const imapMailbox = z
  .string()
  .refine((text) => isImapAddress(text), "must be an imap: or imaps: address with user and password")
  .transform((text): ImapSettings => {
    const { hostname, port, pathname, username, password, protocol } = new URL(text);
    const isEncryptedFromStart = protocol === "imaps:";
    return {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? (isEncryptedFromStart ? 993 : 143) : Number(port),
      isEncryptedFromStart,
      isHere: loopback.has(hostname),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      mailbox: decodeURIComponent(pathname.slice(1)) || "INBOX",
    };
  });

function isImapAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSpelt = !/%(?![0-9a-f]{2})/i.test(username + password);
  const isWhole = hostname !== "" && username !== "" && password !== "";
  return (protocol === "imap:" || protocol === "imaps:") && isWhole && isSpelt;
}
