import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { type Attempt, choosePort, tryPort } from "./port.ts";

const listening: Server[] = [];
afterEach(async () => {
  for (const server of listening.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Somebody else's program, on a port of the system's choice unless one is named. */
async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer();
  listening.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A machine that answers each attempt as told; what is not told is free. */
function machine(refusals: Record<number, string>) {
  return async (port: number): Promise<Attempt> => {
    const code = refusals[port];
    return code === undefined ? { port } : { code };
  };
}

describe("the port of npm start", () => {
  const host = "127.0.0.1";
  test.each([
    ["the usual one", null, {}, 3000],
    ["the next one when it is taken", null, { 3000: "EADDRINUSE", 3001: "EADDRINUSE" }, 3002],
    ["the one that was asked for", 8080, { 3000: "EADDRINUSE" }, 8080],
    ["any", 0, {}, 0],
  ])("is %s", async (_, asked, refusals, port) => {
    expect(await choosePort({ host, asked }, machine(refusals))).toBe(port);
  });

  test.each([
    ["taken", 8080, "EADDRINUSE", "Port 8080 (PORT) is taken. Free it, or start with another PORT."],
    [
      "the administrator's",
      80,
      "EACCES",
      "Port 80 (PORT) is kept for the system's administrator. Start with a PORT from 1024 on, such as 3000, and let a proxy answer on 80.",
    ],
    [
      "on an address of another machine",
      8080,
      "EADDRNOTAVAIL",
      "127.0.0.1 (HOST) is no address of this machine. Start with HOST=127.0.0.1, or 0.0.0.0 for all of them.",
    ],
    [
      "refused for another reason",
      8080,
      "EPERM",
      "Port 8080 (PORT) on 127.0.0.1 (HOST) cannot be listened on: EPERM.",
    ],
  ])("that was asked for and is %s is refused in words", async (_, asked, code, words) => {
    await expect(choosePort({ host, asked }, machine({ [asked]: code }))).rejects.toThrow(words);
  });

  test("the usual one does not go looking where listening is forbidden altogether", async () => {
    const forbidden = async () => ({ code: "EACCES" });
    await expect(choosePort({ host, asked: null }, forbidden)).rejects.toThrow("Port 3000 (PORT) is kept");
  });

  test("every port taken is said", async () => {
    const taken = async () => ({ code: "EADDRINUSE" });
    await expect(choosePort({ host, asked: null }, taken)).rejects.toThrow("No port from 3000 on is free");
  });
});

describe("a port is tried on HOST", () => {
  test("taken there is taken", async () => {
    const port = await occupy("127.0.0.1");
    expect(await tryPort(port, "127.0.0.1")).toEqual({ code: "EADDRINUSE" });
  });

  test.runIf(process.platform === "linux")("taken on another address of the machine is free", async () => {
    const port = await occupy("127.0.0.2");
    expect(await tryPort(port, "127.0.0.1")).toEqual({ port });
    expect(await tryPort(port, "127.0.0.2")).toEqual({ code: "EADDRINUSE" });
  });

  test("all addresses are taken when one is", async () => {
    const port = await occupy("127.0.0.1");
    expect(await tryPort(port, "0.0.0.0")).toEqual({ code: "EADDRINUSE" });
  });

  test("0 is any that is free", async () => {
    const found = await tryPort(0, "127.0.0.1");
    expect("port" in found && found.port > 1023).toBe(true);
  });

  test("an address that is not ours is told", async () => {
    // Kept for documentation (RFC 5737): no machine has it.
    expect(await tryPort(0, "192.0.2.1")).toEqual({ code: "EADDRNOTAVAIL" });
  });
});
