import { describe, expect, test } from "vitest";
import { a, b, c, openReadPage, server, wanted, withCartServer, writes } from "../../../testing/cart-page.ts";

withCartServer();

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

  test("C21 mine once more, before theirs is on the screen, is asked about again and not added", async () => {
    const page = await openReadPage();
    server.setElsewhere(a, 5);
    page.session.setAmounts(wanted(a, 7));
    await page.pass(200);
    page.session.setAmounts(wanted(a, 7));
    await page.goOn();
    expect([server.held()[a], page.session.errors.isUndecided(a)]).toEqual([5, true]);
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

  test("CART-07 a line that this page put in anew is changed back like any other", async () => {
    const { page } = await removed();
    page.session.setAmounts(wanted(a, 4));
    await page.goOn();
    page.session.undoAmounts(wanted(a, 3));
    await page.goOn();
    expect([server.held(), page.told]).toEqual([{ [b]: 1, [a]: 3 }, []]);
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
