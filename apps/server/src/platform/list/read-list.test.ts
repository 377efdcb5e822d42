import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countingStatements } from "../statement-count.ts";
import { alphabetOf } from "../texts.ts";
import {
  conditionsOf,
  containing,
  type Demands,
  is,
  isBefore,
  isFrom,
  isOneOf,
  isUpTo,
} from "./conditions.ts";
import { printCursor, readCursor } from "./cursor.ts";
import type { ListOrder } from "./list-order.ts";
import { type List, readAll, readPage } from "./read-list.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.deps;
  await sql`create table barrel (id bigint primary key, name text not null, title text, filled_at timestamptz not null,
    day date, litres bigint not null)`.execute(db);
  // Ties and gaps everywhere, moments that differ by a millionth, and an alphabet in which "ch" is a letter.
  await sql`insert into barrel select n, 'sud ' || n % 5, (array['Čepice', 'Hrad', 'Chmel', null])[1 + n % 4],
      '2026-11-23T09:00:00Z'::timestamptz + (n / 2) * interval '1 microsecond',
      case when n % 3 = 0 then null else '2026-11-20'::date + (n % 7)::int end, (n % 4) * 50
    from generate_series(1, 40) n`.execute(db);
});
afterAll(() => server.stop());

type Barrel = { readonly id: number; readonly name: string };
type BarrelFilter = {
  readonly names?: readonly string[] | undefined;
  readonly part?: string | undefined;
  readonly title?: string | null | undefined;
  readonly filledFrom?: Date | undefined;
  readonly filledBefore?: Date | undefined;
  readonly litresFrom?: number | undefined;
  readonly litresTo?: number | undefined;
};

const demands: Demands<BarrelFilter> = {
  names: isOneOf(sql`b.name`),
  part: (part) => sql`b.name like ${containing(part)}`,
  title: is(sql`b.title`),
  filledFrom: isFrom(sql`b.filled_at`),
  filledBefore: isBefore(sql`b.filled_at`),
  litresFrom: isFrom(sql`b.litres`),
  litresTo: isUpTo(sql`b.litres`),
};

const alphabet = alphabetOf("cs" satisfies Language);
const sorts: Readonly<Record<string, ListOrder["by"]>> = {
  name: { column: sql`name`, kind: "text" },
  title: { column: sql`title ${alphabet}`, kind: "text", isNullable: true },
  filled: { column: sql`"filledAt"`, kind: "moment" },
  day: { column: sql`day`, kind: "day", isNullable: true },
  litres: { column: sql`litres`, kind: "whole" },
};

function barrels(
  filter: BarrelFilter = {},
  { sort, direction }: { readonly sort: string; readonly direction: "asc" | "desc" } = {
    sort: "litres",
    direction: "asc",
  },
): List<Barrel, number> {
  const by = sorts[sort];
  if (!by) throw new Error(`no sort ${sort}`);
  return {
    found: sql`select b.id, b.name, b.title, b.filled_at as "filledAt", b.day, b.litres from barrel b
      where ${conditionsOf(filter, demands)}`,
    beside: sql`upper(page.name) as loud`,
    order: { name: `${sort}-${direction}`, by, id: { column: sql`id`, kind: "whole" }, direction },
    read: ({ id }) => id,
  };
}

const orders = Object.keys(sorts).flatMap((sort) =>
  (["asc", "desc"] as const).map((direction) => ({ sort, direction })),
);

describe("a list is read in pages", () => {
  test.each(orders)("by $sort $direction: cursors lead through all of it, each row once", async (order) => {
    const { db } = server.deps;
    const list = barrels({}, order);
    const whole = (await readPage(db, list, { limit: 100 })).items;
    expect(new Set(whole).size).toBe(40);
    const walked: number[] = [];
    for (let cursor: string | undefined, isOver = false; !isOver; ) {
      const after = cursor === undefined ? undefined : readCursor(list.order, cursor, "after");
      const page = await readPage(db, list, { after, limit: 7 });
      expect(page.total).toBe(40);
      walked.push(...page.items);
      cursor = page.next && printCursor(list.order, page.next);
      isOver = cursor === undefined;
    }
    expect(walked).toEqual(whole);
    const byNumber = await readPage(db, list, { offset: 14, limit: 7 });
    expect(byNumber.items).toEqual(whole.slice(14, 21));
  });

  it("a row that cannot be read is missing, and takes neither its page nor the pages behind it down", async () => {
    const list: List<Barrel, number> = {
      ...barrels(),
      read: ({ id }) => {
        if (id === 12) throw new RangeError("not an id");
        return id;
      },
    };
    const whole = (await readPage(server.deps.db, barrels(), { limit: 100 })).items;
    const sound = whole.filter((id) => id !== 12);
    const page = await readPage(server.deps.db, list, { limit: 100 });
    expect([page.total, page.items]).toEqual([40, sound]);
    const { pages } = await readAll(server.deps.db, list, { most: 40, pageSize: 5 });
    const walked: number[] = [];
    for await (const items of pages) walked.push(...items);
    expect(walked).toEqual(sound);
  });

  it("backwards is the mirror, but what has no value stands last both ways", async () => {
    const titled = async (direction: "asc" | "desc") =>
      (await readPage(server.deps.db, barrels({}, { sort: "title", direction }), { limit: 40 })).items;
    const isUntitled = (id: number) => id % 4 === 3;
    for (const direction of ["asc", "desc"] as const)
      expect((await titled(direction)).slice(30).every(isUntitled)).toBe(true);
    expect((await titled("desc")).slice(0, 30)).toEqual((await titled("asc")).slice(0, 30).toReversed());
  });

  it("the last page leads nowhere, and beyond it the count still holds", async () => {
    const { db } = server.deps;
    expect(await readPage(db, barrels(), { offset: 33, limit: 7 })).toMatchObject({ next: undefined });
    expect(await readPage(db, barrels(), { offset: 99, limit: 7 })).toEqual({
      items: [],
      next: undefined,
      total: 40,
      isMore: false,
    });
  });

  test.each([
    { offset: 0, total: 20, isMore: true },
    // The last page of what is counted tells that there are more, and the one after it of how many.
    { offset: 15, total: 20, isMore: true },
    { offset: 20, total: 40, isMore: false },
    { offset: 99, total: 40, isMore: false },
  ])("counted by twenties, from $offset there are $total, and more: $isMore", async (said) => {
    const window = { offset: said.offset, limit: 5, countedBy: 20 };
    const { total, isMore } = await readPage(server.deps.db, barrels(), window);
    expect({ offset: said.offset, total, isMore }).toEqual(said);
  });

  it("is counted to its end where the end is where counting stops, and where the count is known", async () => {
    const { db } = server.deps;
    const window = { limit: 5, countedBy: 10 };
    expect(await readPage(db, barrels({ litresFrom: 150 }), window)).toMatchObject({
      total: 10,
      isMore: false,
    });
    const known = { ...barrels(), total: sql`40::int` };
    expect(await readPage(db, known, window)).toMatchObject({ total: 40, isMore: false });
  });

  it("a page with its count is one statement, all of a list one for each page", async () => {
    const count = { statements: 0 };
    await countingStatements(count, () => readPage(server.deps.db, barrels(), { limit: 7 }));
    expect(count.statements).toBe(1);
    const all: number[] = [];
    await countingStatements(count, async () => {
      const { total, pages } = await readAll(server.deps.db, barrels(), { most: 100, pageSize: 10 });
      expect([total, count.statements]).toEqual([40, 2]);
      for await (const page of pages) all.push(...page);
    });
    expect(count.statements).toBe(5);
    expect(all).toEqual((await readPage(server.deps.db, barrels(), { limit: 40 })).items);
  });

  it.each([
    [25, 25],
    [10, 10],
    [0, 0],
  ])("of at most %i there are %i", async (most, there) => {
    const { total, pages } = await readAll(server.deps.db, barrels(), { most, pageSize: 10 });
    const all: number[] = [];
    for await (const page of pages) all.push(...page);
    expect([total, all.length]).toEqual([40, there]);
  });
});

describe("a list is narrowed", () => {
  const found = async (filter: BarrelFilter) =>
    (await readPage(server.deps.db, barrels(filter), { limit: 1 })).total;

  it.each<[string, BarrelFilter, number]>([
    ["nothing", {}, 40],
    ["what is undefined or null", { names: undefined, title: null }, 40],
    ["one of several", { names: ["sud 1", "sud 2"] }, 16],
    ["one of none", { names: [] }, 0],
    ["a part", { part: "d 3" }, 8],
    ["a percent sign, which means itself", { part: "%" }, 0],
    ["an underscore, which means itself", { part: "_" }, 0],
    ["exactly", { title: "Hrad" }, 10],
    ["a moment, counted in", { filledFrom: new Date("2026-11-23T09:00:00Z") }, 40],
    ["a moment, not counted in", { filledBefore: new Date("2026-11-23T09:00:00Z") }, 0],
    ["both ends", { litresFrom: 50, litresTo: 100 }, 20],
    ["several at once", { names: ["sud 1"], litresFrom: 150 }, 2],
  ])("by %s", async (_what, filter, count) => {
    expect(await found(filter)).toBe(count);
  });
});

describe("a cursor", () => {
  const { order } = barrels({}, { sort: "day", direction: "asc" });
  const sent = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  const refusal = (text: string) => {
    try {
      return readCursor(order, text, "after");
    } catch (error) {
      return error;
    }
  };

  it("comes back as it was", () => {
    for (const cursor of [
      { key: "2026-11-23", id: "7" },
      { key: null, id: "7" },
    ])
      expect(readCursor(order, printCursor(order, cursor), "after")).toEqual(cursor);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "%%%"],
    ["something else", sent("day-asc")],
    ["of another order", sent("day-desc", "2026-11-23", "7")],
    ["a day that is none", sent("day-asc", "2026-02-30", "7")],
    ["a number where a text should be", sent("day-asc", "2026-11-23", 7)],
    ["an id that is no number", sent("day-asc", "2026-11-23", "7 or 1=1")],
    ["an id beyond all numbers", sent("day-asc", "2026-11-23", "9".repeat(40))],
  ])("%s is refused", (_what, text) => {
    expect(refusal(text)).toMatchObject({
      kind: "bad-input",
      code: "cursor-invalid",
      fields: [{ path: "after", code: "cursor" }],
    });
  });

  it.each([
    ["litres", null],
    ["name", "a\u0000"],
    ["name", "\ud83c"],
    ["filled", "soon"],
  ])("by %s the key %j is refused", (sort, key) => {
    const other = barrels({}, { sort, direction: "asc" }).order;
    expect(() => readCursor(other, sent(other.name, key, "7"), "after")).toThrow();
  });
});
