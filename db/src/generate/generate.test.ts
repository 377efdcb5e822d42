import { verify } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { demoPassword } from "../demo/passwords.ts";
import { useDemo } from "../testing/use-database.ts";
import { generate } from "./generate.ts";

const today = "2026-11-20";
const database = useDemo(today);

async function count(sql: string): Promise<number> {
  const { rows } = await database.client.query<{ count: number }>(`select count(*)::int from ${sql}`);
  return rows[0]?.count ?? 0;
}

describe("C11 a brewery of any size", () => {
  test("has as many products and outlets as asked for, and a price of each product for each outlet", async () => {
    const made = await generate(database.client, { products: 400, outlets: 3 }, today);
    expect(made).toMatchObject({ products: 250, outlets: 3 });
    expect(await count("product")).toBe(400);
    const priced = await count("price where price_list = 'GEN-00002'");
    expect(priced).toBeGreaterThan(370);
    expect(await count("price where price_list = 'CZ-HORECA' and sku like '%-1'")).toBeGreaterThan(100);
    expect(await count("product p where not exists (select 1 from product_vat v where v.sku = p.sku)")).toBe(
      0,
    );
  });

  test("gives no two outlets the same prices", async () => {
    const { rows } = await database.client.query<{ sums: number }>(
      "select count(distinct total)::int as sums from (select sum(your_minor) as total from price where price_list ~ '^GEN-' group by price_list) lists",
    );
    expect(rows[0]?.sums).toBe(3);
  });

  test("lets the owner of an outlet sign in with the demo's password, for his own place only", async () => {
    const { rows } = await database.client.query<{ hash: string; places: string[] }>(
      `select hash, array(select ship_to_id from ship_to_role where ship_to_role.uid = app_user.uid) as places
       from app_user join user_password using (uid) where email = 'outlet-3@generated.example'`,
    );
    expect(rows[0]?.places).toEqual(["9000003"]);
    expect(await verify(rows[0]?.hash ?? "", demoPassword)).toBe(true);
  });

  test("is not changed by the same size again, and keeps what is there when a smaller one is asked for", async () => {
    const again = { products: 0, outlets: 0, prices: 0 };
    expect(await generate(database.client, { products: 400, outlets: 3 }, today)).toEqual(again);
    expect(await generate(database.client, { products: 10, outlets: 1 }, today)).toEqual(again);
  });

  test("checks many prices whole: the constraints of the table are the same afterwards", async () => {
    const constraints = () => count("pg_constraint where conrelid = 'price'::regclass") as Promise<number>;
    const indexes = () => count("pg_indexes where tablename = 'price'");
    const before = [await constraints(), await indexes()];
    const { prices } = await generate(database.client, { products: 400, outlets: 70 }, today);
    expect(prices).toBeGreaterThan(20_000);
    expect([await constraints(), await indexes()]).toEqual(before);
  });
});
