import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { whoMayStill } from "../../../staff/staff.facts.ts";
import { changeNext } from "./change-weekdays.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

type Batch = {
  readonly id: string;
  readonly finishedAt: string | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly refusals: readonly {
    readonly shipToId: string;
    readonly code: string;
    readonly message: string;
  }[];
};
type Answer = {
  readonly batch: Batch | null;
  readonly refusal: { code: string; field: string | null } | null;
};
const fields = "id finishedAt total done refused refusals { shipToId code message }";

async function begin(input: object): Promise<Answer> {
  const { data, errors } = await lenka.desk(
    `mutation ($input: DeskWeekdayInput!) { setWeekdays(input: $input) { batch { ${fields} } refusal { code field } } }`,
    { input: { kind: "truck", action: "add", weekdays: [5], ...input } },
    { lang: "cs" },
  );
  expect(errors).toEqual([]);
  return data?.["setWeekdays"] as Answer;
}

async function seen(id: string, caller = lenka): Promise<Batch | null> {
  const query = `query ($id: ID!) { weekdayBatch(id: $id) { ${fields} } }`;
  return (await caller.desk(query, { id }, { lang: "cs" })).data?.["weekdayBatch"] as Batch | null;
}

/** Two workers at once, until neither finds anything. */
async function workedOff() {
  const work = async () => {
    for (let left = 300; left > 0 && (await changeNext({ ...server.deps, whoMayStill })); left -= 1);
  };
  await Promise.all([work(), work()]);
  await changeNext({ ...server.deps, whoMayStill });
}

const ids = ["500101", "500102", "500103"];
async function daysOf(column: "weekdays_pd" | "weekdays_type1") {
  const { rows } = await sql<{ id: string; days: number[]; types: string[] }>`
    select id, ${sql.ref(column)} as days, types from ship_to where id = any(${ids}::text[]) order by id`.execute(
    server.deps.db,
  );
  return rows;
}
async function audits(batch: string) {
  const { rows } = await sql<{ id: string; detail: unknown }>`
    select subject_id as id, detail from audit_entry where request_id = ${`weekdays-${batch}`} order by 1`.execute(
    server.deps.db,
  );
  return rows;
}

describe("DCAL-03 what is refused before it begins", () => {
  test("service may not begin one; somebody else's batch is none", async () => {
    const service = await server.asStaff("S02");
    const { errors } = await service.desk(
      `mutation { setWeekdays(input: { key: "x", kind: truck, action: add, weekdays: [1] }) { refusal { code } } }`,
    );
    expect(errors[0]?.extensions.code).toBe("not-your-area");
    const { batch } = await begin({ key: "mine", shipTos: ["500101"], action: "set", weekdays: [2] });
    expect(await seen(batch?.id ?? "", await server.asStaff("S01"))).toBeNull();
    await workedOff();
  });

  test.each([
    ["no day", { weekdays: [], shipTos: ids }, "weekdays-missing"],
    ["a day that is none", { weekdays: [8], shipTos: ids }, "weekday-invalid"],
    ["no place", { shipTos: [] }, "nothing-chosen"],
    ["no place found", { filter: { text: "%%%nothing" } }, "nothing-chosen"],
    ["too many", { shipTos: Array.from({ length: 5001 }, (_, at) => String(at)) }, "too-many-places"],
  ])("%s", async (_case, input, code) => {
    expect(await begin({ key: code, ...input })).toMatchObject({ batch: null, refusal: { code } });
  });
});

describe("DCAL-03 weekdays of many places at once", () => {
  test("each once however often it is asked and however many work; each left out says why", async () => {
    await sql`update ship_to set types = '{1}' where id = '500103'`.execute(server.deps.db);
    const input = { key: "a", shipTos: [...ids, "599999"] };
    const [first, again] = [await begin(input), await begin(input)];
    expect(first.batch).toMatchObject({ total: 4, done: 0, refused: 0, finishedAt: null });
    expect(again.batch?.id).toBe(first.batch?.id);
    const before = await daysOf("weekdays_pd");
    const byTruck = before.filter(({ types }) => types.includes("PD"));
    await workedOff();
    const id = first.batch?.id ?? "";
    const batch = await seen(id);
    expect(batch).toMatchObject({ total: 4, done: byTruck.length, finishedAt: expect.any(String) });
    const why = new Map(batch?.refusals.map(({ shipToId, code }) => [shipToId, code]));
    expect(why.get("500103")).toBe("not-delivered-so");
    expect(why.get("599999")).toBe("customer-unknown");
    expect(batch?.refusals.find(({ shipToId }) => shipToId === "500103")?.message).toBe(
      "Takhle se tam nejezdí.",
    );
    const after = await daysOf("weekdays_pd");
    for (const { id: place, days } of byTruck)
      expect(after.find((row) => row.id === place)?.days).toEqual([...new Set([...days, 5])].toSorted());
    expect((await audits(id)).map((row) => row.id)).toEqual(byTruck.map((row) => row.id));
    expect((await audits(id))[0]?.detail).toMatchObject({ daysTruck: expect.stringContaining("5") });
  });

  test("all that a list finds; where it is so already nothing is written, and a day always stays", async () => {
    const { batch } = await begin({
      key: "set",
      filter: { companies: ["C1"] },
      kind: "standard",
      action: "set",
      weekdays: [1],
    });
    expect(batch?.total).toBeGreaterThan(2);
    await workedOff();
    const again = await begin({
      key: "again",
      filter: { companies: ["C1"] },
      kind: "standard",
      action: "set",
      weekdays: [1],
    });
    await workedOff();
    expect(await seen(again.batch?.id ?? "")).toMatchObject({ total: batch?.total, refused: 0 });
    expect(await audits(again.batch?.id ?? "")).toEqual([]);
    const none = await begin({
      key: "none",
      shipTos: ["500101"],
      kind: "standard",
      action: "remove",
      weekdays: [1],
    });
    await workedOff();
    expect((await seen(none.batch?.id ?? ""))?.refusals[0]?.code).toBe("no-weekday-left");
    expect((await daysOf("weekdays_type1"))[0]?.days).toEqual([1]);
  });

  test("a worker that dies after it changed and before it said so leaves both undone for the next one", async () => {
    const { db } = server.deps;
    const { batch } = await begin({ key: "killed", shipTos: ["500101"], kind: "standard", weekdays: [3] });
    await sql`alter table weekday_batch_row add constraint nobody check (state = 'waiting') not valid`.execute(
      db,
    );
    await expect(changeNext({ ...server.deps, whoMayStill })).rejects.toThrow();
    expect((await daysOf("weekdays_type1"))[0]?.days).toEqual([1]);
    await sql`alter table weekday_batch_row drop constraint nobody`.execute(db);
    await workedOff();
    expect((await daysOf("weekdays_type1"))[0]?.days).toEqual([1, 3]);
    expect(await audits(batch?.id ?? "")).toHaveLength(1);
  });

  test("whoever may not any more changes nothing", async () => {
    const { db } = server.deps;
    const { batch } = await begin({ key: "gone", shipTos: ["500101"], kind: "standard", weekdays: [4] });
    await sql`delete from staff_right where role = 'dispatch' and area = 'calendar'`.execute(db);
    await workedOff();
    await sql`insert into staff_right (role, area, power) values ('dispatch', 'calendar', 'change')`.execute(
      db,
    );
    expect((await seen(batch?.id ?? ""))?.refusals[0]?.code).toBe("no-longer-allowed");
    expect((await daysOf("weekdays_type1"))[0]?.days).toEqual([1, 3]);
  });
});
