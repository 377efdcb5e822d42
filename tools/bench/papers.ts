/**
 * `npm run bench:papers`: lists among a million documents (CPU of server and database), an archive of 500 invoices (memory),
 * an invoice of thirty pages (time, and what others wait meanwhile), and the report of a chain of 200 places, cold and
 * warm, for who sees all of them and for who sees 199. Prints a table for docs/benchmarks.md and ends with 1 when an aim is
 * missed.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { superuser } from "../../db/src/embedded/cluster.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { migrate } from "../../db/src/migrate.ts";
import { atOnce } from "./at-once.ts";
import { databaseCpu } from "./database-cpu.ts";
import { addChain, addDocuments, addFiles, addLongInvoices } from "./papers-data.ts";
import { metricsToken, startProduct } from "./product.ts";

const base = "/prodczsk-api/api/v1/portal";
const rows: string[] = [];
const folder = await mkdtemp(join(tmpdir(), "vycep-bench-papers-"));
const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
try {
  await migrate(database.url);
  await loadDemo(database.url, toLocalDate(new Date().toISOString().slice(0, 10)));
  // Only the cluster's own superuser, who has the same password, is told where its data lies.
  const address = new URL(database.url);
  address.username = superuser;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await addDocuments(client);
  const archived = await addFiles(client, folder, 500);
  const long = await addLongInvoices(client, 11);
  await client.query("analyze");
  const { rows: settings } = await client.query<{ data_directory: string }>("show data_directory");
  await lists(await product(), databaseCpu(settings[0]?.data_directory ?? ""));
  await archive(await product(), archived);
  await longInvoice(await product(), long);
  await addChain(client);
  await client.query("analyze");
  await report("200 of 200 places", await product());
  await client.query("delete from ship_to_role where uid = 'U001' and ship_to_id = '9100007'");
  await report("199 of 200 places", await product());
  await client.end();
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
  await rm(folder, { recursive: true });
}
process.stdout.write(`| work | measured | aim |\n| --- | --- | --- |\n${rows.join("\n")}\n`);

type Product = { readonly address: string; readonly pid: number; readonly headers: Record<string, string> };

/** A server that has answered nothing yet, and its owner signed in to it. */
async function product(): Promise<Product> {
  for (const child of children.splice(0)) child.kill("SIGTERM");
  const address = await startProduct(database.url, children, { VYCEP_FILES: folder });
  const query = `mutation { generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token } }`;
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { generateCustomerToken: { token: string } } };
  const headers = { authorization: `Bearer ${data.generateCustomerToken.token}` };
  return { address, pid: children[0]?.pid ?? 0, headers };
}

async function lists({ address, headers }: Product, databaseSeconds: () => number): Promise<void> {
  const asked = {
    all: "",
    invoices: "&tab=invoices",
    overdue: "&state=overdue",
    "the newest first": "&sort=issued",
    "one place": "&shipTo=500101",
    "the beginning of a number": "&search=B12",
    "a further page": "&offset=25",
  };
  const rounds = 200;
  for (const [name, query] of Object.entries(asked)) {
    const once = async () => {
      const answer = await fetch(`${address}${base}/documents/GetAllDocuments?limit=25${query}`, { headers });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      await answer.text();
    };
    await atOnce(8, rounds, once);
    const before = [await serverSeconds(address), databaseSeconds()] as const;
    await atOnce(8, rounds, once);
    const server = ((await serverSeconds(address)) - before[0]) * (1000 / rounds);
    const own = (databaseSeconds() - before[1]) * (1000 / rounds);
    told(`25 of a million documents: ${name}`, server + own, {
      aim: 4,
      shown: `${server.toFixed(1)} + ${own.toFixed(1)} = ${(server + own).toFixed(1)} ms of CPU`,
    });
  }
}

async function archive({ address, pid, headers }: Product, numbers: readonly string[]): Promise<void> {
  const packed = async (some: readonly string[]) => {
    const documents = some.map((documentId) => ({ documentId, documentType: "invoice" }));
    const answer = await fetch(`${address}${base}/documents/GetDownloadZipDocumentBulk`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ documents, fileType: "pdf" }),
    });
    if (!answer.ok || !answer.body) throw new Error(`archive: ${answer.status} ${await answer.text()}`);
    let bytes = 0;
    for await (const piece of answer.body) bytes += piece.length;
    return bytes;
  };
  await packed(numbers.slice(0, 5));
  const before = await memoryOf(pid);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await memoryOf(pid));
  }, 5);
  const bytes = await packed(numbers);
  clearInterval(watch);
  told("an archive of 500 invoices of 60 KB", most - before, {
    aim: 60,
    shown: `${(most - before).toFixed(0)} MB more memory for ${(bytes / 1024 / 1024).toFixed(0)} MB`,
  });
}

async function longInvoice({ address, headers }: Product, numbers: readonly string[]): Promise<void> {
  const times: number[] = [];
  let waited = 0;
  let pages = 0;
  for (const [at, number] of numbers.entries()) {
    let isDrawing = true;
    const others = (async () => {
      while (isDrawing) {
        const begun = performance.now();
        await (await fetch(`${address}/healthz`)).text();
        if (at > 0) waited = Math.max(waited, performance.now() - begun);
      }
    })();
    const begun = performance.now();
    const query = `documentId=${number}&documentType=invoice&fileType=pdf`;
    const answer = await fetch(`${address}${base}/documents/GetDocumentExternalLinkAsyncV2?${query}`, {
      headers,
    });
    const { link } = (await answer.json()) as { link: string };
    if (at > 0) times.push(performance.now() - begun);
    isDrawing = false;
    await others;
    const file = Buffer.from(await (await fetch(address + link)).arrayBuffer()).toString("latin1");
    pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  told(`an invoice of ${pages} pages`, middle, {
    aim: 300,
    shown: `${middle.toFixed(0)} ms with its reading and keeping; others waited ${waited.toFixed(0)} ms at most`,
  });
}

async function report(who: string, { address, headers }: Product): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const begun = performance.now();
    const answer = await fetch(`${address}${base}/reports/consumption?period=5-years`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`report: ${answer.status}`);
    times.push(performance.now() - begun);
  }
  const [cold = 0, ...warm] = times;
  const middle = warm.toSorted((one, other) => one - other)[Math.floor(warm.length / 2)] ?? 0;
  told(`five years of a chain, ${who}`, Math.max(cold, middle), {
    aim: 150,
    shown: `${cold.toFixed(0)} ms cold, ${middle.toFixed(0)} ms warm`,
  });
}

function told(work: string, measured: number, { aim, shown }: { aim: number; shown: string }): void {
  rows.push(`| ${work} | ${shown} | ${aim} |`);
  process.stderr.write(`${work}: ${shown}\n`);
  if (measured > aim) process.exitCode = 1;
}

async function serverSeconds(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** MB that a process holds. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
