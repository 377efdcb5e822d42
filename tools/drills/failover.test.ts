import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { openBrewery } from "./brewery.ts";
import { failover } from "./failover.ts";
import type { InFront } from "./in-front.ts";

/** What HAProxy is in the field: whoever connects gets the first database as long as it answers, then the second. */
async function relay(port: number, [primary, standby]: readonly [number, number]): Promise<InFront> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const lead = (to: number, otherwise?: number) => {
      const target = connect(to, "127.0.0.1");
      let isThere = false;
      target.once("connect", () => {
        isThere = true;
        client.pipe(target).pipe(client);
      });
      target.on("error", () => undefined);
      target.once("close", () => {
        open.delete(target);
        if (isThere || otherwise === undefined) client.destroy();
        else lead(otherwise);
      });
      client.once("close", () => target.destroy());
      open.add(target);
    };
    open.add(client);
    client.on("error", () => undefined);
    client.once("close", () => open.delete(client));
    lead(primary, standby);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    end: async () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

test("OPS-07 a standby takes over from a primary that is killed: no order lost or doubled, and they flow again within fifteen seconds", {
  timeout: 240_000,
}, async () => {
  const brewery = await openBrewery();
  try {
    const { flaws, figures } = await failover(brewery, 2, relay);
    expect(flaws).toEqual([]);
    expect(figures.orders).toBeGreaterThan(0);
  } finally {
    await brewery.remove();
  }
});
