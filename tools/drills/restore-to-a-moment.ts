import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ordersCli } from "../../apps/server/src/app/commands/orders.ts";
import { startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { handOver, startCluster, stopCluster } from "../../db/src/embedded/cluster.ts";
import { asSuperuser, baseBackup, ownedByPostgres, untilWritable, withPort } from "./base-backup.ts";
import { type Brewery, queryOn } from "./brewery.ts";
import { allOrder, signInAll } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import { checkedFiles, type House, keepFiles } from "./keeping-files.ts";

/**
 * A base backup and the archived log under people who order, then the database is lost: restored to a moment, it holds
 * every order that was confirmed before it and none that came after (OPS-08, the commands of `docs/operations.md`). What the
 * ERP holds since is compared and taken in, and then no order is missing. Its files come from a copy that was made after the
 * moment: each that the database knows is there as it was written, newer ones are no harm, one that is lost is told.
 */
export async function restoreToAMoment(brewery: Brewery, seconds: number): Promise<Result> {
  const { cluster } = brewery;
  const folder = dirname(cluster.dataFolder);
  const at = (name: string) => join(folder, name);
  const [archive, base, restored] = [at("wal"), at("base"), at("restored")];
  const [files, copied] = [at("files"), at("files-copied")];
  const list = join(folder, "held-by-the-erp.jsonl");
  mkdirSync(archive);
  handOver(cluster.user, archive);
  await asSuperuser(brewery.url, async (client) => {
    await client.query("alter system set archive_mode = on");
    await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
  });
  await stopCluster(cluster);
  await brewery.start();

  const server = await startServerProcess(brewery.url, { VYCEP_FILES: files });
  let isOver = false;
  const ordering = allOrder(await signInAll(server), () => isOver);
  const keeping = keepFiles({ url: brewery.url, files }, () => isOver);
  try {
    await pause(seconds * 250);
    const backup = await timed(() =>
      asSuperuser(brewery.url, (client) => baseBackup(client, cluster.dataFolder, base)),
    );
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
    const keptFiles = await keeping;
    cpSync(files, copied, { recursive: true, preserveTimestamps: true });
    rmSync(files, { recursive: true });
    // The log that is being written goes to the archive; in the field that part is what a lost machine takes along.
    await asSuperuser(brewery.url, (client) => client.query("select pg_switch_wal()"));
    await server.terminate();
    const promised = await ordersIn(brewery.url);
    writeFileSync(list, await heldByErp(brewery.url));
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
      const [{ mb } = { mb: 0 }] = await queryOn<{ mb: number }>(
        url,
        "select round(pg_database_size(current_database()) / 1e6)::int as mb",
      );
      const compared = await timed(() => orders(url, "compare", list));
      const missing = compared.result.said.filter((line) => line.includes("missing here"));
      const { result: taken, ms: takingMs } = await timed(() => orders(url, "take-in", list));
      const whole = await ordersIn(url);
      const ofFiles = await filesBeside({ url, files: copied }, keptFiles);
      const second = await startServerProcess(url, { VYCEP_FILES: copied });
      const isReady = (await fetch(`${second.origin}/readyz`)).ok;
      await second.terminate();
      const counts = {
        lost: [...before].filter(([number, total]) => found.get(number) !== total).length,
        "of a later moment": [...found.keys()].filter((number) => !by.has(number)).length,
        "not ready": isReady ? 0 : 1,
        "missing after taking in": [...promised].filter(([number, total]) => whole.get(number) !== total)
          .length,
        "more than were placed": [...whole.keys()].filter((number) => !promised.has(number)).length,
        "not the same as in the ERP": taken.code,
        ...ofFiles.counts,
      };
      return {
        figures: {
          orders: known.length,
          "of them after the moment": known.filter(({ number }) => !by.has(number)).length,
          "database, MB": mb,
          "backed up, ms": backup.ms,
          "restored and open again, ms": Math.round(tookMs),
          "compared with the ERP, ms": compared.ms,
          "missing beside the ERP": missing.length,
          "taken in, ms": takingMs,
          ...ofFiles.figures,
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
    for (const path of [archive, base, restored, list, files, copied])
      rmSync(path, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const started = performance.now();
  return { result: await work(), ms: Math.round(performance.now() - started) };
}

/** The files that a restored database knows, against what was written; then one of them is lost. */
async function filesBeside(house: House, written: ReadonlyMap<string, string>) {
  const rows = await queryOn<{ id: string; sha256: string }>(
    house.url,
    "select id, sha256 from stored_file where kept_at is not null order by kept_at",
  );
  const { result: whole, ms } = await timed(() => checkedFiles(house));
  const [lost] = rows;
  if (lost !== undefined) rmSync(join(house.files, lost.id.slice(0, 2), lost.id));
  const { code, said } = await checkedFiles(house);
  const isTold = code === 1 && said.filter((line) => line.startsWith(`lost: ${lost?.id} `)).length === 1;
  return {
    figures: {
      files: written.size,
      "of them after the restored moment": written.size - rows.length,
      "all files read and checked, ms": ms,
    },
    counts: {
      "files lost or not as written": whole.said.length - 1,
      "files that nobody wrote": rows.filter(({ id, sha256 }) => written.get(id) !== sha256).length,
      "no file before or none after the moment": rows.length > 0 && rows.length < written.size ? 0 : 1,
      "a lost file not told": isTold ? 0 : 1,
    },
  };
}

/** The list that the ERP would give: all that it was told, as it was told. */
async function heldByErp(url: string): Promise<string> {
  const rows = await queryOn<{ order: object }>(
    url,
    `select payload as "order" from outbox where topic = 'erp.order' order by id`,
  );
  return rows.map((row) => JSON.stringify(row)).join("\n");
}

async function orders(url: string, command: "compare" | "take-in", file: string) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const code = await ordersCli(
    [command, file],
    { DATABASE_URL: url, NODE_ENV: "test" },
    { out: say, error: say },
  );
  if (code !== 0 && command === "take-in") process.stderr.write(`${said.slice(-10).join("\n")}\n`);
  return { code, said };
}

async function ordersIn(url: string): Promise<ReadonlyMap<string, string>> {
  const rows = await queryOn<{ number: string; total: string }>(
    url,
    "select order_number as number, total_minor::text as total from sales_order",
  );
  return new Map(rows.map(({ number, total }) => [number, total]));
}
