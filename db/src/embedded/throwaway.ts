import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
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
const memory = "/dev/shm";

/** `small`: it holds copies of the demo and nothing generated, so it may lie in memory. */
export type ThrowawaySize = { readonly small: boolean };

/** Starts a throwaway PostgreSQL on any free port. Those of killed earlier runs are cleared away first. */
export async function startThrowawayDatabase(
  { small }: ThrowawaySize = { small: false },
): Promise<ThrowawayDatabase> {
  for (const parent of [tmpdir(), memory]) await removeOrphans(parent);
  const folder = mkdtempSync(join(small && hasRoomInMemory() ? memory : tmpdir(), prefix));
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

/** What the tests put there at most, their log of changes among it, and what the machine still needs beside it. */
const mostOfTests = 2 ** 31;
const leftOver = 2 ** 32;

/** Whether this machine keeps files in memory and has enough of it: databases come and go there with less work. */
function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > mostOfTests && process.availableMemory() > mostOfTests + leftOver;
}

async function removeOrphans(parent: string): Promise<void> {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
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
