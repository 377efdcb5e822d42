import { chmodSync, cpSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Cluster, handOver, superuser } from "../../db/src/embedded/cluster.ts";

/** What `pg_basebackup` does: the files as they are while people work, between two calls. */
export async function baseBackup(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query("select pg_backup_start('drill', true)");
  const left = new Set(["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot", "server.log"]);
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    // A file may go while it is copied; the log knows of it.
    filter: (path) => existsSync(path) && !left.has(path.slice(from.length + 1)),
  });
  for (const name of ["pg_wal", "pg_replslot"]) mkdirSync(join(to, name), { mode: 0o700 });
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    "select labelfile, spcmapfile from pg_backup_stop(true)",
  );
  writeFileSync(join(to, "backup_label"), rows[0]?.labelfile ?? "");
}

/** PostgreSQL starts on a folder that is its own and nobody else's. */
export function ownedByPostgres({ user }: Cluster, folder: string): void {
  chmodSync(folder, 0o700);
  handOver(user, folder, ...globSync("**/*", { cwd: folder }).map((path) => join(folder, path)));
}

/** Works as the superuser that every cluster of ours is born with; it has the secret of the product's role. */
export async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const address = new URL(url);
  address.username = superuser;
  address.pathname = `/${superuser}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same database on another port. */
export function withPort(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

/** Waits until a database that starts from a copy takes writes: a minute at most. */
export async function untilWritable(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>(
        "select pg_is_in_recovery() as recovering",
      );
      if (rows[0]?.recovering === false) return;
    } catch {
      // It is starting.
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(100);
  }
  throw new Error("the restored database did not open");
}
