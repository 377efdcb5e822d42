import { describe, expect, test } from "vitest";
import { a, b, c, openReadPage, server, wanted, withCartServer, writes } from "../../../testing/cart-page.ts";
import { readUnsent } from "./unsent-changes.ts";

withCartServer();

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
    // The question outlives the page as well, until it is answered.
    const next = await openReadPage();
    await next.goOn();
    expect([server.held()[a], next.session.errors.isUndecided(a)]).toEqual([5, true]);
    next.session.errors.clear(a);
    await next.goOn();
    const last = await openReadPage();
    await last.goOn();
    expect([server.held()[a], last.session.errors.isUndecided(a)]).toEqual([5, false]);
  });

  test("C21 a call whose answer was lost is known again by what it carried", async () => {
    const first = await openReadPage();
    server.world.lostAnswers = 1;
    first.session.setAmounts(wanted(a, 7));
    await first.goOn();
    server.world.isReachable = false;
    first.session.setAmounts(wanted(a, 9));
    await first.goOn();
    server.world.isReachable = true;
    const page = await openReadPage();
    await page.goOn();
    expect([server.held()[a], page.session.errors.has(a)]).toEqual([9, false]);
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
