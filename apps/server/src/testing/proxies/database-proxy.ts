import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A wire between the server and its database that a test can cut. */
export type DatabaseProxy = {
  readonly databaseUrl: string;
  /** Cuts every connection and refuses new ones, as when PostgreSQL is stopped. */
  readonly cut: () => Promise<void>;
  /** Lets nothing through but closes nothing either, as when a network swallows packets. */
  readonly swallow: () => void;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Whoever connects is led to the first that answers; the others stand by. */
export async function startDatabaseProxy(
  databaseUrl: string,
  ...standbyUrls: readonly string[]
): Promise<DatabaseProxy> {
  const targets = [databaseUrl, ...standbyUrls].map((url) => new URL(url));
  const sockets = new Set<Socket>();
  let isSwallowing = false;

  const server = createServer({ pauseOnConnect: true }, async (client) => {
    const upstream = await firstThatAnswers(targets);
    if (upstream === undefined) {
      client.destroy();
      return;
    }
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        if (!isSwallowing) to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const proxied = new URL(databaseUrl);
  proxied.hostname = "127.0.0.1";
  proxied.port = String(port);

  const cut = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  return {
    databaseUrl: proxied.href,
    cut,
    swallow: () => {
      isSwallowing = true;
    },
    mend: async () => {
      isSwallowing = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close: cut,
  };
}

async function firstThatAnswers(targets: readonly URL[]): Promise<Socket | undefined> {
  for (const { port, hostname } of targets) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, "connect");
      return socket;
    } catch {
      socket.destroy();
    }
  }
  return undefined;
}
