import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ now: "2027-10-04T09:00:00" });
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

type Day = {
  readonly day: string;
  readonly name: string;
  readonly nameEn: string;
  readonly isDayOff: boolean;
  readonly shops: string;
  readonly doubt: string | null;
};
type Year = { readonly isKnown: boolean; readonly seen: string; readonly days: readonly Day[] };
type Answer = {
  readonly year: Year;
  readonly refusal: { readonly code: string; readonly day: string | null } | null;
};
const fields = "isKnown seen days { day name nameEn isDayOff shops doubt }";

async function read(year: number, market = "SK"): Promise<Year> {
  const { data, errors } = await lenka.desk(
    `query ($market: String!, $year: Int!) { holidayYear(market: $market, year: $year) { ${fields} } }`,
    { market, year },
  );
  expect(errors).toEqual([]);
  return data?.["holidayYear"] as Year;
}

async function confirm(year: number, { seen, days }: Pick<Year, "seen" | "days">): Promise<Answer> {
  const { data, errors } = await lenka.desk(
    `mutation ($input: ConfirmHolidayYearInput!) { confirmHolidayYear(input: $input) {
      year { ${fields} } refusal { code day } } }`,
    { input: { market: "SK", year, seen, days: days.map(({ doubt: _doubt, ...day }) => day) } },
  );
  expect(errors).toEqual([]);
  return data?.["confirmHolidayYear"] as Answer;
}

describe("DCAL-01 what is refused", () => {
  test("service may look and not confirm, content may neither; a market that is none is a mistake", async () => {
    const [service, content] = [await server.asStaff("S02"), await server.asStaff("S06")];
    const looking = `{ holidayYear(market: "CZ", year: 2028) { seen } }`;
    const confirming = `mutation { confirmHolidayYear(input: { market: "CZ", year: 2028, days: [], seen: "" }) { refusal { code } } }`;
    expect((await service.desk(looking)).errors).toEqual([]);
    for (const [who, what] of [
      [service, confirming],
      [content, looking],
    ] as const)
      expect((await who.desk(what)).errors[0]?.extensions.code).toBe("not-your-area");
    const { errors } = await lenka.desk(`{ holidayYear(market: "PL", year: 2028) { seen } }`);
    expect(errors[0]?.extensions.code).toBe("input-invalid");
  });

  test.each<[string, number, (days: readonly Day[]) => readonly Day[], string]>([
    ["a year that lacks a holiday", 2028, (days) => days.slice(0, -1), "year-incomplete"],
    ["a day twice", 2028, ([first, ...days]) => (first ? [first, first, ...days] : []), "holiday-twice"],
    ["a known year as it is", 2027, (days) => days, "holidays-same"],
    ["what has been", 2027, (days) => days.map((day) => ({ ...day, isDayOff: false })), "holiday-past"],
  ])("%s", async (_case, year, of, code) => {
    const { seen, days } = await read(year);
    expect((await confirm(year, { seen, days: of(days) })).refusal?.code).toBe(code);
    expect((await confirm(year, { seen: "other", days })).refusal?.code).toBe("changed-meanwhile");
    expect(await read(year)).toMatchObject({ seen, days });
  });
});

describe("DCAL-01 a year is checked and confirmed", () => {
  test("DCAL-01 it is proposed from the years before, with what they say differently in doubt, and can be ordered for", async () => {
    const proposed = await read(2028);
    expect(proposed.isKnown).toBe(false);
    expect(proposed.days).toHaveLength((await read(2027)).days.length);
    const doubtful = proposed.days.filter(({ doubt }) => doubt !== null);
    expect(doubtful.map(({ day, doubt }) => [day, doubt])).toEqual([
      ["2028-05-08", "differs"],
      ["2028-09-15", "differs"],
    ]);
    expect(proposed.days.find(({ name }) => name === "Veľký piatok")?.day).toBe("2028-04-14");
    const years = async () =>
      (
        await sql<{ year: number }>`select year from holiday_year where country = 'SK' order by 1`.execute(
          server.deps.db,
        )
      ).rows.map(({ year }) => year);
    expect(await years()).toEqual([2026, 2027]);
    const checked = proposed.days.map((day) =>
      day.day === "2028-05-08" ? { ...day, isDayOff: false } : day,
    );
    const { refusal, year } = await confirm(2028, { seen: proposed.seen, days: checked });
    expect(refusal).toBeNull();
    expect(year.isKnown).toBe(true);
    expect(year.days).toEqual(checked.map((day) => ({ ...day, doubt: null })));
    expect(await years()).toEqual([2026, 2027, 2028]);
    // The retail ban of Easter Sunday keeps its kind, and every day its words.
    const { rows } = await sql<{ type: string; names: unknown }>`
      select type, names from holiday where country = 'SK' and day = '2028-04-16'`.execute(server.deps.db);
    expect(rows).toEqual([{ type: "Sunday with retail ban", names: { en: "Easter Sunday" } }]);
    const { rows: audits } = await sql<{ id: string; detail: unknown }>`
      select subject_id as id, detail from audit_entry where action = 'holidays.confirmed'`.execute(
      server.deps.db,
    );
    expect(audits).toMatchObject([
      {
        id: "SK 2028",
        detail: {
          "day 2028-05-08": "working open Deň víťazstva nad fašizmom | Victory over Fascism Day",
        },
      },
    ]);
    // Sent again it is as it is; changed ahead it holds, and the log says what was.
    expect((await confirm(2028, { seen: proposed.seen, days: checked })).refusal?.code).toBe(
      "changed-meanwhile",
    );
    const again = await confirm(2028, { seen: year.seen, days: proposed.days });
    expect(again.refusal).toBeNull();
  });
});

describe("DEDIT-03 a confirmed year is taken back from its entry in the log", () => {
  const year = 2029;
  let admin: StaffCaller;
  beforeAll(async () => {
    admin = await server.asStaff("S01");
  });

  async function undo(id: string): Promise<string | undefined> {
    const { data, errors } = await admin.desk(
      "mutation ($input: UndoAuditEntryInput!) { undoAuditEntry(input: $input) { refusal { code } } }",
      { input: { id } },
    );
    expect(errors).toEqual([]);
    const answer = data?.["undoAuditEntry"] as
      | { readonly refusal: { readonly code: string } | null }
      | undefined;
    return answer?.refusal?.code;
  }

  async function newest(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from audit_entry where action = 'holidays.confirmed'
      order by audit_entry.id desc limit 1`.execute(server.deps.db);
    return rows[0]?.id ?? "";
  }

  const kept = async () =>
    (
      await sql`select * from holiday where country = 'SK' and extract(year from day) = ${year} order by day`.execute(
        server.deps.db,
      )
    ).rows;

  test("with names, days off, shops and kinds; a day that was put in goes, and it is taken back itself", async () => {
    expect((await confirm(year, await read(year))).refusal).toBeNull();
    const { seen, days } = await read(year);
    const before = await kept();
    const [first] = days;
    if (!first) throw new Error("a year has days");
    const added = { ...first, day: "2029-10-30", name: "Deň navyše", nameEn: "", isDayOff: false };
    const changed = days.map((day) =>
      day.day === "2029-05-08" ? { ...day, isDayOff: !day.isDayOff, shops: "open", nameEn: "Peace" } : day,
    );
    expect((await confirm(year, { seen, days: [...changed, added] })).refusal).toBeNull();
    const after = await kept();
    expect(after).not.toEqual(before);
    const entry = await newest();
    expect(await undo(entry)).toBeUndefined();
    expect(await kept()).toEqual(before);
    expect(await undo(entry)).toBe("changed-since");
    expect(await undo(await newest())).toBeUndefined();
    expect(await kept()).toEqual(after);
  });

  const knownYears = async () =>
    (
      await sql<{
        year: number;
      }>`select year from holiday_year where country = 'SK' and year > ${year}`.execute(server.deps.db)
    ).rows.map((row) => row.year);

  test("one that was the first of its year makes the year unknown again, and is taken back itself", async () => {
    const proposed = await read(year + 1);
    expect((await confirm(year + 1, proposed)).refusal).toBeNull();
    const confirmed = await read(year + 1);
    expect(await knownYears()).toEqual([year + 1]);
    expect(await undo(await newest())).toBeUndefined();
    expect(await knownYears()).toEqual([]);
    expect(await read(year + 1)).toEqual(proposed);
    expect(await undo(await newest())).toBeUndefined();
    expect(await knownYears()).toEqual([year + 1]);
    expect(await read(year + 1)).toEqual(confirmed);
  });

  test("the first of a year stays while somebody has an order for it, and once the year was changed since", async () => {
    expect((await confirm(year + 2, await read(year + 2))).refusal).toBeNull();
    const first = await newest();
    const order = sql`(select order_number from sales_order o join ship_to s on s.id = o.ship_to_id
      where s.market = 'SK' and o.state <> 'cancelled' order by 1 desc limit 1)`;
    const { rows } = await sql<{ number: string; day: string }>`
      select order_number as number, delivery_date as day from sales_order where order_number = ${order}`.execute(
      server.deps.db,
    );
    const move = (day: string) =>
      sql`update sales_order set delivery_date = ${day}::date where order_number = ${rows[0]?.number}`.execute(
        server.deps.db,
      );
    await move("2031-02-03");
    expect(await undo(first)).toBe("year-ordered");
    await move(rows[0]?.day ?? "");
    const { seen, days } = await read(year + 2);
    const changed = days.map((day) => (day.day === "2031-05-08" ? { ...day, isDayOff: !day.isDayOff } : day));
    expect((await confirm(year + 2, { seen, days: changed })).refusal).toBeNull();
    expect(await undo(first)).toBe("changed-since");
    expect(await knownYears()).toContain(year + 2);
  });

  test("the first of a year that has begun stays: what has been is not changed", async () => {
    expect((await confirm(year + 3, await read(year + 3))).refusal).toBeNull();
    server.clock.set(`${year + 3}-01-01T08:00:00`);
    expect(await undo(await newest())).toBe("holiday-past");
    server.clock.set("2027-10-04T09:00:00");
  });

  test("an entry that was written without names knows too little", async () => {
    await sql`
      insert into audit_entry (at, action, subject_kind, subject_id, detail)
      values (now(), 'holidays.confirmed', 'holiday-year', 'SK 2029', '{"working": "2029-05-08"}')`.execute(
      server.deps.db,
    );
    expect(await undo(await newest())).toBe("too-little-known");
  });
});
