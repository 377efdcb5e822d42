import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartOf, startOrder, told } from "../../../testing/ask-cart.ts";
import { fillCart } from "../../../testing/long-cart.ts";
import { askBetweenChanges } from "../../../testing/stale-facts.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  // One connection: what it has read can be asked of it.
  server = await startTestServer({ listen: true, env: { VYCEP_DB_POOL: "1" } });
});
afterAll(() => server.stop());

describe("what a cart is judged by, out of memory", () => {
  it("C10 shows whatever another process has changed before: prices, goods, VAT, place, holidays, limits", {
    timeout: 60_000,
  }, async () => {
    const elsewhere = new pg.Client({ connectionString: server.config.databaseUrl });
    await elsewhere.connect();
    try {
      const email = "jana.novotna@modrahvezda.example";
      const rival = (text: string, values: readonly unknown[] = []) => elsewhere.query(text, [...values]);
      expect(await askBetweenChanges(server, rival, { email, rounds: 108 })).toEqual({
        rounds: 108,
        stale: [],
      });
    } finally {
      await elsewhere.end();
    }
  });
});

/** Rows of a cart and of prices that the server's connection has fetched since it began. */
async function fetched(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(server.deps.db);
  const { rows } = await sql<{ rows: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables
    where relname in ('cart_line', 'price', 'promo_leaflet')`.execute(server.deps.db);
  return rows[0]?.rows ?? 0;
}

describe("one line of a long cart (C7)", () => {
  it("C7 changed among 10, 300 or 1,000 lines, as few rows are read: the others are neither read nor priced again", async () => {
    const owner = await server.as("U001");
    const rowsBySize: number[] = [];
    for (const lines of [10, 300, 1000]) {
      const id = await startOrder(owner);
      told(await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`));
      await fillCart(server, id, lines);
      const { items } = await cartOf(owner);
      const change = async (at: number) =>
        owner.graphql(
          `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
            cart { total_lines prices { grand_total { value } } } errors { reason } } }`,
          { input: { cart_id: id, cart_items: [{ cart_item_uid: items?.[at]?.uid, quantity: 5 }] } },
        );
      told(await change(0));
      const before = await fetched();
      const answer = await change(1);
      rowsBySize.push((await fetched()) - before);
      expect(answer).toMatchObject({ errors: [], statements: 3 });
      expect(told(answer)).toMatchObject({ updateCartItems: { cart: { total_lines: lines }, errors: [] } });
    }
    const [least = 0] = rowsBySize;
    expect(rowsBySize).toEqual([least, least, least]);
    expect(least).toBeLessThan(10);
  });

  it("C10 C21 lines that somebody else has changed, added or taken out are seen at once", async () => {
    const owner = await server.as("U001");
    const { id } = await cartOf(owner);
    const elsewhere = new pg.Client({ connectionString: server.config.databaseUrl });
    await elsewhere.connect();
    try {
      const countAsChange = () =>
        elsewhere.query("update cart set version = version + 1 where id = $1", [id]);
      for (let round = 1; round <= 10; round += 1) {
        await elsewhere.query("begin");
        await elsewhere.query("update cart_line set packages = $1 where cart_id = $2 and sku = 'LONG3'", [
          20 + round,
          id,
        ]);
        await elsewhere.query("delete from cart_line where cart_id = $1 and sku = $2", [
          id,
          `LONG${3 + round}`,
        ]);
        await countAsChange();
        const unseen = await cartOf(owner);
        await elsewhere.query("commit");
        const seen = await cartOf(owner);
        const boxes = (cart: typeof seen) =>
          cart.items?.find((item) => item?.product.sku === "LONG3")?.number_of_packages;
        expect([boxes(unseen), boxes(seen)]).toEqual([round === 1 ? 1 : 19 + round, 20 + round]);
        expect(seen.total_lines).toBe(1000 - round);
      }
    } finally {
      await elsewhere.end();
    }
  });
});
