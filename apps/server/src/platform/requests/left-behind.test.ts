import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authorizationOf,
  type ServerProcess,
  startServerProcess,
  until,
} from "../../testing/server-process.ts";

let folder: string;
let database: Awaited<ReturnType<typeof demoDatabase>>;
let server: ServerProcess;
let authorization: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vycep-left-"));
  database = await demoDatabase("2026-11-23");
  server = await startServerProcess(database.databaseUrl, {
    VYCEP_ROLE: "web",
    NODE_OPTIONS: `--import=${tellingWhatGrewOld(join(folder, "old.txt"))}`,
  });
  authorization = await authorizationOf(server, "jana.novotna@modrahvezda.example");
});
afterAll(async () => {
  await server?.terminate();
  await database?.drop();
  await rm(folder, { recursive: true });
});

/**
 * On a signal, what is young is cleared twice, for whoever outlives that once is moved among the old by the second, and the KB of the old
 * are written down. Then all is cleared, so that V8 does not do so on its own before the next.
 */
function tellingWhatGrewOld(file: string): string {
  const source = `
    import { renameSync, writeFileSync } from "node:fs";
    import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
    import { runInNewContext } from "node:vm";
    setFlagsFromString("--expose-gc");
    const clear = runInNewContext("gc");
    process.on("SIGUSR2", () => {
      clear({ type: "minor" });
      clear({ type: "minor" });
      const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
      writeFileSync(${JSON.stringify(`${file}.new`)}, String(old.space_used_size / 1024));
      clear();
      renameSync(${JSON.stringify(`${file}.new`)}, ${JSON.stringify(file)});
    });`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

async function grownOld(): Promise<number> {
  const file = join(folder, "old.txt");
  await rm(file, { force: true });
  server.child.kill("SIGUSR2");
  const told = await until(
    () => readFile(file, "utf8").catch(() => undefined),
    (text) => text !== undefined,
  );
  return Number(told);
}

const ofHistory = "/prodczsk-api/api/v1/portal/orders?limit=25";
const ofList = `/graphql?query=${encodeURIComponent("{ products(filter: {}, pageSize: 25) { items { sku name your_price } } }")}`;

test.each([
  ["a page of the history", ofHistory],
  ["a list of goods with prices", ofList],
])("performance.md nothing of a request outlives its answer: %s", async (_name, path) => {
  const often = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(`${server.origin}${path}`, {
        headers: { authorization, "accept-encoding": "identity" },
      });
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    }
  };
  await often(400);
  await grownOld();
  const before = await grownOld();
  await often(200);
  const ofOne = ((await grownOld()) - before) / 200;
  expect(ofOne).toBeLessThan(4);
});
