import { DESK_EXPORT_PATH } from "@vycep/contract/staff/desk-export.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { askTickets, someTicket } from "../../../testing/ask-tickets.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [service, admin] = [await server.asStaff("S02"), await server.asStaff("S01")];
});
afterAll(() => server.stop());
// A Monday.
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));

type Clock = {
  readonly state: string;
  readonly usedMinutes: number;
  readonly targetMinutes: number;
  readonly due: string | null;
  readonly isLate: boolean;
};
type Row = {
  readonly number: string;
  readonly openedAt: string | null;
  readonly clocks: { readonly answer: Clock; readonly solution: Clock };
};
const clocks =
  "answer { state usedMinutes targetMinutes due isLate } solution { state usedMinutes targetMinutes due isLate }";

async function opened(): Promise<string> {
  const call = { method: "POST", path: "CreateTicket?market=CZ", payload: someTicket } as const;
  return (await askTickets(server, "U001", call)).body.caseNumber;
}

async function clocksOf(number: string): Promise<Row["clocks"] & { readonly version: number }> {
  const { data } = await service.desk(
    `query ($number: ID!) { ticket(number: $number) { version row { clocks { ${clocks} } } } }`,
    { number },
  );
  const found = data?.["ticket"] as { readonly version: number; readonly row: Row };
  return { ...found.row.clocks, version: found.version };
}

async function say(number: string, status: string): Promise<void> {
  const { version } = await clocksOf(number);
  const { data } = await service.desk(
    "mutation ($input: DeskAnswerTicketInput!) { answerTicket(input: $input) { refusal { code } } }",
    { input: { number, version, text: "Ověříme to.", status } },
  );
  expect(data?.["answerTicket"]).toEqual({ refusal: null });
}

type Targets = {
  readonly categories: readonly {
    readonly id: string;
    readonly seen: string;
    readonly rows: readonly {
      readonly validFrom: string | null;
      readonly standing: string;
      readonly answerMinutes: number;
      readonly setBy: string | null;
    }[];
  }[];
  readonly hours: readonly unknown[];
};
const told =
  "categories { id seen rows { validFrom standing answerMinutes setBy } } hours { market from to }";

async function seen(category = someTicket.category): Promise<string> {
  const { data } = await service.desk(`{ ticketTargets { ${told} } }`);
  return (
    (data?.["ticketTargets"] as Targets | undefined)?.categories.find(({ id }) => id === category)?.seen ?? ""
  );
}

async function change(name: "set" | "drop", input: object, caller = admin) {
  const type = name === "set" ? "DeskSetTicketTargetInput" : "DeskDropTicketTargetInput";
  return caller.desk(
    `mutation ($input: ${type}!) { ${name}TicketTarget(input: $input) { targets { ${told} } refusal { code field } } }`,
    { input },
  );
}

const wanted = {
  category: someTicket.category,
  validFrom: "2026-11-24",
  answerMinutes: 60,
  solutionMinutes: 600,
};
const refusalOf = async (name: "set" | "drop", input: object) =>
  ((await change(name, input)).data?.[`${name}TicketTarget`] as { refusal: object | null } | undefined)
    ?.refusal;

describe("DTICK-04 time to the first answer and to the solution", () => {
  test("a ticket's clocks run in service hours, stand while the customer is asked, and end", async () => {
    const number = await opened();
    server.clock.set("2026-11-23T10:30:00");
    expect(await clocksOf(number)).toMatchObject({
      answer: { state: "running", usedMinutes: 90, targetMinutes: 240, isLate: false },
      solution: { state: "running", usedMinutes: 90, targetMinutes: 2400 },
    });
    await say(number, "Waiting for Details");
    server.clock.set("2026-11-25T10:30:00");
    expect(await clocksOf(number)).toMatchObject({
      answer: { state: "done", usedMinutes: 90, due: null },
      solution: { state: "waiting", usedMinutes: 90, due: null },
    });
    const payload = { ticketId: number, user: "U001", description: "Tady je fotka." };
    await askTickets(server, "U001", { method: "POST", path: "CreateComment", payload });
    server.clock.set("2026-11-25T11:00:00");
    expect((await clocksOf(number)).solution).toMatchObject({ state: "running", usedMinutes: 120 });
    await say(number, "Problem Solved");
    server.clock.set("2026-11-26T09:00:00");
    expect((await clocksOf(number)).solution).toMatchObject({
      state: "done",
      usedMinutes: 120,
      isLate: false,
    });
  });

  test("a day off and other hours count as soon as they are said", async () => {
    const { db } = server.deps;
    const number = await opened();
    server.clock.set("2026-11-24T10:00:00");
    const used = async () => (await clocksOf(number)).solution.usedMinutes;
    const before = await used();
    await sql`insert into holiday (country, day, name, names, type, day_off, shops)
      select country, '2026-11-24', name, names, type, true, shops
      from holiday where country = 'CZ' and day_off limit 1`.execute(db);
    const onDayOff = await used();
    expect(onDayOff).toBeLessThan(before);
    await sql`delete from holiday where day = '2026-11-24'`.execute(db);
    expect(await used()).toBe(before);
    const support = sql`key = 'support' and market = 'CZ'`;
    const { rows } = await sql<{ hours: string }>`
      select value ->> 'hours' as hours from portal_config where ${support}`.execute(db);
    await sql`update portal_config set value = value - 'hours' where ${support}`.execute(db);
    // Without hours the house answers round the clock.
    expect(await used()).toBe(25 * 60);
    await sql`update portal_config set value = value || jsonb_build_object('hours', ${rows[0]?.hours}::jsonb) where ${support}`.execute(
      db,
    );
    expect(await used()).toBe(before);
  });

  test("the queue by the time that is left: what runs out first stands first, page by page", async () => {
    const [first, later] = [await opened(), await opened()];
    server.clock.set("2026-11-23T09:10:00");
    await say(first, "In Progress");
    const page = async (after: string | null) => {
      const { data, errors } = await service.desk(
        `query ($after: String) { tickets(filter: { statuses: ["New", "In Progress", "Waiting for Details"] }, byTimeLeft: true, first: 2,
          after: $after) { total next items { number openedAt clocks { ${clocks} } } } }`,
        { after },
      );
      expect(errors).toEqual([]);
      return data?.["tickets"] as { total: number; next: string | null; items: readonly Row[] };
    };
    const all: Row[] = [];
    let at = await page(null);
    for (all.push(...at.items); at.next !== null; all.push(...at.items)) at = await page(at.next);
    expect(all).toHaveLength(at.total);
    const numbers = all.map(({ number }) => number);
    expect(numbers.indexOf(later)).toBeLessThan(numbers.indexOf(first));
    expect(all.find(({ number }) => number === later)?.openedAt).toBe("2026-11-23T08:00:00.000Z");
    const due = all.map(({ clocks: { answer, solution } }) =>
      Math.min(
        ...[answer, solution].map((one) =>
          one.state === "running" && one.due ? Date.parse(one.due) : Number.MAX_SAFE_INTEGER,
        ),
      ),
    );
    expect(due).toEqual(due.toSorted((one, other) => one - other));
    const { errors } = await service.desk(`{ tickets(byTimeLeft: true, after: "rubbish") { total } }`);
    expect(errors[0]?.extensions.code).toBe("cursor-invalid");
  });

  test("service sees the targets and changes none", async () => {
    const { data, errors } = await service.desk(`{ ticketTargets { ${told} } }`);
    expect(errors).toEqual([]);
    expect((data?.["ticketTargets"] as Targets | undefined)?.hours.length).toBeGreaterThan(0);
    const input = { ...wanted, seen: await seen() };
    expect((await change("set", input, service)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  it.each([
    [{ validFrom: "2026-11-23" }, "not-ahead", "validFrom"],
    [{ answerMinutes: 0 }, "target-invalid", "answerHours"],
    [{ solutionMinutes: 30 }, "solution-before-answer", "solutionHours"],
    [{ answerMinutes: 240, solutionMinutes: 2400 }, "target-same", "validFrom"],
    [{ category: "none" }, "category-unknown", null],
    [{ seen: "other" }, "changed-meanwhile", null],
  ])("%j is refused as %s", async (said, code, field) => {
    expect(await refusalOf("set", { ...wanted, seen: await seen(), ...said })).toEqual({ code, field });
  });

  test("a target holds for tickets that are opened from its day on, and is taken back before", async () => {
    const before = await opened();
    expect(await refusalOf("set", { ...wanted, seen: await seen() })).toBeNull();
    const { category, validFrom } = wanted;
    expect(await refusalOf("drop", { category, validFrom, seen: "" })).toMatchObject({
      code: "changed-meanwhile",
    });
    server.clock.set("2026-11-24T09:00:00");
    const after = await opened();
    expect((await clocksOf(before)).answer.targetMinutes).toBe(240);
    expect((await clocksOf(after)).answer.targetMinutes).toBe(60);
    server.clock.set("2026-11-24T10:01:00");
    expect((await clocksOf(after)).answer).toMatchObject({ state: "running", isLate: true });
    expect(await refusalOf("drop", { category, validFrom, seen: await seen() })).toMatchObject({
      code: "not-ahead",
    });
    server.clock.set("2026-11-23T09:00:00");
    expect(await refusalOf("drop", { category, validFrom, seen: await seen() })).toBeNull();
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_kind = 'ticket-target' order by at, id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(["ticket-target.set", "ticket-target.dropped"]);
  });

  test("what share kept its target, by category and days, and as a file", async () => {
    const asked = async (days: Record<string, unknown>) => {
      const { data, errors } = await service.desk(
        `query ($from: String!, $to: String!) { ticketFigures(from: $from, to: $to) {
          items { category tickets answers { inTime late open share } } } }`,
        days,
      );
      return {
        code: errors[0]?.extensions.code,
        items: (data?.["ticketFigures"] as { items: readonly object[] } | null)?.items,
      };
    };
    await sql`update ticket set opened = '2026-10-05', sent_at = '2026-10-05T09:00:00+02'
      where case_number = ${await opened()}`.execute(server.deps.db);
    const days = { from: "2026-10-05", to: "2026-10-05" };
    const late = { inTime: 0, late: 1, open: 0, share: 0 };
    expect((await asked(days)).items).toMatchObject([{ tickets: 1, answers: late }]);
    expect((await asked({ from: "2026-10-06", to: "2026-10-06" })).items).toEqual([]);
    expect((await asked({ ...days, from: "2026-02-30" })).code).toBe("date-invalid");
    expect((await asked({ ...days, from: "2020-01-01" })).code).toBe("invalid-input");
    const file = await service.request({
      method: "POST",
      url: `${DESK_EXPORT_PATH}/ticketFigures`,
      payload: { format: "csv", part: "all", args: days },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body.trim().split("\n")).toHaveLength(2);
  });
});
