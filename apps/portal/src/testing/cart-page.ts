import { failureOf } from "@vycep/shell/failures/api-error";
import { storage } from "@vycep/shell/storage/storage";
import { manualTimers } from "@vycep/shell/testing/manual-timers";
import { afterEach, beforeEach, vi } from "vitest";
import { type CartAnswer, linesOf } from "../features/cart/reading/cart-answer.ts";
import { amountsOf } from "../features/cart/reading/line-amounts.ts";
import { readCart } from "../features/cart/reading/read-cart.ts";
import { addLines, restoreLines, updateLines } from "../features/cart/session/cart-calls.ts";
import { createCartSession } from "../features/cart/session/create-cart-session.ts";
import { keepUnsent, readUnsent } from "../features/cart/session/unsent-changes.ts";
import { type FakeCartServer, fakeCartServer } from "./fake-cart-server.ts";
import { someProduct } from "./some-product.ts";

/** Three beers: three boxes of the first and one of the second are in the cart when a test begins. */
export const [a, b, c] = ["100101", "100112", "100212"] as const;
const goods = [a, b, c].map((sku) => someProduct({ sku, uid: sku, name: `Beer ${sku}` }));
const productOf = (sku: string) => goods.find((product) => product.sku === sku) ?? someProduct();
export const wanted = (sku: string, packages: number) => ({
  sku,
  product: productOf(sku),
  amounts: { packages, layers: 0, pallets: 0 },
});

/** The server of the test that runs, anew for each. */
export let server: FakeCartServer;

/** To be called once in a file: each test has a server and a browser of its own. */
export function withCartServer(): void {
  beforeEach(() => {
    server = fakeCartServer(goods);
    server.setElsewhere(a, 3);
    server.setElsewhere(b, 1);
    vi.stubGlobal("fetch", server.fetch);
  });
  afterEach(() => {
    storage.clearForSignOut();
    vi.unstubAllGlobals();
  });
}

/** A page with a session of its own: what it shows, and what it tells. */
export function openPage() {
  const timers = manualTimers();
  const told: string[] = [];
  const wayBack: (() => void)[] = [];
  const network = { isOnline: true, whenOnline: () => {} };
  let shown: CartAnswer | undefined;
  let isOutdated = false;
  const session = createCartSession({
    server: { read: readCart, add: addLines, update: updateLines, restore: restoreLines },
    shown: {
      edit(edit) {
        if (shown !== undefined) shown = edit(shown);
      },
      refresh: async (read) => {
        shown = await read(undefined);
      },
      outdated: () => {
        isOutdated = true;
      },
    },
    unsent: { keep: keepUnsent, read: readUnsent },
    network: {
      isOnline: () => network.isOnline,
      onOnline: (listener) => {
        network.whenOnline = listener;
      },
    },
    messages: {
      failed(cause) {
        told.push(failureOf(cause).code);
        return () => told.push("dismissed");
      },
      lineRemoved: ({ sku, amounts }, putBack) => {
        told.push(`removed ${sku}`);
        wayBack.push(() => putBack({ sku, amounts, product: productOf(sku) }));
      },
      choiceWaits: () => told.push("choice waits"),
      notRestored: (refusals) => told.push(...refusals.map(({ reason, sku }) => `${reason} ${sku}`)),
    },
    timers,
  });
  async function read() {
    shown = await session.read(undefined);
  }
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 10) {
      timers.advance(10);
      await turns();
    }
  }
  /** Time goes on until nothing is under way any more; what is outdated then is read again, as the page does. */
  async function goOn(ms = 200) {
    await pass(ms);
    if (!isOutdated) return;
    isOutdated = false;
    await read();
  }
  const view = () =>
    Object.fromEntries(
      (shown ? linesOf(shown) : []).map((line) => [line.product.sku, amountsOf(line).packages]),
    );
  return { session, timers, told, wayBack, network, read, pass, goOn, view, shown: () => shown };
}

export async function turns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

export async function openReadPage() {
  const page = openPage();
  await page.read();
  server.world.calls.length = 0;
  return page;
}

/** What this and other pages have written, by operation. */
export const writes = () => server.world.calls.filter((call) => call !== "CustomerCart");
