import { once } from "node:events";
import { createServer, request } from "node:http";
import { pipeline } from "node:stream";

type InTurn = { readonly end: () => Promise<void> };

/**
 * A proxy of a few lines that remembers nobody: each request goes to the next process, those that were killed among them.
 * Whoever does not say from which address he calls calls from one of his own each time.
 */
export async function startInTurn(port: number, origins: readonly string[]): Promise<InTurn> {
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    turn += 1;
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    const { method, url, headers } = asked;
    const passed = request(
      new URL(url ?? "/", origins[turn % origins.length]),
      { method, headers: { "x-forwarded-for": address, ...headers } },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        pipeline(answered, answer, () => undefined);
      },
    );
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  proxy.listen(port, "127.0.0.1");
  await once(proxy, "listening");
  return {
    end: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, "close");
    },
  };
}
