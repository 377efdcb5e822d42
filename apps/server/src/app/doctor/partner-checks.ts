import { connect } from "node:net";
import { checkMailbox } from "../../modules/mail/inbound/imap-inbox.ts";
import { checkMailServer } from "../../modules/mail/smtp-mail.ts";
import type { Config } from "../../platform/config.ts";
import { bad, type Finding, good, looked, warning } from "./finding.ts";

const withinMs = 5000;

/** Mail, both ways (OPS-11). */
export async function lookAtMail({ mail, inbound }: Config): Promise<readonly Finding[]> {
  return [...(await lookAtOutgoing(mail)), ...(await lookAtInbox(inbound))];
}

function lookAtOutgoing(mail: Config["mail"]): Promise<readonly Finding[]> {
  const subject = "mail";
  return looked(subject, "Are VYCEP_SMTP_URL, its user and its password right?", async () => {
    if (mail.kind === "mailbox") return [good(subject, "the mailbox of the demo")];
    if (mail.kind === "none")
      return [
        warning(subject, "none goes out", "Set VYCEP_SMTP_URL: nobody can be invited or get a new password."),
      ];
    await checkMailServer(mail);
    return [good(subject, `${mail.server.host} takes mails`)];
  });
}

async function lookAtInbox({ imap }: Config["inbound"]): Promise<readonly Finding[]> {
  if (imap === undefined) return [];
  return looked("mailbox of answers", "Are VYCEP_IMAP_URL, its user and its password right?", async () => {
    await checkMailbox(imap);
    return [good("mailbox of answers", `${imap.host} lets us in`)];
  });
}

/** The brewery's ERP answers at its address, whatever it answers (OPS-11). */
export async function lookAtErp({ erp }: Config): Promise<readonly Finding[]> {
  const subject = "ERP";
  if (erp === undefined) return [good(subject, "the built-in one")];
  return looked(subject, "Is ERP_URL right, and may this machine reach it?", async () => {
    const { status } = await fetch(erp.url, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(withinMs),
    });
    return [
      status >= 500
        ? warning(
            subject,
            `${erp.url} answers ${status}`,
            "Ask who runs it; orders wait for it and are not lost.",
          )
        : good(subject, `${erp.url} answers`),
    ];
  });
}

/** The scanner of files, where one is named (OPS-12). */
export async function lookAtScanner({ virusScanner }: Config): Promise<readonly Finding[]> {
  if (virusScanner === undefined) return [];
  const { host, port } = virusScanner;
  return looked("scanner of files", "Is VYCEP_CLAMAV right, does clamd listen there?", async () => {
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect({ host, port, timeout: withinMs });
      socket.on("connect", () => socket.write("zPING\0"));
      socket.on("data", (data) => {
        resolve(data.toString().replaceAll("\0", "").trim());
        socket.destroy();
      });
      socket.on("timeout", () => socket.destroy(new Error("no answer")));
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("no answer")));
    });
    return [
      said === "PONG"
        ? good("scanner of files", `${host}:${port} answers`)
        : bad("scanner of files", `${host}:${port} answers ${said}`, "Is that a ClamAV daemon?"),
    ];
  });
}
