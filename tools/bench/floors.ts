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

/** Starts the bare floor; answers how to measure `answer` sent `count` times, warmed up, in CPU milliseconds each. */
export async function startBare(
  children: ChildProcess[],
): Promise<(answer: string, count: number, connections: number) => Promise<number>> {
  const child = fork(join(root, "tools/bench/bare-fastify.ts"), {
    execPath: join(root, "node_modules/.bin/node"),
  });
  children.push(child);
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const base = `http://127.0.0.1:${port}`;
  const post = (path: string, body: string) =>
    fetch(base + path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const cpu = async () => {
    const used = (await (await fetch(`${base}/cpu`)).json()) as NodeJS.CpuUsage;
    return (used.user + used.system) / 1000;
  };
  const ask = async () => {
    await (await post("/graphql", "{}")).text();
  };
  return async (answer, count, connections) => {
    await post("/answer", answer);
    await atOnce(connections, count, ask);
    const before = await cpu();
    await atOnce(connections, count, ask);
    return ((await cpu()) - before) / count;
  };
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
