/**
 * `npm run bench:browser`: how long a key takes in a long cart until the totals are painted and how long such a cart takes
 * to open, on a processor slowed four times as well, and whether scrolling and typing keep their frames. Prints tables for
 * docs/benchmarks.md.
 */
import type { ChildProcess } from "node:child_process";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import pg from "pg";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { generate } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";
import { fillCart } from "../../tools/bench/operations.ts";
import { signIn, startProduct } from "../../tools/bench/product.ts";
import { buildProduct } from "../../tools/serve/builds.ts";
import { findChromium } from "../../tools/test/chromium.ts";

const customer = { email: "jana.novotna@modrahvezda.example", shipTo: "500101" };
const today = toLocalDate(new Date().toISOString().slice(0, 10));
const keys = 20;

await buildProduct();
const executablePath = await findChromium();
const database = await startThrowawayDatabase();
const children: ChildProcess[] = [];
try {
  await migrate(database.url);
  await loadDemo(database.url, today);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await generate(client, { products: 1340, outlets: 0 }, today);
  await client.end();
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
  try {
    const bench = await signIn([base], customer);
    await fillCart(bench, 300);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "cs-CZ" });
    const page = await context.newPage();
    await enter(page, base);
    const processor = await context.newCDPSession(page);
    const lines = ["| cart | processor | key to new totals in the page, p50 · max ms | to painted |"];
    lines.push("| --- | --- | --- | --- |");
    for (const size of [300, 1000]) {
      await fillCart(bench, size);
      for (const slower of [1, 4]) lines.push(await keyRow(page, { base, processor, size, slower }));
    }
    lines.push(
      "",
      "| cart opened from the home page | processor | painted, p50 · max ms |",
      "| --- | --- | --- |",
    );
    await fillCart(bench, 300);
    for (const slower of [1, 4]) {
      lines.push(await openingRow(page, { base, processor, size: 300, slower }));
    }
    await fillCart(bench, 500);
    lines.push(
      "",
      "| page | scrolling: frames · longest ms | typing: frames · longest ms |",
      "| --- | --- | --- |",
    );
    for (const path of ["/cart", "/catalog/products", "/catalog/products?view=grid"]) {
      lines.push(await frameRow(page, base, path));
    }
    return `${lines.join("\n")}\n`;
  } finally {
    await browser.close();
  }
}

/** Signs in on the form, and goes on with the order that is there. */
async function enter(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByRole("textbox", { name: /e-mail/i }).fill(customer.email);
  await page.locator('input[type="password"]').fill("Vycep-demo-2026");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Pokračovat" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

type KeyRun = {
  readonly base: string;
  readonly processor: CDPSession;
  readonly size: number;
  readonly slower: number;
};

/** One box more and one less in the seventh line, again and again; each key when the one before has been answered. */
async function keyRow(page: Page, { base, processor, size, slower }: KeyRun): Promise<string> {
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(`${base}/cart`);
  await page.getByRole("main").getByRole("spinbutton").nth(6).click();
  await page.waitForTimeout(1500);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const inPage: number[] = [];
  const painted: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    await page.evaluate(watchTotals);
    const pressed = key % 2 === 0 ? "ArrowUp" : "ArrowDown";
    // A finger stays on a key for longer than the frame takes.
    await page.keyboard.down(pressed);
    const seen = await page.evaluate(() => (globalThis as unknown as Watched).totalsSeen);
    await page.keyboard.up(pressed);
    // The first keys compile what all others run.
    if (key >= 4) {
      inPage.push(seen.inPage);
      painted.push(seen.painted);
    }
    await page.waitForTimeout(800);
  }
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return `| ${size} lines | ÷ ${slower} | ${spread(inPage)} | ${spread(painted)} |`;
}

type Watched = { totalsSeen: Promise<{ readonly inPage: number; readonly painted: number }> };

/** Runs in the page: from the next key until an amount of money has changed, and until the frame that shows it is painted. */
function watchTotals(): void {
  const { promise, resolve } = Promise.withResolvers<{ inPage: number; painted: number }>();
  Object.assign(globalThis, { totalsSeen: promise });
  const since = (event: Event) => performance.now() - event.timeStamp;
  const watch = (event: Event) => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => /\d\sKč$/.test(target.textContent ?? ""))) return;
      observer.disconnect();
      const inPage = since(event);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ inPage, painted: since(event) });
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, characterData: true, childList: true });
  };
  addEventListener("keydown", watch, { once: true, capture: true });
}

/** The cart opened from the home page, each time in a page that was loaded anew. */
async function openingRow(page: Page, { base, processor, size, slower }: KeyRun): Promise<string> {
  const painted: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.goto(base);
    await page.waitForTimeout(2500);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.evaluate(watchLines);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Košík/ })
      .click();
    painted.push(await page.evaluate(() => (globalThis as unknown as { linesPainted: number }).linesPainted));
    await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  return `| ${size} lines | ÷ ${slower} | ${spread(painted)} |`;
}

/** Runs in the page: from the next click until the numbers of a cart's lines are painted. */
function watchLines(): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  Object.assign(globalThis, { linesPainted: promise });
  const watch = (event: Event) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("main [role=spinbutton]") === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  };
  addEventListener("click", watch, { once: true, capture: true });
}

async function frameRow(page: Page, base: string, path: string): Promise<string> {
  await page.goto(base + path);
  const field = page.locator("main input[inputmode=numeric]").nth(6);
  await field.waitFor();
  await page.waitForTimeout(1500);
  await page.mouse.move(700, 500);
  const scrolled = await framesDuring(page, async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(50);
    }
  });
  await page.evaluate(() => scrollTo(0, 0));
  await field.click();
  await page.waitForTimeout(500);
  const typed = await framesDuring(page, async () => {
    await page.keyboard.type("12", { delay: 150 });
    await page.waitForTimeout(500);
  });
  return `| ${path} | ${frames(scrolled)} | ${frames(typed)} |`;
}

/** The milliseconds between the frames that the browser drew while something was done. */
async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seenFrames: seen });
    const note = (at: number) => {
      seen.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const seen = await page.evaluate(() => (globalThis as unknown as { seenFrames: number[] }).seenFrames);
  return seen.slice(1).map((at, index) => at - (seen[index] ?? at));
}

function frames(gaps: readonly number[]): string {
  const late = gaps.filter((gap) => gap > 17.5).length;
  return `${gaps.length} · ${Math.max(...gaps).toFixed(1)}${late === 0 ? "" : `, ${late} late`}`;
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((left, right) => left - right);
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} · ${Math.round(sorted.at(-1) ?? 0)}`;
}
