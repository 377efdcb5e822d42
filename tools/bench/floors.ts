/** The two floors under the product: a bare Fastify answer, and the same SQL by the driver alone. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Client } from "pg";
import { root } from "../bootstrap.mjs";
import { atOnce } from "./at-once.ts";
import type { LoggedStatement } from "./statement-log.ts";

const names = new Map<string, string>();

function nameOf(text: string, index: number): string {
  const known = names.get(text) ?? `bench_${names.size}_${index}`;
  names.set(text, known);
  return known;
}

/** What the floor does with a request: the bytes that it answers, and how many pieces of work come before. */
type BareWork = {
  readonly answer: string;
  readonly count: number;
  readonly connections: number;
  readonly pieces?: number;
};

/** CPU milliseconds of one answer, once warmed up. */
export type Bare = (work: BareWork) => Promise<number>;

/** Starts the bare floor, as one process or as several that are asked in turn. */
export async function startBare(children: ChildProcess[], processes = 1): Promise<Bare> {
  const bases: string[] = [];
  while (bases.length < processes) bases.push(await startOne(children));
  const post = (base: string | undefined, path: string, body: string) =>
    fetch(base + path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const cpu = async () => {
    const used = await Promise.all(
      bases.map(async (base) => (await (await fetch(`${base}/cpu`)).json()) as NodeJS.CpuUsage),
    );
    return used.reduce((sum, { user, system }) => sum + (user + system) / 1000, 0);
  };
  const ask = async (at: number) => {
    await (await post(bases[at % bases.length], "/graphql", "{}")).text();
  };
  return async ({ answer, count, connections, pieces = 0 }) => {
    for (const base of bases) {
      await post(base, "/answer", answer);
      await post(base, "/pieces", JSON.stringify({ pieces }));
    }
    await atOnce(connections, count * bases.length, ask);
    const before = await cpu();
    await atOnce(connections, count, ask);
    return ((await cpu()) - before) / count;
  };
}

async function startOne(children: ChildProcess[]): Promise<string> {
  const child = fork(join(root, "tools/bench/bare-fastify.ts"), {
    execPath: join(root, "node_modules/.bin/node"),
  });
  children.push(child);
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

/** The second floor: this process, the driver and the logged SQL, rolled back; CPU milliseconds a run. */
export async function driverAlone(client: Client, logged: LoggedStatement[], count: number): Promise<number> {
  const statements = logged.filter(({ text }) => !/^(begin|commit|rollback|start transaction)/i.test(text));
  const run = async () => {
    await client.query("begin");
    for (const [index, { text, values }] of statements.entries()) {
      await client.query("savepoint one");
      await client
        .query({ name: nameOf(text, index), text, values: [...values] })
        .catch(() => client.query("rollback to savepoint one"));
    }
    await client.query("rollback");
  };
  for (let round = 0; round < count; round += 1) await run();
  const before = process.cpuUsage();
  for (let round = 0; round < count; round += 1) await run();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000 / count;
}
