import { describe, expect, test } from "vitest";
import {
  a,
  b,
  c,
  openPage,
  openReadPage,
  server,
  turns,
  wanted,
  withCartServer,
  writes,
} from "../../../testing/cart-page.ts";

withCartServer();

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

  test("CART-06 what is entered while a call is under way stays shown when its answer comes", async () => {
    const page = await openReadPage();
    page.session.setAmounts(wanted(a, 1));
    await turns();
    page.timers.advance(30);
    page.session.setAmounts(wanted(a, 12));
    await turns();
    expect([server.held()[a], page.view()[a]]).toEqual([1, 12]);
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

  test("what was refused in a cart that is an order by now is not said of the next one", async () => {
    const page = await openReadPage();
    page.session.setAmounts(wanted(a, 10_000));
    await page.goOn();
    await page.read();
    expect(page.session.errors.has(a)).toBe(true);
    server.placeElsewhere();
    await page.read();
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
