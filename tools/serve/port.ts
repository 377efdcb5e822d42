import { connect } from "node:net";
import { freePort } from "../../db/src/embedded/port.ts";

export type PortChoice =
  | { readonly kind: "free"; readonly port: number }
  | { readonly kind: "next"; readonly port: number; readonly taken: number }
  | { readonly kind: "taken"; readonly port: number };

/**
 * The port to serve on. One that somebody asked for is obeyed or refused; the usual one gives way to the next free.
 *
 * @param wanted the environment's PORT; undefined or empty when nobody asked
 */
export async function choosePort(wanted: string | undefined, usual = 3000): Promise<PortChoice> {
  if (wanted) {
    const port = Number(wanted);
    return (await isTaken(port)) ? { kind: "taken", port } : { kind: "free", port: await freePort(port) };
  }
  for (let port = usual; ; port += 1) {
    if (await isTaken(port)) continue;
    return port === usual ? { kind: "free", port } : { kind: "next", port, taken: usual };
  }
}

/** Taken is what somebody answers on (on any of this machine's addresses), and what we may not listen on. */
async function isTaken(port: number): Promise<boolean> {
  if (port === 0) return false;
  return (await answers(port)) || (await freePort(port)) !== port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
