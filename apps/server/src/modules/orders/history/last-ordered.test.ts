import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LastOrdered } from "../../../platform/graphql.gen.ts";
import { add, placeSomeOrder, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const query = `query ($shipTo: String, $skus: [String!]!) {
  lastOrdered(shipTo: $shipTo, skus: $skus) { sku delivery_date quantity } }`;

function ask(caller: Caller, skus: readonly string[], shipTo = "500101") {
  return caller.graphql(query, { shipTo, skus });
}

async function last(skus: readonly string[], shipTo?: string): Promise<readonly LastOrdered[]> {
  return told<{ lastOrdered: readonly LastOrdered[] }>(await ask(owner, skus, shipTo)).lastOrdered;
}

describe("lastOrdered (C28)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, ["100112"]))).toMatchObject({ code: "not-signed-in" });
  });

  it("more than 2 000 products are refused", async () => {
    const skus = Array.from({ length: 2001 }, () => "100112");
    expect(refusal(await ask(owner, skus))).toMatchObject({ code: "too-many-items" });
  });

  it("C16 a foreign place answers like a missing one, and without Catalogue nobody asks", async () => {
    const foreign = refusal(await ask(owner, ["100112"], "600401"));
    expect(foreign).toMatchObject({ code: "ship-to-not-found" });
    expect(refusal(await ask(owner, ["100112"], "999999"))).toEqual(foreign);
    expect(refusal(await ask(await server.as("U006"), ["100112"]))).toMatchObject({
      code: "forbidden-permission",
    });
  });

  it("the newest delivery up to today, orders of one day together; nothing of what never went there", async () => {
    const [seen, ...others] = await last(["100112", "nothing"]);
    expect(others).toEqual([]);
    const { rows } = await sql<{ day: string; boxes: number }>`
      select o.delivery_date as day, sum(l.boxes_ordered)::int as boxes
      from order_line l join sales_order o using (order_number)
      where l.sku = '100112' and o.ship_to_id = '500101' and o.delivery_date <= '2026-11-20'
        and o.state <> 'cancelled'
      group by 1 order by 1 desc limit 1`.execute(server.deps.db);
    expect(seen).toEqual({ sku: "100112", delivery_date: rows[0]?.day, quantity: rows[0]?.boxes });
    await placeSomeOrder(owner);
    expect(await last(["100112"])).toEqual([seen]);
  });

  it("C7 a hundred products take no more statements than one", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100101", quantity: 1 }]);
    const one = await ask(owner, ["100112"]);
    const many = await ask(
      owner,
      Array.from({ length: 100 }, (_, at) => String(100_101 + at)),
    );
    expect(many.statements).toBe(one.statements);
    expect(many.statements).toBeLessThanOrEqual(2);
  });
});
