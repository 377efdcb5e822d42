import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "../../days.ts";
import { useDatabase } from "../../testing/use-database.ts";
import { insertRows, overlayRows, upsertRows } from "./save-rows.ts";

const database = useDatabase();
const target = { table: "offer", key: ["sku"] };

beforeAll(async () => {
  await database.client.query(`
    create table offer (sku text, price int, valid_from date not null, valid_to date, unique (sku, valid_from));
    create table good (sku text primary key, price int, tags text[], names jsonb)`);
});
beforeEach(() => database.client.query("begin"));
afterEach(() => database.client.query("rollback"));

type Offer = {
  readonly sku: string;
  readonly price: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
};
const offer = (price: number, from: string, to: string | null, sku = "1"): Offer => ({
  sku,
  price,
  valid_from: from,
  valid_to: to,
});

/** "1: 9 from 2026-01-01 to 2026-01-31", in their order. */
async function offers(): Promise<readonly string[]> {
  const { rows } = await database.client.query<{ line: string }>(
    `select concat(sku, ': ', price, ' from ', valid_from, ' to ', coalesce(valid_to::text, 'ever')) as line
     from offer order by sku, valid_from`,
  );
  return rows.map(({ line }) => line);
}

describe("D08 rows with days are laid over those that are there", () => {
  const year = offer(9, "2026-01-01", "2026-12-31");
  test.each<[string, readonly Offer[], readonly string[]]>([
    ["nothing", [], ["1: 9 from 2026-01-01 to 2026-12-31"]],
    ["the very same days", [offer(5, "2026-01-01", "2026-12-31")], ["1: 5 from 2026-01-01 to 2026-12-31"]],
    ["the same row", [year], ["1: 9 from 2026-01-01 to 2026-12-31"]],
    [
      "days in the middle, so that it goes on around them",
      [offer(5, "2026-06-01", "2026-06-30")],
      [
        "1: 9 from 2026-01-01 to 2026-05-31",
        "1: 5 from 2026-06-01 to 2026-06-30",
        "1: 9 from 2026-07-01 to 2026-12-31",
      ],
    ],
    [
      "a single day",
      [offer(5, "2026-06-01", "2026-06-01")],
      [
        "1: 9 from 2026-01-01 to 2026-05-31",
        "1: 5 from 2026-06-01 to 2026-06-01",
        "1: 9 from 2026-06-02 to 2026-12-31",
      ],
    ],
    [
      "its first day",
      [offer(5, "2025-06-01", "2026-01-01")],
      ["1: 5 from 2025-06-01 to 2026-01-01", "1: 9 from 2026-01-02 to 2026-12-31"],
    ],
    [
      "its last day and all that follows",
      [offer(5, "2026-12-31", null)],
      ["1: 9 from 2026-01-01 to 2026-12-30", "1: 5 from 2026-12-31 to ever"],
    ],
    [
      "days before and behind",
      [offer(5, "2025-12-31", "2025-12-31"), offer(6, "2027-01-01", null)],
      [
        "1: 5 from 2025-12-31 to 2025-12-31",
        "1: 9 from 2026-01-01 to 2026-12-31",
        "1: 6 from 2027-01-01 to ever",
      ],
    ],
    [
      "two spans at once",
      [offer(5, "2026-02-01", "2026-02-28"), offer(6, "2026-04-01", "2026-04-30")],
      [
        "1: 9 from 2026-01-01 to 2026-01-31",
        "1: 5 from 2026-02-01 to 2026-02-28",
        "1: 9 from 2026-03-01 to 2026-03-31",
        "1: 6 from 2026-04-01 to 2026-04-30",
        "1: 9 from 2026-05-01 to 2026-12-31",
      ],
    ],
    [
      "another product",
      [offer(5, "2026-06-01", null, "2")],
      ["1: 9 from 2026-01-01 to 2026-12-31", "2: 5 from 2026-06-01 to ever"],
    ],
  ])("%s", async (_, rows, expected) => {
    await insertRows(database.client, "offer", [year]);
    await overlayRows(database.client, target, rows);
    expect(await offers()).toEqual(expected);
  });

  test("an open end is cut, and what was open behind stays open", async () => {
    await insertRows(database.client, "offer", [offer(9, "2026-01-01", null)]);
    await overlayRows(database.client, target, [offer(5, "2026-06-01", "2026-06-30")]);
    expect(await offers()).toEqual([
      "1: 9 from 2026-01-01 to 2026-05-31",
      "1: 5 from 2026-06-01 to 2026-06-30",
      "1: 9 from 2026-07-01 to ever",
    ]);
  });

  test("whatever is laid over, each day has the price that was told for it last", async () => {
    const span = fc.record({ price: fc.nat(99), from: fc.nat(20), length: fc.option(fc.nat(6)) });
    await fc.assert(
      fc.asyncProperty(fc.array(span, { minLength: 1, maxLength: 6 }), async (spans) => {
        await database.client.query("delete from offer");
        const prices = new Map<number, number>();
        for (const { price, from, length } of spans) {
          const to = length === null ? null : addDays("2026-01-01", from + length);
          await overlayRows(database.client, target, [offer(price, addDays("2026-01-01", from), to)]);
          for (let at = from; at <= (length === null ? 40 : from + length); at += 1) prices.set(at, price);
        }
        const { rows } = await database.client.query<{ at: number; price: number; count: number }>(
          `select (d.day::date - date '2026-01-01')::int as at, min(price)::int as price, count(*)::int as count
           from generate_series(date '2026-01-01', date '2026-02-10', '1 day') d(day)
           join offer on d.day >= valid_from and (valid_to is null or d.day <= valid_to) group by 1 order by 1`,
        );
        expect(rows).toEqual(
          [...prices].sort(([a], [b]) => a - b).map(([at, price]) => ({ at, price, count: 1 })),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe("rows that are there already", () => {
  const saved = async () => (await database.client.query("select * from good order by sku")).rows;

  test("are brought to the same values; columns that are not named keep what they have", async () => {
    await insertRows(database.client, "good", [{ sku: "1", price: 9, tags: ["new"] }]);
    await upsertRows(database.client, { table: "good", key: ["sku"] }, [
      { sku: "1", price: null },
      { sku: "2", price: 5 },
    ]);
    expect(await saved()).toEqual([
      { sku: "1", price: null, tags: ["new"], names: null },
      { sku: "2", price: 5, tags: null, names: null },
    ]);
  });

  test("keep what they say in languages that the file does not speak", async () => {
    await insertRows(database.client, "good", [
      { sku: "1", names: { cs: "Ležák", sk: "Ležiak", en: "Lager" } },
    ]);
    await upsertRows(database.client, { table: "good", key: ["sku"], texts: { names: ["cs", "sk"] } }, [
      { sku: "1", names: { cs: "Světlý ležák" } },
    ]);
    expect(await saved()).toMatchObject([{ names: { cs: "Světlý ležák", en: "Lager" } }]);
    expect((await saved())[0]?.names).not.toHaveProperty("sk");
  });

  test("of a key alone are left as they are; no rows are no statement", async () => {
    await insertRows(database.client, "good", [{ sku: "1", price: 9 }]);
    await upsertRows(database.client, { table: "good", key: ["sku"] }, [{ sku: "1" }]);
    await upsertRows(database.client, { table: "good", key: ["sku"] }, []);
    await insertRows(database.client, "good", []);
    expect(await saved()).toMatchObject([{ sku: "1", price: 9 }]);
  });

  test("are never written twice by an insert", async () => {
    await insertRows(database.client, "good", [{ sku: "1" }]);
    await expect(insertRows(database.client, "good", [{ sku: "1" }])).rejects.toThrow(/duplicate key/);
  });

  test("more than fit into one statement all arrive", async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => ({ sku: String(at), price: at }));
    await insertRows(database.client, "good", rows);
    const { rows: sums } = await database.client.query("select count(*)::int, sum(price)::int from good");
    expect(sums).toEqual([{ count: 5001, sum: (5001 * 5000) / 2 }]);
  });
});
