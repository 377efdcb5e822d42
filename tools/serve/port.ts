import { connect } from "node:net";
import { freePort } from "../../db/src/embedded/port.ts";

/** Where vycep listens when nobody says anything else. */
export const usualPort = 3000;

/** The usual port, or the next one above it that is free. */
export async function chooseUsualPort(): Promise<number> {
  let port = usualPort;
  while (await isTaken(port)) port += 1;
  return port;
}

/** Taken is what somebody answers on (on any of this machine's addresses), and what we may not listen on. */
export async function isTaken(port: number): Promise<boolean> {
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
