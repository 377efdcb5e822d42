import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** A mailbox on the loopback that speaks as much IMAP as reading it takes (RFC 9051). */
export type ImapServer = {
  readonly port: number;
  /** What lies in it, and what was seen. */
  readonly mails: { readonly raw: string; isSeen: boolean }[];
  readonly stop: () => Promise<void>;
};

const words = /"((?:[^"\\]|\\.)*)"|(\S+)/g;

export async function startImapServer(user: string, password: string): Promise<ImapServer> {
  const mails: ImapServer["mails"] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = "";
    socket.write("* OK [CAPABILITY IMAP4rev1] here\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      heard += bytes.toString("latin1");
      for (let end = heard.indexOf("\r\n"); end !== -1; end = heard.indexOf("\r\n")) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        answer(socket, line);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the mailbox has no port");

  function answer(socket: Socket, line: string): void {
    const [tag = "*", first = "", ...rest] = [...line.matchAll(words)].map(
      ([, quoted, bare]) => quoted ?? bare ?? "",
    );
    const name = first.toUpperCase() === "UID" ? `UID ${rest[0]?.toUpperCase() ?? ""}` : first.toUpperCase();
    const said = (text: string) => socket.write(Buffer.from(`${text}\r\n`, "utf8"));
    const done = () => said(`${tag} OK done`);
    const at = () => Number(rest[1]) - 1;
    switch (name) {
      case "LOGIN":
        return void said(rest[0] === user && rest[1] === password ? `${tag} OK in` : `${tag} NO who`);
      case "CAPABILITY":
        said("* CAPABILITY IMAP4rev1");
        return void done();
      case "LIST":
        said('* LIST () "/" INBOX');
        return void done();
      case "SELECT":
        said(`* ${mails.length} EXISTS`);
        said("* FLAGS (\\Seen)");
        said("* OK [UIDVALIDITY 1] valid");
        said(`* OK [UIDNEXT ${mails.length + 1}] next`);
        return void said(`${tag} OK [READ-WRITE] open`);
      case "UID SEARCH":
        said(`* SEARCH ${mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1])).join(" ")}`);
        return void done();
      case "UID FETCH": {
        const raw = Buffer.from(mails[at()]?.raw ?? "", "utf8");
        said(`* ${at() + 1} FETCH (UID ${at() + 1} BODY[] {${raw.byteLength}}\r\n${raw.toString("utf8")})`);
        return void done();
      }
      case "UID STORE": {
        const mail = mails[at()];
        if (mail) mail.isSeen = true;
        return void done();
      }
      case "LOGOUT":
        said("* BYE");
        done();
        return void socket.end();
      default:
        return void done();
    }
  }
  return {
    port: address.port,
    mails,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
