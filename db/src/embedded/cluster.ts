import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Binaries, environment, program } from "./binaries.ts";
import { type OsUser, type Outcome, runAs } from "./os-user.ts";
import { freePort } from "./port.ts";
import { findPostmaster, forgetStalePostmaster, tailOfLog } from "./postmaster.ts";

/** One PostgreSQL data folder, and who runs it with which programs. */
export type Cluster = { readonly binaries: Binaries; readonly user: OsUser; readonly dataFolder: string };

/** How careful the cluster is with a power cut: `false` only for data that nobody will miss. */
export type Durability = { readonly durable: boolean };

/** The superuser that every cluster of ours is born with. */
export const superuser = "postgres";

/**
 * Makes a new, empty cluster. The work happens in a folder beside the final one, so a cluster either exists whole
 * or not at all, whenever we are killed.
 */
export async function createCluster(
  cluster: Cluster,
  password: string,
  { durable }: Durability,
): Promise<void> {
  const growing = `${cluster.dataFolder}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(cluster.dataFolder), `.password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    handOver(cluster.user, growing, passwordFile);
    const made = await run(cluster, "initdb", [
      ["-D", growing],
      ["-U", superuser],
      ["--auth=scram-sha-256", `--pwfile=${passwordFile}`],
      // Bytes decide the order unless a query names a language: fast, and the same on every machine.
      ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ["--no-instructions", ...(durable ? [] : ["--no-sync"])],
      ...settings(durable).map((setting) => ["-c", setting]),
    ]);
    if (made.code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${made.output}`);
    renameSync(growing, cluster.dataFolder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(growing, { recursive: true, force: true });
  }
}

/** Has this folder been made a cluster already? */
export function isCluster(dataFolder: string): boolean {
  return existsSync(join(dataFolder, "PG_VERSION"));
}

/**
 * Starts the cluster on the wanted port, or on the next free one, and returns the port it listens on. Only for a
 * cluster that does not run; what a killed postmaster left in the folder is cleared away first.
 */
export async function startCluster(cluster: Cluster, wantedPort: number): Promise<number> {
  forgetStalePostmaster(cluster.dataFolder);
  for (let attempt = 1, port = wantedPort; ; attempt += 1) {
    port = await freePort(port);
    const started = await run(cluster, "pg_ctl", [
      ["start", "-w", "-t", "120", "-D", cluster.dataFolder],
      ["-l", join(cluster.dataFolder, "server.log"), "-o", `-p ${port}`],
    ]);
    if (started.code === 0) return port;
    const log = tailOfLog(cluster.dataFolder);
    if (attempt < 10) {
      // Backends of a killed postmaster have not noticed its end yet.
      if (log.includes("pre-existing shared memory")) continue;
      // Someone took the port since we looked.
      if (log.includes("Address already in use")) {
        port += 1;
        continue;
      }
    }
    throw new Error(`PostgreSQL did not start:\n${started.output}\n${log}`);
  }
}

/** Stops the cluster if it runs: transactions under way are rolled back, everything else is on the disk. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  if (findPostmaster(cluster.dataFolder) === null) return;
  const stopped = await run(cluster, "pg_ctl", [
    ["stop", "-w", "-t", "60", "-m", "fast", "-D", cluster.dataFolder],
  ]);
  if (stopped.code !== 0 && findPostmaster(cluster.dataFolder) !== null) {
    throw new Error(`PostgreSQL did not stop:\n${stopped.output}`);
  }
}

/** Lets the user under whom PostgreSQL runs own these paths. */
export function handOver(user: OsUser, ...paths: string[]): void {
  if (user === null) return;
  for (const path of paths) chownSync(path, user.uid, user.gid);
}

/** Makes a folder that every user may walk through but only we may read. */
export function passableFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o711);
}

function run(cluster: Cluster, name: "initdb" | "pg_ctl", parts: readonly string[][]): Promise<Outcome> {
  return runAs(
    cluster.user,
    [program(cluster.binaries, name), ...parts.flat()],
    environment(cluster.binaries),
  );
}

function settings(durable: boolean): string[] {
  const always = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "timezone=UTC",
    "log_timezone=UTC",
    "jit=off",
    "log_checkpoints=off",
  ];
  if (durable) return always;
  // Nobody guesses at its passwords, and what grows is gone before it would have to be cleaned up.
  const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  return [...always, ...careless, "max_wal_size=4GB", "scram_iterations=1", "autovacuum=off"];
}
