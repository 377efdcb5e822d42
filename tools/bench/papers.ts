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
  const databaseSeconds = databaseCpu(settings[0]?.data_directory ?? "");
  await lists(await product(), databaseSeconds);
  await archive(await product(), archived);
  await longInvoice(await product(), long);
  await addChain(client);
  await client.query("analyze");
  await report("200 of 200 places", await product(), databaseSeconds);
  await client.query("delete from ship_to_role where uid = 'U001' and ship_to_id = '9100007'");
  await report("199 of 200 places", await product(), databaseSeconds);
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
    "one letter of a number": "&search=B",
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
      // Counting to a thousand is not a page's work.
      aim: query.includes("search") ? 20 : 4,
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

/** The time is what one core needs for it: on a machine that does other work a clock would tell of that. */
async function longInvoice({ address, headers }: Product, numbers: readonly string[]): Promise<void> {
  let pages = 0;
  const draw = async (number: string) => {
    const query = `documentId=${number}&documentType=invoice&fileType=pdf`;
    const answer = await fetch(`${address}${base}/documents/GetDocumentExternalLinkAsyncV2?${query}`, {
      headers,
    });
    const { link } = (await answer.json()) as { link: string };
    const file = Buffer.from(await (await fetch(address + link)).arrayBuffer()).toString("latin1");
    pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
  };
  const [first = "", ...others] = numbers;
  await draw(first);
  const alone = others.slice(0, others.length / 2);
  const before = await serverSeconds(address);
  for (const number of alone) await draw(number);
  const each = (((await serverSeconds(address)) - before) * 1000) / alone.length;
  let waited = 0;
  for (const number of others.slice(alone.length)) {
    let isDrawing = true;
    const asking = (async () => {
      while (isDrawing) {
        const begun = performance.now();
        await (await fetch(`${address}/healthz`)).text();
        waited = Math.max(waited, performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    await draw(number);
    isDrawing = false;
    await asking;
  }
  told(`an invoice of ${pages} pages, read, drawn and kept`, each, {
    aim: 300,
    shown: `${each.toFixed(0)} ms of CPU; others waited ${waited.toFixed(0)} ms at most`,
  });
}

/** The first answer of a process, and those after it: by the clock, and by what server and database needed. */
async function report(
  who: string,
  { address, headers }: Product,
  databaseSeconds: () => number,
): Promise<void> {
  const cpu = async () => ((await serverSeconds(address)) + databaseSeconds()) * 1000;
  const ask = async () => {
    const begun = { clock: performance.now(), cpu: await cpu() };
    const answer = await fetch(`${address}${base}/reports/consumption?period=5-years`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`report: ${answer.status}`);
    return { clock: performance.now() - begun.clock, cpu: (await cpu()) - begun.cpu };
  };
  const cold = await ask();
  const warm: Awaited<ReturnType<typeof ask>>[] = [];
  for (let at = 0; at < 10; at += 1) warm.push(await ask());
  const middleOf = (of: "clock" | "cpu") =>
    warm.map((one) => one[of]).toSorted((one, other) => one - other)[5] ?? 0;
  told(`five years of a chain, ${who}`, cold.cpu, {
    aim: 150,
    shown: `${cold.cpu.toFixed(0)} ms of CPU cold, ${middleOf("cpu").toFixed(0)} warm (${cold.clock.toFixed(0)} and ${middleOf("clock").toFixed(0)} by the clock)`,
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
