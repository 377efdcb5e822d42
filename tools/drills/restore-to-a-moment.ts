import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { handOver, startCluster, stopCluster } from "../../db/src/embedded/cluster.ts";
import { asSuperuser, baseBackup, ownedByPostgres, untilWritable, withPort } from "./base-backup.ts";
import type { Brewery } from "./brewery.ts";
import { allOrder, signInAll } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";

/**
 * A base backup and the archived log under people who order, then the database is lost: restored to a moment, it holds
 * every order that was confirmed before it and none that came after (OPS-08, the commands of `docs/operations.md`).
 */
export async function restoreToAMoment(brewery: Brewery, seconds: number): Promise<Result> {
  const { cluster } = brewery;
  const folder = dirname(cluster.dataFolder);
  const [archive, base, restored] = ["wal", "base", "restored"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  handOver(cluster.user, archive);
  await asSuperuser(brewery.url, async (client) => {
    await client.query("alter system set archive_mode = on");
    await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
  });
  await stopCluster(cluster);
  await brewery.start();

  const server = await startServerProcess(brewery.url);
  let isOver = false;
  const ordering = allOrder(await signInAll(server), () => isOver);
  try {
    await pause(seconds * 250);
    await asSuperuser(brewery.url, (client) => baseBackup(client, cluster.dataFolder, base));
    await pause(seconds * 500);
    const before = await ordersIn(brewery.url);
    const [{ moment } = { moment: "" }] = await brewery.query<{ moment: string }>(
      "select clock_timestamp()::text as moment",
    );
    // What is confirmed between these two readings may be there or not.
    const by = await ordersIn(brewery.url);
    await pause(seconds * 250);
    isOver = true;
    const known = await ordering;
    // The log that is being written goes to the archive; in the field that part is what a lost machine takes along.
    await asSuperuser(brewery.url, (client) => client.query("select pg_switch_wal()"));
    await server.terminate();
    const started = performance.now();
    await stopCluster(cluster);

    cpSync(base, restored, { recursive: true, preserveTimestamps: true });
    writeFileSync(join(restored, "recovery.signal"), "");
    writeFileSync(
      join(restored, "postgresql.auto.conf"),
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
    );
    ownedByPostgres(cluster, restored);
    const again = { ...cluster, dataFolder: restored };
    const port = await startCluster(again, Number(new URL(brewery.url).port));
    try {
      const url = withPort(brewery.url, port);
      await untilWritable(url);
      const tookMs = performance.now() - started;
      const found = await ordersIn(url);
      const second = await startServerProcess(url);
      const isReady = (await fetch(`${second.origin}/readyz`)).ok;
      await second.terminate();
      const counts = {
        lost: [...before].filter(([number, total]) => found.get(number) !== total).length,
        "of a later moment": [...found.keys()].filter((number) => !by.has(number)).length,
        "not ready": isReady ? 0 : 1,
      };
      return {
        figures: {
          orders: known.length,
          "of them after the moment": known.filter(({ number }) => !by.has(number)).length,
          "restored and open again, ms": Math.round(tookMs),
          ...counts,
        },
        flaws: mustBeZero(counts),
      };
    } finally {
      await stopCluster(again);
    }
  } finally {
    isOver = true;
    await server.terminate();
    for (const path of [archive, base, restored]) rmSync(path, { recursive: true, force: true });
  }
}

async function ordersIn(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string; total: string }>(
      "select order_number as number, total_minor::text as total from sales_order",
    );
    return new Map(rows.map(({ number, total }) => [number, total]));
  } finally {
    await client.end();
  }
}
