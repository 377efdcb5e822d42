import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Binaries, environment, findBinaries, program } from "../../db/src/embedded/binaries.ts";
import {
  type Cluster,
  handOver,
  startCluster,
  stopCluster,
  superuser,
} from "../../db/src/embedded/cluster.ts";
import { connectionString, makeDatabase, waitUntilReady } from "../../db/src/embedded/connection.ts";
import { chooseOsUser, runAs } from "../../db/src/embedded/os-user.ts";
import type { ThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";

/** Without them the socket lies where this user may not write; neither has a part in any answer. */
const onlyHere = "unix_socket_directories = ''\nlisten_addresses = '127.0.0.1'\n";

/**
 * A PostgreSQL as somebody else sets one up: all its own defaults, and sorted as a language sorts, not by bytes.
 *
 * @param home its programs (`bin`, `lib`); left out, those that npm installed
 */
export async function startStockDatabase(home: string | undefined): Promise<ThrowawayDatabase> {
  const binaries: Binaries = home === undefined ? findBinaries() : { home, version: home };
  const folder = mkdtempSync(join(tmpdir(), "vycep-stock-"));
  chmodSync(folder, 0o711);
  const dataFolder = join(folder, "postgres");
  const cluster: Cluster = { binaries, user: chooseOsUser(dataFolder), dataFolder };
  const password = randomBytes(24).toString("base64url");
  await initialise(cluster, { folder, password });
  const server = { port: await startCluster(cluster, 0), password };
  await waitUntilReady(server);
  await makeDatabase(server);
  return {
    url: connectionString(server),
    remove: async () => {
      await stopCluster(cluster);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function initialise(
  { binaries, user, dataFolder }: Cluster,
  { folder, password }: { readonly folder: string; readonly password: string },
): Promise<void> {
  const passwordFile = join(folder, "password");
  mkdirSync(dataFolder, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(user, dataFolder, passwordFile);
  const sorted = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const options = ["-D", dataFolder, "-U", superuser, "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const made = await runAs(user, [program(binaries, "initdb"), ...options, ...sorted], environment(binaries));
  if (made.code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${made.output}`);
  appendFileSync(join(dataFolder, "postgresql.conf"), onlyHere);
}
