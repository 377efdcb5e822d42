import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FastEntryPreview } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

const query = `query ($id: String!, $rows: [String!]!) {
  fastEntryPreview(cart_id: $id, rows: $rows) {
    header_index good_count adjusted_count bad_count
    rows { index state sku number_of_packages number_of_layer number_of_pallet quantity row_total { value }
      notes { code message count unit quantity row } error { code reason message sku index quantity }
      options { kind sku number_of_packages number_of_layer number_of_pallet quantity } }
    products { sku name } totals { grand_total_your_price deposits }
    progress_bar_data { iTotalCartPalletQty iTotalCartWeight }
    order_blockers { code message limit actual } } }`;

function ask(caller: Caller, cartId: string, rows: readonly string[], headers: Record<string, string> = {}) {
  return caller.graphql(query, { id: cartId, rows }, headers);
}

async function preview(
  rows: readonly string[],
  headers: Record<string, string> = {},
): Promise<FastEntryPreview> {
  return told<{ fastEntryPreview: FastEntryPreview }>(await ask(owner, id, rows, headers)).fastEntryPreview;
}

describe("fastEntryPreview: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, id, ["100112;1"]))).toMatchObject({ code: "not-signed-in" });
  });

  it("C16 a foreign cart answers like a missing one", async () => {
    const foreign = await cartOf(await server.as("U012"));
    expect(refusal(await ask(owner, foreign.id, ["100112;1"]))?.code).toBe("no-such-cart");
    expect(refusal(await ask(owner, "nothing", ["100112;1"]))?.code).toBe("no-such-cart");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    const answer = await ask(await server.as("U006"), id, ["100112;1"]);
    expect(refusal(answer)).toMatchObject({ code: "forbidden-permission" });
  });
});

describe("fastEntryPreview: bad input", () => {
  it("C17 more than 2 000 rows are refused as a whole, empty ones and the heading not counted", async () => {
    const rows = Array.from({ length: 2001 }, () => "100112;1");
    expect(refusal(await ask(owner, id, rows))).toMatchObject({
      code: "too-many-rows",
      category: "graphql-input",
    });
    const full = ["sku;quantity", ...rows.slice(1).flatMap((row) => [row, ""])];
    expect((await preview(full)).rows.length).toBe(2000);
    const endless = Array.from({ length: 20_000 }, () => "");
    expect(refusal(await ask(owner, id, endless))?.code).toBe("too-many-rows");
  });

  it("nothing at all, emoji and endless rows are answered row by row", async () => {
    expect((await preview([])).rows).toEqual([]);
    const { rows } = await preview(["🍺🍺🍺;2", "9".repeat(10_000), "\u0007;1", "'; drop table cart; --;2"]);
    expect(rows.map(({ error }) => error?.reason)).toEqual([
      "product-not-found",
      "row-too-long",
      "product-not-found",
      "product-not-found",
    ]);
  });
});

describe("fastEntryPreview: row by row (C1)", () => {
  it("C1 C22 every bad row has its place, code, reason, words and what could go in instead", async () => {
    const { rows } = await preview(["100101;12", "", "100131;4", "100101;305 ks", "100101"], { lang: "cs" });
    expect(rows.map(({ index, state }) => [index, state])).toEqual([
      [0, "GOOD"],
      [2, "BAD"],
      [3, "BAD"],
      [4, "BAD"],
    ]);
    const [, unknown, uneven, missing] = rows;
    expect(unknown).toMatchObject({
      error: {
        code: "PRODUCT_NOT_FOUND",
        reason: "product-not-found",
        message: "Produkt „100131“ neznáme.",
        index: 2,
      },
      options: expect.arrayContaining([
        expect.objectContaining({ kind: "NEAREST", sku: "100113", quantity: 4 }),
      ]),
    });
    expect(uneven).toMatchObject({
      sku: "100101",
      error: { code: "INVALID_PARAMETER_VALUE", reason: "quantity-not-multiple", quantity: 1 },
      options: [
        { kind: "FEWER", number_of_packages: 15, quantity: 15 },
        { kind: "MORE", number_of_packages: 16, quantity: 16 },
      ],
    });
    expect(missing).toMatchObject({
      error: { code: "REQUIRED_PARAMETER_MISSING", reason: "quantity-missing" },
      options: [{ kind: "QUANTITY", quantity: 1 }],
    });
  });

  it("C17 C25 goods by EAN of box and bottle, and by words without diacritics", async () => {
    const { rows: eans } = await sqlEan();
    const [box = "", item = ""] = [eans[0]?.ean, eans[0]?.ean_item];
    const { rows, products } = await preview([`${box};2`, `${item};3`, "Kamenar 11 keg 30;18"]);
    expect(rows.slice(0, 2)).toMatchObject([
      { sku: "100101", state: "ADJUSTED", notes: [{ code: "by-ean" }] },
      {
        sku: "100101",
        state: "ADJUSTED",
        notes: [{ code: "by-ean" }, { code: "same-as", row: 0, quantity: 5 }],
      },
    ]);
    expect(rows[2]).toMatchObject({ state: "GOOD", quantity: 18 });
    expect(products.map((product) => product.sku).toSorted()).toEqual(
      [...new Set(rows.map(({ sku }) => sku))].toSorted(),
    );
  });

  it("D06 what is not sold this way is refused with its reason and what is", async () => {
    const { rows } = await preview(["100413;6"]);
    expect(rows[0]).toMatchObject({
      error: { code: "NOT_SALABLE", reason: "needs-unfiltered-method" },
      options: [{ kind: "REPLACEMENT", quantity: 6 }],
    });
  });

  it.each([
    ["lipovrh 10 lahev 4", "ADJUSTED", "100101", 4],
    ["lipovrch12 sud50;2", "GOOD", "100312", 2],
    ["2 soudky kamenar 11 30", "GOOD", "120113", 2],
    ["950460;1", "GOOD", "950460", 1],
  ])("C17 CATALOG-19 %j means what the search finds: %s %s", async (row, state, sku, quantity) => {
    const { rows } = await preview([row]);
    expect(rows).toMatchObject([{ state, sku, quantity }]);
  });

  it("C17 a favourite is found by the name that it was kept with", async () => {
    const { db } = server.deps;
    await sql`update wishlist_item set name = 'Naše štamgastská, sud' where id in (select item.id from wishlist_item item
      join wishlist on wishlist.id = item.wishlist_id where wishlist.uid = 'U001' and item.sku = '100112')`.execute(
      db,
    );
    expect((await preview(["stamgastska 3"])).rows).toMatchObject([
      { sku: "100112", quantity: 3, state: "GOOD" },
    ]);
    const { rows } = await preview(["zadny stamgast 3"]);
    expect(rows[0]?.error?.reason).toBe("product-not-found");
  });

  it("C1 CART-17 CART-18 rows know the limits of the order, what is in the cart and what is missing", async () => {
    await add(owner, id, [{ sku: "100101", quantity: 3 }]);
    const { rows, order_blockers: blockers } = await preview(["100112;9999", "100101;1"], { lang: "cs" });
    const [kegs, crate] = rows;
    expect(kegs).toMatchObject({ state: "BAD", options: [{ kind: "MOST", sku: "100112" }] });
    expect(kegs?.error?.message).toMatch(/Palet by v objednávce bylo|Objednávka by vážila/);
    expect(crate).toMatchObject({ state: "GOOD" });
    const most = kegs?.options[0]?.quantity ?? 0;
    const again = await preview([`100112;${most}`, "100101;1"]);
    expect(again.rows[0]?.state).toBe("GOOD");
    const next = await preview(["100101;1", `100112;${most + 1}`]);
    expect(next.rows[1]?.error?.reason).toMatch(/exceeded$/);
    expect(blockers.map(({ code }) => code)).toContain("min-price-not-reached");
  });

  it("on a truck boxes go as whole layers and pallets, or are rounded to them (OP-147)", async () => {
    id = await startOrder(owner, { method: "flatrate_flatrate", date: "2026-11-26" });
    await sql`update product set is_truck_package_ordering = false where sku = '100112'`.execute(
      server.deps.db,
    );
    const { rows } = await preview(["100112;72", "100112;8"]);
    await sql`update product set is_truck_package_ordering = true where sku = '100112'`.execute(
      server.deps.db,
    );
    expect(rows).toMatchObject([
      { number_of_packages: 0, number_of_pallet: 6, quantity: 72, state: "GOOD" },
      {
        state: "BAD",
        options: [
          { kind: "FEWER", quantity: 6 },
          { kind: "MORE", quantity: 12 },
        ],
      },
    ]);
  });
});

describe("fastEntryPreview: done", () => {
  it("C8 says what it comes to, and changes nothing", async () => {
    const before = await cartOf(owner);
    const seen = await preview(["Kód;Množství;MJ", "100101;2;vrstvy", "100112;12", "nic;1"]);
    expect(seen).toMatchObject({ header_index: 0, good_count: 2, adjusted_count: 0, bad_count: 1 });
    const sum = seen.rows.reduce((total, row) => total + (row.row_total?.value ?? 0), 0);
    expect(seen.totals.grand_total_your_price).toBeCloseTo(sum, 6);
    expect(seen.totals.deposits).toBe(16 * 160 + 12 * 1500);
    expect(seen.progress_bar_data.iTotalCartPalletQty).toBe(1.4);
    expect((await cartOf(owner)).version).toBe(before.version);
  });

  it("C17 what it calls good is what the cart takes, all in one call", async () => {
    const seen = await preview(["100101;2 vrstvy", "100112;1 pal + 3", "100101;20 ks", "nic;1"]);
    const good = seen.rows.filter(({ error }) => !error);
    const { cart, user_errors: errors } = await add(
      owner,
      id,
      good.map((row) => ({
        sku: row.sku ?? "",
        quantity: row.number_of_packages,
        number_of_layer: row.number_of_layer,
        number_of_pallet: row.number_of_pallet,
      })),
    );
    expect(errors).toEqual([]);
    expect(cart.total_quantity).toBe(good.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(cart.grand_total_your_price_details?.grand_total_your_price).toBe(
      seen.totals.grand_total_your_price,
    );
  });

  it("C7 C17 2 000 rows, one in ten wrong: no more statements than one row, within two seconds", async () => {
    const { rows: goods } = await sql<{ sku: string; name: string }>`
      select sku, names ->> 'cs' as name from product where not is_bundle and not is_tank and not is_unfiltered
        and sellable_from is null and 'CZ' = any(markets) order by sku`.execute(server.deps.db);
    const rows = Array.from({ length: 2000 }, (_, at) => {
      const { sku = "", name = "" } = goods[at % goods.length] ?? {};
      if (at % 10 === 3)
        return ["1x1;5", `${sku};spousta`, `${sku.replace(/^1/, "7")};2`, "voda s příchutí;1"][at % 4] ?? "";
      return [`${sku};2`, `${sku}\t1 vrstva`, `${name};1`, `3 pal ${sku}`][at % 4] ?? "";
    });
    const one = await ask(owner, id, ["100101;1", "xyzq;2"]);
    const started = process.cpuUsage();
    const many = await ask(owner, id, rows);
    const { user, system } = process.cpuUsage(started);
    const seen = told<{ fastEntryPreview: FastEntryPreview }>(many).fastEntryPreview;
    const isFull = ({ error }: FastEntryPreview["rows"][number]) => /exceeded$/.test(error?.reason ?? "");
    expect(seen.bad_count - seen.rows.filter(isFull).length).toBe(200);
    for (const { error } of seen.rows.filter(({ state }) => state === "BAD"))
      expect(error?.message).toMatch(/\S/);
    expect(many.statements).toBe(one.statements);
    expect(many.statements).toBeLessThanOrEqual(10);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});

function sqlEan() {
  return sql<{
    ean: string;
    ean_item: string;
  }>`select ean, ean_item from product where sku = '100101'`.execute(server.deps.db);
}
