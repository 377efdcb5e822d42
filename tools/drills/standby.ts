import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Cluster, startCluster, stopCluster, superuser } from "../../db/src/embedded/cluster.ts";
import { asSuperuser, baseBackup, ownedByPostgres, withPort } from "./base-backup.ts";
import type { Brewery } from "./brewery.ts";
import { insist } from "./customers.ts";

export type Standby = { readonly cluster: Cluster; readonly port: number; readonly url: string };

/** A copy that follows; with `synchronous`, nothing counts as written without its word. Ends with `running`. */
export async function startStandby(
  running: AsyncDisposableStack,
  brewery: Brewery,
  { synchronous }: { readonly synchronous: boolean },
): Promise<Standby> {
  const folder = join(dirname(brewery.cluster.dataFolder), "standby");
  running.defer(() => rmSync(folder, { recursive: true, force: true }));
  await asSuperuser(brewery.url, (client) => baseBackup(client, brewery.cluster.dataFolder, folder));
  const { hostname, port, password } = new URL(brewery.url);
  writeFileSync(join(folder, "standby.signal"), "");
  writeFileSync(
    join(folder, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${hostname} port=${port} user=${superuser} password=${password} application_name=standby'\n`,
  );
  ownedByPostgres(brewery.cluster, folder);
  const cluster = { ...brewery.cluster, dataFolder: folder };
  const ownPort = await startCluster(cluster, Number(port) + 1);
  running.defer(() => stopCluster(cluster));
  await asSuperuser(brewery.url, async (client) => {
    if (synchronous) {
      await client.query("alter system set synchronous_standby_names = 'standby'");
      await client.query("select pg_reload_conf()");
    }
    const states = synchronous ? ["sync"] : ["async", "sync"];
    await insist(async () => {
      const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = any($1)", [
        states,
      ]);
      if (rows.length === 0) throw new Error("the standby does not follow yet");
    }, 400);
  });
  return { cluster, port: ownPort, url: withPort(brewery.url, ownPort) };
}
