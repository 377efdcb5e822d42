/**
 * `npm run bench:sign-in`: whether the hashing of passwords holds up others, and whether the answer to a forgotten
 * password tells by its time who is known. Both are compared within one run. `-- --seconds 20` is how long each part takes.
 */
import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { migrate } from "../../db/src/migrate.ts";
import { atOnce } from "./at-once.ts";
import { startProduct } from "./product.ts";

const { values } = parseArgs({ options: { seconds: { type: "string" } } });
const seconds = Number(values.seconds ?? 20);
const signInsPerSecond = 20;
const asksPerSecond = 50;
let callers = 0;

const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
try {
  await migrate(database.url);
  await loadDemo(database.url, toLocalDate(new Date().toISOString().slice(0, 10)));
  // Each call names a caller of its own: what is measured are answers, not the limits of one address.
  const base = await startProduct(database.url, children, { VYCEP_TRUST_PROXY: "1" });
  process.stdout.write(await waiting(base));
  process.stdout.write(await forgetting(base));
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

/** How long `{ __typename }` takes alone, and while people sign in. */
async function waiting(base: string): Promise<string> {
  const ask = () => answered(base, "/graphql", { query: "{ __typename }" });
  // Of one account not so many may try at once.
  const { users } = (await (await fetch(`${base}/identity/demo-users`)).json()) as {
    users: readonly { email: string }[];
  };
  const signIn = (index: number) =>
    answered(base, "/graphql", {
      query: `mutation { generateCustomerToken(email: "${users[index % users.length]?.email}",
        password: "Vycep-demo-2026") { token } }`,
    });
  await evenly(asksPerSecond, 2, ask);
  const alone = await evenly(asksPerSecond, seconds, ask);
  const [beside, signIns] = await Promise.all([
    evenly(asksPerSecond, seconds, ask),
    evenly(signInsPerSecond, seconds, signIn),
  ]);
  const ratio = (at(beside, 0.95) / at(alone, 0.95)).toFixed(1);
  return [
    "| { __typename } | p50 ms | p95 ms |",
    "| --- | --- | --- |",
    `| alone | ${shown(alone)} |`,
    `| while ${signInsPerSecond} a second sign in | ${shown(beside)} |`,
    `| a sign-in itself | ${shown(signIns)} |`,
    `p95 while people sign in is ×${ratio} of that alone (at most ×2).`,
    "",
    "",
  ].join("\n");
}

/** How long an answer takes to an address that is known, and to one that is nobody's. */
async function forgetting(base: string): Promise<string> {
  const known = ["jana.novotna@modrahvezda.example", "radek.brazda@brazda.example"];
  const times = { known: [] as number[], unknown: [] as number[] };
  // One beside the other, so that what else the machine does meets both alike.
  await atOnce(2, seconds * 4, async (index) => {
    const isKnown = index % 2 === 0;
    const email = isKnown ? (known[(index / 2) % 2] ?? "") : `nobody-${index}@nowhere.example`;
    times[isKnown ? "known" : "unknown"].push(await answered(base, "/identity/forgot-password", { email }));
  });
  const apart = Math.abs(at(times.known, 0.5) - at(times.unknown, 0.5)).toFixed(1);
  return [
    "| POST /identity/forgot-password | p50 ms | p95 ms |",
    "| --- | --- | --- |",
    `| somebody's address | ${shown(times.known)} |`,
    `| nobody's address | ${shown(times.unknown)} |`,
    `The medians are ${apart} ms apart.`,
    "",
  ].join("\n");
}

/** Begins so many a second, whether the ones before have ended or not; the milliseconds that each took. */
async function evenly(
  perSecond: number,
  lasting: number,
  work: (index: number) => Promise<number>,
): Promise<number[]> {
  const begun = performance.now();
  const under: Promise<number>[] = [];
  for (let index = 0; index < perSecond * lasting; index += 1) {
    const wait = begun + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait));
    under.push(work(index));
  }
  return Promise.all(under);
}

async function answered(base: string, path: string, body: object): Promise<number> {
  callers += 1;
  const caller = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  const begun = performance.now();
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": caller },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${path}: ${answer.status} ${text}`);
  return ms;
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * part)] ?? Number.NaN;
}

function shown(times: readonly number[]): string {
  return `${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)}`;
}
