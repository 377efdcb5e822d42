import { failureOf } from "@vycep/shell/api/api-error";
import { storage } from "@vycep/shell/storage/storage";
import { manualTimers } from "@vycep/shell/testing/manual-timers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeCartServer, fakeCartServer } from "../../../testing/fake-cart-server.ts";
import { someProduct } from "../../../testing/some-product.ts";
import { type CartAnswer, linesOf } from "../reading/cart-answer.ts";
import { amountsOf } from "../reading/line-amounts.ts";
import { readCart } from "../reading/read-cart.ts";
import { addLines, restoreLines, updateLines } from "./cart-calls.ts";
import { createCartSession } from "./create-cart-session.ts";
import { keepUnsent, readUnsent } from "./unsent-changes.ts";

const [a, b, c] = ["100101", "100112", "100212"] as const;
const goods = [a, b, c].map((sku) => someProduct({ sku, uid: sku, name: `Beer ${sku}` }));
const productOf = (sku: string) => goods.find((product) => product.sku === sku) ?? someProduct();
const wanted = (sku: string, packages: number) => ({
  sku,
  product: productOf(sku),
  amounts: { packages, layers: 0, pallets: 0 },
});

let server: FakeCartServer;

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

/** A page with a session of its own: what it shows, and what it tells. */
function openPage() {
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
  /** Time goes on until nothing is under way any more; what is outdated then is read again, as the page does. */
  async function goOn(ms = 200) {
    for (let passed = 0; passed < ms; passed += 10) {
      timers.advance(10);
      await turns();
    }
    if (!isOutdated) return;
    isOutdated = false;
    await read();
  }
  const view = () =>
    Object.fromEntries(
      (shown ? linesOf(shown) : []).map((line) => [line.product.sku, amountsOf(line).packages]),
    );
  return { session, timers, told, wayBack, network, read, goOn, view, shown: () => shown };
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function openReadPage() {
  const page = openPage();
  await page.read();
  server.world.calls.length = 0;
  return page;
}

const writes = () => server.world.calls.filter((call) => call !== "CustomerCart");

describe("what is entered into the cart", () => {
  test("CART-06 is shown at once, and sent after the screen has shown it", async () => {
    const page = await openReadPage();
    page.session.setAmounts(wanted(a, 7));
    page.session.setAmounts(wanted(c, 2));
    expect(page.view()).toEqual({ [a]: 7, [b]: 1, [c]: 2 });
    page.timers.advance(29);
    await turns();
    expect(server.world.calls).toEqual([]);
    await page.goOn();
    expect(writes()).toEqual(["UpdateCartItems", "AddProductsToCart"]);
    expect(server.held()).toEqual({ [a]: 7, [b]: 1, [c]: 2 });
  });

  test.each([
    ["of the same moment", 0, 1],
    ["before the first is sent", 10, 2],
    ["while the first is under way", 30, 2],
    ["after the first was answered", 200, 2],
  ])("CART-06 two keys quickly, %s: the last word counts, one call at a time", async (_when, ms, calls) => {
    const page = await openReadPage();
    page.session.setAmounts(wanted(a, 1));
    for (let passed = 0; passed < ms; passed += 10) {
      await Promise.resolve();
      page.timers.advance(10);
    }
    if (ms > 30) await turns();
    page.session.setAmounts(wanted(a, 12));
    await page.goOn();
    expect(writes()).toHaveLength(calls);
    expect(server.world.mostInFlight).toBe(1);
    expect([server.held()[a], page.view()[a]]).toEqual([12, 12]);
    expect(page.session.errors.has(a)).toBe(false);
  });

  test("C4 CART-19 what the server refuses stands beside its line, which goes back; the others go in", async () => {
    const page = await openReadPage();
    page.session.setAmounts(wanted(a, 10_000));
    page.session.setAmounts(wanted(b, 5));
    await page.goOn();
    expect(page.session.errors.get().get(a)).toMatchObject({ reason: "quantity-too-large" });
    expect(page.view()).toEqual({ [a]: 3, [b]: 5 });
    page.session.setAmounts(wanted(a, 4));
    expect(page.session.errors.has(a)).toBe(false);
  });

  test("C21 brings the cart to versions that are no news, and another window's change is one", async () => {
    const page = await openReadPage();
    const { versions } = page.session;
    const seen = versions.shown();
    page.session.setAmounts(wanted(a, 7));
    await page.goOn();
    expect(versions.afterOwn(seen)).toBe(server.version());
    expect(versions.isKnown({ cartId: "c1", version: server.version() })).toBe(true);
    server.setElsewhere(b, 9);
    expect(versions.isKnown({ cartId: "c1", version: server.version() })).toBe(false);
  });
});

describe("CART-19 an answer that does not come", () => {
  test.each([
    ["a new line", c, 2],
    ["a line that was there", a, 7],
    ["a line that was taken out", b, 0],
  ])("CART-19 of %s: it is asked what became of it, and it is done once", async (_what, sku, packages) => {
    const page = await openReadPage();
    server.world.lostAnswers = 1;
    page.session.setAmounts(wanted(sku, packages));
    await page.goOn();
    expect(page.told).toEqual(["network"]);
    expect(await page.session.whenIdle()).toBe(false);
    await page.goOn(5_100);
    expect(server.held()[sku] ?? 0).toBe(packages);
    expect(page.view()).toEqual(server.held());
    expect(page.told).toEqual(["network", "dismissed"]);
    expect(page.session.errors.get().size).toBe(0);
  });

  test("CART-19 what was entered meanwhile is the last word", async () => {
    const page = await openReadPage();
    server.world.lostAnswers = 1;
    page.session.setAmounts(wanted(c, 2));
    await page.goOn();
    page.session.setAmounts(wanted(c, 5));
    await page.goOn();
    expect(server.held()[c]).toBe(5);
  });

  test("CART-19 without a network nothing is told, an order cannot be sent, and all goes out with the network", async () => {
    const page = await openReadPage();
    server.world.isReachable = false;
    page.network.isOnline = false;
    page.session.setAmounts(wanted(a, 7));
    const saved = page.session.whenSaved();
    const refused = expect(saved).rejects.toThrow("network");
    await page.goOn(6_000);
    await refused;
    expect([page.told, page.view()[a], server.held()[a]]).toEqual([[], 7, 3]);
    server.world.isReachable = true;
    page.network.whenOnline();
    await page.goOn();
    await page.session.whenSaved();
    expect(server.held()[a]).toBe(7);
  });
});

describe("C21 somebody else was faster", () => {
  async function conflict(mine: number, theirs: number) {
    const page = await openReadPage();
    server.setElsewhere(a, theirs);
    page.session.setAmounts(wanted(a, mine));
    await page.goOn();
    return page;
  }

  test("C21 with another number: theirs stands, mine is asked about, and chosen it counts", async () => {
    const page = await conflict(7, 5);
    expect(page.view()[a]).toBe(5);
    expect(page.session.errors.undecided()).toMatchObject([{ sku: a, amounts: { packages: 7 } }]);
    expect(page.told).toEqual([]);
    page.session.setAmounts(wanted(a, 7));
    await page.goOn();
    expect([server.held()[a], page.session.errors.has(a)]).toEqual([7, false]);
  });

  test("C21 with the same number: nobody is asked", async () => {
    const page = await conflict(5, 5);
    expect([server.held()[a], page.session.errors.has(a)]).toEqual([5, false]);
  });

  test("C21 by taking the line out: it is told, and goes back in when asked for", async () => {
    const page = await conflict(7, 0);
    expect(page.told).toEqual([`removed ${a}`]);
    expect(page.view()).toEqual({ [b]: 1 });
    page.wayBack[0]?.();
    await page.goOn();
    expect(server.held()).toEqual({ [b]: 1, [a]: 7 });
  });

  test("C21 with goods that were new here too: they are not added up without asking", async () => {
    const page = await openReadPage();
    server.world.lostAnswers = 1;
    server.setElsewhere(c, 4);
    server.world.isReachable = false;
    page.session.setAmounts(wanted(c, 2));
    await page.goOn();
    server.world.isReachable = true;
    server.world.lostAnswers = 0;
    await page.goOn(5_100);
    expect(server.held()[c]).toBe(4);
    expect(page.session.errors.isUndecided(c)).toBe(true);
  });
});

describe("CART-07 undo of a removal", () => {
  async function removed() {
    const page = await openReadPage();
    const uid = server.uidOf(a);
    const before = page.shown();
    page.session.setAmounts(wanted(a, 0));
    await page.goOn();
    expect(server.held()).toEqual({ [b]: 1 });
    return { page, uid, before };
  }

  test("CART-07 the same line is back where it stood, shown at once", async () => {
    const { page, uid, before } = await removed();
    page.session.undoAmounts(wanted(a, 3), before);
    expect(Object.keys(page.view())).toEqual([a, b]);
    await page.goOn();
    expect(writes()).toEqual(["UpdateCartItems", "RestoreCartLines"]);
    expect([server.uidOf(a), page.view()]).toEqual([uid, { [a]: 3, [b]: 1 }]);
  });

  test("CART-07 before the removal was sent it never happens", async () => {
    const page = await openReadPage();
    const before = page.shown();
    page.session.setAmounts(wanted(a, 0));
    page.session.undoAmounts(wanted(a, 3), before);
    await page.goOn();
    expect([server.held(), page.view()]).toEqual([
      { [a]: 3, [b]: 1 },
      { [a]: 3, [b]: 1 },
    ]);
  });

  test("CART-07 what the server no longer remembers goes in like any other goods", async () => {
    const { page, before } = await removed();
    server.forgetRemovals();
    page.session.undoAmounts(wanted(a, 3), before);
    await page.goOn();
    expect(server.held()).toEqual({ [b]: 1, [a]: 3 });
  });

  test("CART-07 what somebody added anew meanwhile stays, and it is said", async () => {
    const { page, before } = await removed();
    server.setElsewhere(a, 9);
    page.session.undoAmounts(wanted(a, 3), before);
    await page.goOn();
    expect([server.held()[a], page.view()[a]]).toEqual([9, 9]);
    expect(page.told).toEqual([`line-added-meanwhile ${a}`]);
  });
});

describe("a reload with changes that were not sent", () => {
  /** A page that cannot reach the server any more; what it leaves, the next one finds. */
  async function leave(enter: (page: Awaited<ReturnType<typeof openReadPage>>) => void) {
    const page = await openReadPage();
    server.world.isReachable = false;
    enter(page);
    await page.goOn();
    server.world.isReachable = true;
  }

  test("CART-19 the next page shows and sends them", async () => {
    await leave(({ session }) => {
      session.setAmounts(wanted(a, 7));
      session.setAmounts(wanted(b, 0));
      session.setAmounts(wanted(c, 2));
    });
    const page = await openReadPage();
    // What a new line is, only the server can say.
    expect(page.view()).toEqual({ [a]: 7 });
    await page.goOn();
    expect(server.held()).toEqual({ [a]: 7, [c]: 2 });
    expect(page.view()).toEqual({ [a]: 7, [c]: 2 });
    expect(readUnsent("c1").changes).toEqual([]);
  });

  test("C21 what somebody else changed meanwhile is asked about, on whatever page", async () => {
    await leave(({ session }) => session.setAmounts(wanted(a, 7)));
    server.setElsewhere(a, 5);
    const page = await openReadPage();
    await page.goOn();
    expect([server.held()[a], page.view()[a]]).toEqual([5, 5]);
    expect(page.session.errors.isUndecided(a)).toBe(true);
    expect(page.told).toEqual(["choice waits"]);
    // The question outlives the page as well.
    const next = await openReadPage();
    await next.goOn();
    expect([server.held()[a], next.session.errors.isUndecided(a)]).toEqual([5, true]);
  });

  test("C21 a call whose answer was lost is known again by what it carried", async () => {
    const first = await openReadPage();
    server.world.lostAnswers = 1;
    first.session.setAmounts(wanted(a, 7));
    await first.goOn();
    const page = await openReadPage();
    await page.goOn();
    expect([server.held()[a], page.session.errors.has(a)]).toEqual([7, false]);
  });

  test("CART-07 an undo goes on as one", async () => {
    const first = await openReadPage();
    const [uid, before] = [server.uidOf(a), first.shown()];
    first.session.setAmounts(wanted(a, 0));
    await first.goOn();
    server.world.isReachable = false;
    first.session.undoAmounts(wanted(a, 3), before);
    await first.goOn();
    server.world.isReachable = true;
    const page = await openReadPage();
    await page.goOn();
    expect([server.uidOf(a), Object.keys(page.view())]).toEqual([uid, [a, b]]);
  });

  test("C20 of a cart that is an order by now they are told, and touch no other cart", async () => {
    await leave(({ session }) => session.setAmounts(wanted(a, 7)));
    server.placeElsewhere();
    const page = await openReadPage();
    await page.goOn();
    expect(page.told).toEqual(["cart-is-an-order"]);
    expect(page.session.errors.get().get(a)?.reason).toBe("not-saved");
    expect([server.held(), writes()]).toEqual([{}, []]);
    expect(readUnsent("c2")).toEqual({ changes: [], isLate: false });
  });
});

describe("a cart that is read", () => {
  test("CART-05 shows what the server holds", async () => {
    const page = await openReadPage();
    expect(page.view()).toEqual({ [a]: 3, [b]: 1 });
    expect(page.session.readAt.get()).toBe(page.timers.now());
  });

  test("CART-19 shows what was entered and is under way on top of what the server holds", async () => {
    const page = await openReadPage();
    server.world.isReachable = false;
    page.session.setAmounts(wanted(a, 7));
    page.session.setAmounts(wanted(b, 0));
    page.session.setAmounts(wanted(c, 2));
    await page.goOn();
    server.world.isReachable = true;
    await page.read();
    expect(page.view()).toEqual({ [a]: 7, [c]: 2 });
    await page.goOn(5_100);
    expect(server.held()).toEqual({ [a]: 7, [c]: 2 });
  });

  test("C21 does not hide somebody else's change from a change that is under way", async () => {
    const page = await openReadPage();
    server.world.isReachable = false;
    page.session.setAmounts(wanted(a, 7));
    await page.goOn();
    server.world.isReachable = true;
    server.setElsewhere(a, 5);
    await page.read();
    await page.goOn(5_100);
    expect([server.held()[a], page.session.errors.isUndecided(a)]).toEqual([5, true]);
  });
});

test("making a session asks and tells nothing, and what is entered before the first reading is sent after it", async () => {
  const page = openPage();
  await page.goOn();
  expect([server.world.calls, page.told]).toEqual([[], []]);
  page.session.setAmounts(wanted(a, 7));
  await page.goOn();
  expect(server.world.calls).toEqual(["CustomerCart", "UpdateCartItems"]);
  expect(server.held()[a]).toBe(7);
});
