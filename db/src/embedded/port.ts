import { createServer } from "node:net";

/** The wanted port if it is free on this machine's own address, else the next free one above it. 0 means any. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 200 && port < 65_536; port += 1) {
    const found = await tryPort(port);
    if (found !== null) return found;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 199}.`);
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen({ port, host: "127.0.0.1" }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : null));
    });
  });
}
