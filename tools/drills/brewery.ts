import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { findBinaries } from "../../db/src/embedded/binaries.ts";
import { type Cluster, createCluster, startCluster, stopCluster } from "../../db/src/embedded/cluster.ts";
import { connectionString, makeDatabase, waitUntilReady } from "../../db/src/embedded/connection.ts";
import { chooseOsUser } from "../../db/src/embedded/os-user.ts";
import { reachableBinaries } from "../../db/src/embedded/place.ts";
import { findPostmaster } from "../../db/src/embedded/postmaster.ts";
import { migrate } from "../../db/src/migrate.ts";

/** The demo brewery on a PostgreSQL of its own, as careful as in the field, which a drill may stop hard. */
export type Brewery = {
  readonly url: string;
  readonly cluster: Cluster;
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** As when the machine is reset: nothing is finished, nothing is written out. */
  readonly stopHard: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const demoDay = "2026-11-23";

export async function openBrewery(): Promise<Brewery> {
  const folder = mkdtempSync(join(tmpdir(), "vycep-drill-"));
  chmodSync(folder, 0o711);
  const dataFolder = join(folder, "postgres");
  const user = chooseOsUser(dataFolder);
  const cluster: Cluster = { binaries: reachableBinaries(findBinaries(), folder, user), user, dataFolder };
  const password = randomBytes(18).toString("base64url");
  await createCluster(cluster, password, { durable: true });
  const server = { port: await startCluster(cluster, 0), password };
  await waitUntilReady(server);
  await makeDatabase(server);
  const url = connectionString(server);
  await migrate(url);
  await loadDemo(url, demoDay);
  return {
    url,
    cluster,
    query: (text, values) => queryOn(url, text, values),
    stopHard: () => stopClusterHard(cluster),
    start: async () => {
      const port = await startCluster(cluster, server.port);
      if (port !== server.port) throw new Error(`the database came back on another port: ${port}`);
    },
    remove: async () => {
      await stopCluster(cluster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks a database on a connection of its own. */
export async function queryOn<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** As when the machine is reset. */
export async function stopClusterHard({ dataFolder }: Cluster): Promise<void> {
  const running = findPostmaster(dataFolder);
  if (running === null) throw new Error("the database does not run");
  process.kill(running.pid, "SIGQUIT");
  while (findPostmaster(dataFolder) !== null) await pause(20);
}
