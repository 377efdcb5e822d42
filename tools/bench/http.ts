/**
 * `npm run bench:http`: CPU and SQL statements of each operation, beside two floors taken in the same run: a bare
 * Fastify answer of the same bytes, and the same SQL sent by the driver alone. Prints a table for docs/benchmarks.md.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../db/src/embedded/port.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { loadDemo } from "../../db/src/load-demo.ts";
import { migrate } from "../../db/src/migrate.ts";
import { root } from "../bootstrap.mjs";
import { type BenchClient, type BenchOperation, type BenchRequest, operations } from "./operations.ts";
import { type LoggedStatement, openStatementLog } from "./statement-log.ts";

type Row = {
  readonly operation: BenchOperation;
  readonly cpuMs: number;
  readonly statements: number;
  readonly bytes: number;
  readonly bareMs: number;
  readonly driverMs: number;
};

const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
try {
  await migrate(database.url);
  await loadDemo(database.url, { today: new Date().toISOString().slice(0, 10) });
  const rows = await measureAll();
  process.stdout.write(tableOf(rows));
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

async function measureAll(): Promise<Row[]> {
  const base = await startProduct();
  const bare = await startBare();
  const client = await signIn(base);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const log = await openStatementLog(admin);
  const rows: Row[] = [];
  for (const operation of operations) {
    await operation.prepare?.(client);
    await rounds(client, operation, Math.min(20, operation.rounds));
    const measured = await measure(base, client, operation);
    const logged = await log.record(async () => {
      await operation.beforeEach?.(client);
      await client.send(operation.request(client, 1));
    });
    rows.push({
      operation,
      ...measured,
      bareMs: await bare(measured.answer, 200),
      driverMs: await driverAlone(admin, logged, 50),
    });
    process.stderr.write(`${operation.name}\n`);
  }
  await admin.end();
  return rows;
}

async function measure(base: string, client: BenchClient, operation: BenchOperation) {
  let cpu = 0;
  let statements = 0;
  let answer = "";
  const before = await cpuOf(base);
  let outside = 0;
  for (let round = 0; round < operation.rounds; round += 1) {
    if (operation.beforeEach) {
      const start = await cpuOf(base);
      await operation.beforeEach(client);
      outside += (await cpuOf(base)) - start;
    }
    const sent = await client.send(operation.request(client, round));
    statements = Math.max(statements, sent.statements);
    answer = sent.body;
  }
  cpu = (await cpuOf(base)) - before - outside;
  return { cpuMs: (cpu * 1000) / operation.rounds, statements, bytes: answer.length, answer };
}

async function rounds(client: BenchClient, operation: BenchOperation, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    await operation.beforeEach?.(client);
    await client.send(operation.request(client, round));
  }
}

/** Seconds of CPU the server has used since its start. */
async function cpuOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function startProduct(): Promise<string> {
  const port = await freePort(3300);
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    ["--disable-warning=ExperimentalWarning", join(root, "apps/server/src/app/main.ts")],
    {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PORT: String(port),
        VYCEP_DEMO: "on",
        VYCEP_RATE_LIMIT: "0",
        LOG_LEVEL: "error",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  const { stdout } = child;
  if (stdout === null) throw new Error("the server has no output");
  await once(stdout, "data");
  return `http://127.0.0.1:${port}`;
}

/** Starts the bare floor; answers how to measure `answer` sent `count` times, in CPU milliseconds each. */
async function startBare(): Promise<(answer: string, count: number) => Promise<number>> {
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
  return async (answer, count) => {
    await post("/answer", answer);
    for (let round = 0; round < 50; round += 1) await (await post("/graphql", "{}")).text();
    const before = await cpu();
    for (let round = 0; round < count; round += 1) await (await post("/graphql", "{}")).text();
    return ((await cpu()) - before) / count;
  };
}

/** The second floor: this process, the driver and the logged SQL, rolled back; CPU milliseconds a run. */
async function driverAlone(client: pg.Client, logged: LoggedStatement[], count: number): Promise<number> {
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
  await run();
  const before = process.cpuUsage();
  for (let round = 0; round < count; round += 1) await run();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000 / count;
}

const names = new Map<string, string>();

function nameOf(text: string, index: number): string {
  const known = names.get(text) ?? `bench_${names.size}_${index}`;
  names.set(text, known);
  return known;
}

async function signIn(base: string): Promise<BenchClient> {
  const post = async (request: BenchRequest, headers: Record<string, string>) => {
    const answer = await fetch(base + request.path, {
      method: request.method,
      headers: { ...headers, "content-type": "application/json" },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${body.slice(0, 400)}`);
    return { body, statements: Number(answer.headers.get("x-sql-statements")) };
  };
  const ask = async (query: string, variables: unknown, headers: Record<string, string>) => {
    const { body } = await post({ method: "POST", path: "/graphql", body: { query, variables } }, headers);
    const answer = JSON.parse(body) as { data?: unknown; errors?: unknown };
    if (answer.errors !== undefined)
      throw new Error(`${query}: ${JSON.stringify(answer.errors).slice(0, 600)}`);
    return answer.data;
  };
  const signedIn = (await ask(
    'mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }',
    {},
    {},
  )) as { generateCustomerToken: { token: string } };
  const bearer = { authorization: `Bearer ${signedIn.generateCustomerToken.token}` };
  const dates = await fetch(
    `${base}/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipmentId=selfpickup_selfpickup&shipTo=500101`,
    { headers: bearer },
  );
  const offered = (await dates.json()) as { filteredDeliveryDate: { date: string }[] };
  const day = offered.filteredDeliveryDate[0]?.date ?? "";
  const headers = {
    ...bearer,
    lang: "cs",
    store: "LivePortal_CZ_cs",
    outletid: "500101",
    outletdeliverymethod: "selfpickup_selfpickup",
    datepopup: day,
  };
  const graphql = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    ask(query, variables, headers);
  const cart = (await graphql("{ customerCart { id } }")) as { customerCart: { id: string } };
  await graphql(
    `mutation { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "500101", datepopup: "${day}",
      store: "LivePortal_CZ_cs") { code message } }`,
  );
  const listed: string[] = [];
  for (let page = 1; page <= 2; page += 1) {
    const answer = (await graphql(
      `{ products(filter: {}, pageSize: 100, currentPage: ${page}) { items { sku saleability { sellable } } } }`,
    )) as { products: { items: { sku: string; saleability: { sellable: boolean } }[] } };
    listed.push(...answer.products.items.filter((item) => item.saleability.sellable).map((item) => item.sku));
  }
  return {
    send: (request) => post(request, headers),
    graphql,
    skus: listed,
    cartId: cart.customerCart.id,
    lines: [],
  };
}

function tableOf(rows: readonly Row[]): string {
  const number = (value: number) => value.toFixed(value < 1 ? 2 : 1);
  const lines = rows.map(({ operation, cpuMs, statements, bytes, bareMs, driverMs }) =>
    [
      operation.name,
      `${number(cpuMs)} (aim ${operation.aim.cpuMs})`,
      `${statements} (aim ${operation.aim.statements})`,
      `${number(bareMs)} · ×${number(cpuMs / bareMs)}`,
      `${number(driverMs)} · ×${number(cpuMs / driverMs)}`,
      `${(bytes / 1024).toFixed(1)} KiB`,
    ].join(" | "),
  );
  return [
    "| work | CPU ms (aim) | SQL (aim) | bare Fastify ms · ratio | same SQL by the driver ms · ratio | answer |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
}
