import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "./binaries.ts";
import { type Cluster, createCluster, startCluster, stopCluster } from "./cluster.ts";
import { connectionString, makeDatabase, waitUntilReady } from "./connection.ts";
import { chooseOsUser } from "./os-user.ts";
import { reachableBinaries } from "./place.ts";
import { isAlive } from "./users.ts";

/** A PostgreSQL for one run of the tests: fast, careless of power cuts, gone afterwards. */
export type ThrowawayDatabase = { readonly url: string; readonly remove: () => Promise<void> };

const prefix = "vycep-test-";

/** Starts a throwaway PostgreSQL on any free port. Those of killed earlier runs are cleared away first. */
export async function startThrowawayDatabase(): Promise<ThrowawayDatabase> {
  await removeOrphans();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, "owner"), String(process.pid));
  const cluster = clusterIn(folder);
  const password = randomBytes(24).toString("base64url");
  await createCluster(cluster, password, { durable: false });
  const server = { port: await startCluster(cluster, 0), password };
  await waitUntilReady(server);
  await makeDatabase(server);
  return { url: connectionString(server), remove: () => remove(folder, cluster) };
}

async function removeOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    const owner = join(folder, "owner");
    if (!name.startsWith(prefix) || !existsSync(owner)) continue;
    if (!isAlive(Number(readFileSync(owner, "utf8")))) await remove(folder, clusterIn(folder));
  }
}

async function remove(folder: string, cluster: Cluster): Promise<void> {
  await stopCluster(cluster);
  rmSync(folder, { recursive: true, force: true });
}

function clusterIn(folder: string): Cluster {
  const dataFolder = join(folder, "postgres");
  const user = chooseOsUser(dataFolder);
  return { binaries: reachableBinaries(findBinaries(), folder, user), user, dataFolder };
}
