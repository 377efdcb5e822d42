import { connect, createServer } from "node:net";

/** Where vycep listens when nobody says anything else. */
export const usualPort = 3000;

const lastPort = 65_535;

/** What came of trying to listen: the port we got, or the code of the refusal. */
export type Attempt = { readonly port: number } | { readonly code: string };

/** The address of the server, and the port that somebody asked for; null for the usual one. 0 means any. */
type Asked = { readonly host: string; readonly asked: number | null };

/**
 * The port to listen on at this address. One that somebody asked for is obeyed or refused in words; the usual one gives
 * way to the next that is free.
 */
export async function choosePort({ host, asked }: Asked, attempt = tryPort): Promise<number> {
  for (let port = asked ?? usualPort; port <= lastPort; port += 1) {
    const found = await attempt(port, host);
    if ("port" in found) return found.port;
    if (asked !== null || found.code !== "EADDRINUSE") throw new Error(inWords(found.code, { port, host }));
  }
  throw new Error(`No port from ${usualPort} on is free on ${host}. Free one, or name one as PORT.`);
}

/** Listens there for a moment. A port on which somebody answers is taken, even where we might listen beside him. */
export async function tryPort(port: number, host: string): Promise<Attempt> {
  if (port !== 0 && (await answers(port, host))) return { code: "EADDRINUSE" };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? error.message }));
    probe.listen({ port, host }, () => {
      const address = probe.address();
      const got = typeof address === "object" && address !== null ? address.port : port;
      probe.close(() => resolve({ port: got }));
    });
  });
}

function inWords(code: string, { port, host }: { readonly port: number; readonly host: string }): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} (PORT) is taken. Free it, or start with another PORT.`;
    case "EACCES":
      return (
        `Port ${port} (PORT) is kept for the system's administrator. Start with a PORT from 1024 on, such as ` +
        `${usualPort}, and let a proxy answer on ${port}.`
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${host} (HOST) is no address of this machine. Start with HOST=127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `Port ${port} (PORT) on ${host} (HOST) cannot be listened on: ${code}.`;
  }
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: reachable(host) });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** An address that stands for all of them is no address to call. */
export function reachable(host: string): string {
  if (host === "::") return "::1";
  return host === "0.0.0.0" ? "127.0.0.1" : host;
}
