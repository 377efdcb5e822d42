/**
 * `npm run bench:publishing`: a draft of fifty thousand prices is published by a worker while a customer asks a web process
 * for a list, the cart and the history, fifteen times a second (DPRICE-02, decision 0608). Tells how long the answers took before,
 * meanwhile and afterwards, and ends with 1 where customers wait more than a tenth longer or it takes over a minute.
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { migrate } from "../../db/src/migrate.ts";
import { type BenchClient, fillCart, operations } from "./operations.ts";
import { signIn, startProduct } from "./product.ts";

const lists = 334;
const goodsOfList = 150;
const mostSeconds = 60;
const mostSlower = 1.1;
/** For so long customers are watched before and after. */
const watchedMs = 20_000;

const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
const rows: string[] = [];
let isMissed = false;
try {
  await migrate(database.url);
  await loadDemo(database.url, toLocalDate(new Date().toISOString().slice(0, 10)));
  const client = new pg.Client({ connectionString: database.url });
  // The cluster's end ends it too, where something failed before.
  client.on("error", () => undefined);
  await client.connect();
  await addLists(client);
  const web = await startProduct(database.url, children);
  await startProduct(database.url, children, { VYCEP_ROLE: "worker" });
  const customer = await signIn([web], { email: "jana.novotna@modrahvezda.example", shipTo: "500101" });
  await fillCart(customer, 100);
  await askedUntil(customer, pause(watchedMs));
  const before = await askedUntil(customer, pause(watchedMs));
  const lines = await planDraft(client);
  const begun = performance.now();
  const meanwhile = await askedUntil(customer, published(client));
  const seconds = (performance.now() - begun) / 1000;
  const after = await askedUntil(customer, pause(watchedMs));
  await client.end();
  const slower = share(meanwhile, 0.5) / share([...before, ...after], 0.5);
  isMissed = seconds > mostSeconds || slower > mostSlower;
  rows.push(
    `| ${lines} prices published | ${seconds.toFixed(1)} s | ${mostSeconds} s |`,
    `| a customer's answer before: median · 95 % | ${told(before)} | |`,
    `| … meanwhile | ${told(meanwhile)} | |`,
    `| … afterwards | ${told(after)} | |`,
    `| median meanwhile against before and after | ×${slower.toFixed(2)} | ×${mostSlower.toFixed(2)} |`,
  );
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}
process.stdout.write(`| work | measured | aim |\n| --- | --- | --- |\n${rows.join("\n")}\n`);
process.exitCode = isMissed ? 1 : 0;

/** Lists of their own for many customers, each with the same goods. */
async function addLists(client: pg.Client): Promise<void> {
  await client.query(
    `insert into price_list (code, market, currency)
     select 'CZ-B' || no, 'CZ', 'CZK' from generate_series(1, $1::int) no`,
    [lists],
  );
  await client.query(
    `insert into price (price_list, sku, currency, base_minor, your_minor, valid_from)
     select 'CZ-B' || no, sku, 'CZK', 100000, 90000, current_date - 30
     from generate_series(1, $1::int) no cross join (select sku from product order by sku limit $2::int) goods`,
    [lists, goodsOfList],
  );
  await client.query("analyze");
}

/** Four per cent more for all of them from today on, agreed upon already; the worker looks every other second. */
async function planDraft(client: pg.Client): Promise<number> {
  await client.query("begin");
  const { rows: drafts } = await client.query<{ id: string }>(
    `insert into price_draft (key, name, reason, valid_from, state, created_by, created_at, authors, handed_in_by, handed_in_at)
     values ('bench', 'Bench', 'Bench', current_date, 'planned', 'S05', now(), array['S05'], 'S05', now()) returning id`,
  );
  const { rowCount } = await client.query(
    `insert into price_draft_line (draft_id, price_list, sku, old_base_minor, old_your_minor, base_minor, your_minor, change_percent, is_typed)
     select $1, price_list, sku, base_minor, your_minor, 104000, 93600, 4, false from price where price_list like 'CZ-B%'`,
    [drafts[0]?.id],
  );
  await client.query("commit");
  return rowCount ?? 0;
}

async function published(client: pg.Client): Promise<void> {
  const open = async () => {
    const { rows: drafts } = await client.query<{ state: string }>("select state from price_draft");
    return drafts.some(({ state }) => state !== "published");
  };
  while (await open()) await pause(100);
}

/** Asks for one page after the other, fifteen times a second whether or not there was an answer; how long each took, in ms. */
async function askedUntil(customer: BenchClient, end: Promise<unknown>): Promise<number[]> {
  const names = ["list of 25 with facets", "change one line of 100", "history page of 25"];
  const asked = operations.filter(({ name }) => names.includes(name));
  const took: number[] = [];
  const answers: Promise<unknown>[] = [];
  let isOver = false;
  const over = end.then(() => {
    isOver = true;
  });
  for (let round = 0; !isOver; round += 1) {
    const request = asked[round % asked.length]?.request(customer, round);
    if (request === undefined) throw new Error("nothing to ask");
    const begun = performance.now();
    answers.push(customer.send(request).then(() => took.push(performance.now() - begun)));
    await pause(1000 / 15);
  }
  await Promise.all([over, ...answers]);
  return took;
}

function share(took: readonly number[], part: number): number {
  return took.toSorted((left, right) => left - right)[Math.floor(took.length * part)] ?? 0;
}

function told(took: readonly number[]): string {
  return `${share(took, 0.5).toFixed(1)} · ${share(took, 0.95).toFixed(1)} ms`;
}
