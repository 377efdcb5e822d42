/**
 * `npm run bench:visits`: what a visit costs on a telephone, with a quarter of this machine's processor and a slow 4G
 * network: until its first and its largest content are painted, what was fetched before them, how much of the page jumped,
 * and how long the page could not answer. Once with an empty cache and once again. Prints a table for docs/benchmarks.md.
 * `-- --pages /,/cart` measures some pages only, `--rounds 1` each once.
 */
import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { migrate } from "../../db/src/migrate.ts";
import { startProduct } from "../../tools/bench/product.ts";
import { buildProduct } from "../../tools/serve/builds.ts";
import { findChromium } from "../../tools/test/chromium.ts";
import { type Visit, visitOf } from "./visit.ts";

const customer = { email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026" };
const today = toLocalDate(new Date().toISOString().slice(0, 10));
const { values } = parseArgs({ options: { pages: { type: "string" }, rounds: { type: "string" } } });
const rounds = Number(values.rounds ?? 3);
const phone = { viewport: { width: 390, height: 844 }, locale: "cs-CZ", deviceScaleFactor: 2 };
/** What a page may take at a first and at a later visit until its largest content, in ms; KB of all before its first. */
const aims: Readonly<
  Record<string, { readonly first: number; readonly later: number; readonly kb?: number }>
> = {
  "/login": { first: 2000, later: 1200, kb: 150 },
  "/": { first: 2500, later: 1200, kb: 220 },
  "/catalog/products": { first: 2500, later: 1200 },
  "/cart": { first: 2500, later: 1200 },
};

await buildProduct();
const executablePath = await findChromium();
const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
try {
  await migrate(database.url);
  await loadDemo(database.url, today);
  process.stdout.write(await measureAll(await startProduct(database.url, children)));
} finally {
  for (const child of children) child.kill("SIGTERM");
  await database.remove();
}

async function measureAll(base: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
  });
  const lines = [
    "| page | visit | first content ms | fetched before it, KB | largest content ms (aim) | fetched before it, KB | in all, KB | jumped | blocked ms |",
    `${"| --- ".repeat(9)}|`,
  ];
  try {
    for (const [path, aim] of Object.entries(aims)) {
      if (values.pages !== undefined && !values.pages.split(",").includes(path)) continue;
      const context = await browser.newContext(phone);
      const { page, session } = await open(context, base, path !== "/login");
      const first: Visit[] = [];
      const later: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await forgetAll(page, session);
        first.push(await visitOf(page, session, base + path));
        // The worker keeps the files of the page after it is drawn.
        await page.waitForTimeout(3000);
        later.push(await visitOf(page, session, base + path));
      }
      lines.push(
        rowOf(`${path} | first`, first, { largest: aim.first, kb: aim.kb }),
        rowOf(`${path} | later`, later, { largest: aim.later }),
      );
      await context.close();
    }
    return `${lines.join("\n")}\n`;
  } finally {
    await browser.close();
  }
}

async function open(context: BrowserContext, base: string, isSignedIn: boolean) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isSignedIn) {
    await page.goto(`${base}/login`);
    await page.getByRole("textbox", { name: /e-mail/i }).fill(customer.email);
    await page.locator('input[type="password"]').fill(customer.password);
    await page.keyboard.press("Enter");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Košík/ })
      .waitFor();
    // Shown once, not with every visit.
    const tutorial = page.getByRole("dialog").getByRole("button", { name: "Hotovo" });
    await tutorial.click({ timeout: 20_000 });
    await tutorial.waitFor({ state: "detached" });
  }
  return { page, session };
}

/** As somebody who was never here, but signed in. */
async function forgetAll(page: Page, session: CDPSession): Promise<void> {
  await page
    .evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    })
    .catch(() => undefined);
  await session.send("Network.clearBrowserCache");
}

function rowOf(
  name: string,
  all: readonly Visit[],
  aim: { readonly largest: number; readonly kb?: number | undefined },
): string {
  const middle = (of: (one: Visit) => number) =>
    all.map(of).toSorted((left, right) => left - right)[Math.floor(all.length / 2)] ?? 0;
  const before = `${Math.round(middle((one) => one.bytesBeforeFirst) / 1024)}${aim.kb === undefined ? "" : ` (aim ${aim.kb})`}`;
  return `| ${[
    name,
    Math.round(middle((one) => one.firstContent)),
    before,
    `${Math.round(middle((one) => one.largestContent))} (aim ${aim.largest})`,
    Math.round(middle((one) => one.bytesBefore) / 1024),
    Math.round(middle((one) => one.bytes) / 1024),
    middle((one) => one.shift).toFixed(3),
    Math.round(middle((one) => one.blocked)),
  ].join(" | ")} |`;
}
