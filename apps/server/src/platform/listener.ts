import pg from "pg";
import type { DatabaseSettings } from "./db.ts";

/** One connection of a process that hears what other processes committed (PostgreSQL's NOTIFY). */
export type Listener = {
  /** Resolves while the connection hears; connects when it does not. Rejects when the database is away. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type ListenerPorts = {
  readonly channel: string;
  readonly onMessage: (text: string) => void;
  /** From now on nothing is heard until `ready` is asked again: what happens meanwhile is missed. */
  readonly onLost: (error: Error) => void;
};

/** A connection that a network swallowed looks alive: it is asked this often, whoever listens on it. */
const askEveryMs = 15_000;
const answerWithinMs = 5_000;

/** Connects when first asked, beside the pool, whose connections come and go. */
export function createListener(settings: DatabaseSettings, ports: ListenerPorts): Listener {
  let hearing: Promise<pg.Client> | undefined;
  let isClosed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: settings.databaseDirectUrl ?? settings.databaseUrl,
      connectionTimeoutMillis: 3000,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: "vycep events",
    });
    let isLost = false;
    const lost = (error: Error) => {
      if (isLost) return;
      isLost = true;
      hearing = undefined;
      clearInterval(asking);
      client.end().catch(() => {});
      if (!isClosed) ports.onLost(error);
    };
    const asking = setInterval(() => void client.query("select 1").catch(lost), askEveryMs).unref();
    client.on("error", lost);
    client.on("end", () => lost(new Error("the connection that listens ended")));
    client.on("notification", ({ payload }) => ports.onMessage(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(ports.channel)}`);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    return client;
  };

  return {
    ready: async () => {
      if (isClosed) throw new Error("Cannot use a pool after calling end");
      hearing ??= connect();
      await hearing;
    },
    close: async () => {
      isClosed = true;
      const client = await hearing?.catch(() => undefined);
      await client?.end();
    },
  };
}
