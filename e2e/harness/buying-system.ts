import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A purchasing system on this machine: shows that a cart came, and keeps what it was handed. */
export async function startBuyingSystem() {
  const taken: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method === "POST") taken.push(new URLSearchParams(Buffer.concat(parts).toString()));
    const page = '<!doctype html><html lang="cs"><meta charset="utf-8"><link rel="icon" href="data:,">';
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`${page}<title>Nákup</title><h1>Košík je zpět</h1></html>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, taken, stop: () => server.close() };
}
