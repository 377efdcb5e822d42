import { describe, expect, it } from "vitest";
import { favouritesPageSize, loadAllItems } from "./load-all-items.ts";

/** A server with so many items that notes the pages it was asked for. */
function serverWith(count: number, pageSize: number) {
  const all = Array.from({ length: count }, (_, at) => ({ id: `i${at}`, sku: `s${at}` }));
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    return { listId: "L", count, items: all.slice((page - 1) * pageSize, page * pageSize) };
  };
  return { all, asked, ask };
}

describe("GQL-06 FAV-10 favourites are loaded until all are there", () => {
  it("FAV-09 CONST-04 CONST-17 a page has 25", () => expect(favouritesPageSize).toBe(25));

  it.each([
    [0, [1]],
    [4, [1]],
    [5, [1, 2]],
    [9, [1, 2, 3]],
    [401, Array.from({ length: 101 }, (_, at) => at + 1)],
  ])("FAV-12 OP-25 %i items by pages of four", async (count, pages) => {
    const { all, asked, ask } = serverWith(count, 4);
    expect(await loadAllItems(ask, 4)).toEqual({ listId: "L", count, items: all });
    expect(asked).toEqual(pages);
  });

  it("an item that stands on two pages is taken once", async () => {
    const { items } = await loadAllItems(
      async (page) => ({
        listId: "L",
        count: 4,
        items: page === 1 ? [{ id: "a" }, { id: "b" }] : [{ id: "b" }],
      }),
      2,
    );
    expect(items).toEqual([{ id: "a" }, { id: "b" }]);
  });
});
