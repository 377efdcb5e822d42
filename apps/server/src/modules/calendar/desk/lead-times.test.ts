import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openEvents } from "../../../testing/open-events.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  // A Monday.
  server = await startTestServer({ listen: true, now: "2026-11-23T09:00:00" });
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

type Kind = {
  readonly kind: string;
  readonly seen: string;
  readonly rows: readonly {
    validFrom: string | null;
    cutOff: string;
    days: number;
    standing: string;
    setBy: string | null;
  }[];
};
type Answer = {
  readonly leadTimes: readonly Kind[];
  readonly refusal: { code: string; field: string | null } | null;
};
const told = "kind seen rows { validFrom cutOff days standing setBy }";

async function ofKind(kind: string): Promise<Kind> {
  const { data } = await lenka.desk(`{ leadTimes { ${told} } }`);
  const all = (data?.["leadTimes"] ?? []) as readonly Kind[];
  const found = all.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
}

async function call(name: "set" | "drop", input: object): Promise<Answer> {
  const type = name === "set" ? "SetLeadTimeInput" : "DropLeadTimeInput";
  const { data, errors } = await lenka.desk(
    `mutation ($input: ${type}!) { ${name}LeadTime(input: $input) { leadTimes { ${told} } refusal { code field } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data?.[`${name}LeadTime`] as Answer;
}

const wanted = { kind: "truck", validFrom: "2026-11-26", cutOff: "10:00", days: 4 };

async function orderBys(): Promise<ReadonlyMap<string, string>> {
  const url =
    "/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipTo=500101&shipmentId=flatrate_flatrate";
  const response = await (await server.as("U001")).request({ url });
  const { allDeliveryDate } = response.json() as { allDeliveryDate: { date: string; orderBy: string }[] };
  return new Map(allDeliveryDate.map(({ date, orderBy }) => [date, orderBy]));
}

describe("DCAL-03 lead times and cut-offs as dated rows", () => {
  test("service may look and not change, content may neither", async () => {
    const [service, content] = [await server.asStaff("S02"), await server.asStaff("S06")];
    expect((await service.desk("{ leadTimes { kind } }")).errors).toEqual([]);
    const dropping = `mutation { dropLeadTime(input: { kind: tank, validFrom: "2026-12-01", seen: "" }) { refusal { code } } }`;
    for (const [who, asked] of [
      [service, dropping],
      [content, "{ leadTimes { kind } }"],
    ] as const)
      expect((await who.desk(asked)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  it.each([
    [{ validFrom: "2026-11-23" }, "not-ahead", "validFrom"],
    [{ validFrom: "2036-11-23" }, "lead-time-too-far", "validFrom"],
    [{ cutOff: "25:00" }, "cut-off-invalid", "cutOff"],
    [{ days: 0 }, "lead-days-invalid", "days"],
    [{ cutOff: "13:30", days: 2 }, "lead-time-same", "cutOff"],
    [{ seen: "other" }, "changed-meanwhile", null],
  ])("%j is refused as %s", async (said, code, field) => {
    const { seen } = await ofKind("truck");
    expect((await call("set", { ...wanted, seen, ...said })).refusal).toEqual({ code, field });
    const nothing = await call("drop", { kind: "truck", validFrom: "2026-11-26", seen });
    expect(nothing.refusal?.code).toBe("lead-time-unknown");
  });

  it("a day that is none is a mistake of the caller", async () => {
    const { errors } = await lenka.desk(
      "mutation ($input: SetLeadTimeInput!) { setLeadTime(input: $input) { refusal { code } } }",
      { input: { ...wanted, validFrom: "2026-02-30", seen: "" } },
    );
    expect(errors[0]?.extensions.code).toBe("date-invalid");
  });

  it("holds for what is ordered from its day on; customers hear, see and are judged by it", async () => {
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const before = await orderBys();
    expect([before.get("2026-11-25"), before.get("2026-12-02")]).toEqual([
      "2026-11-23T13:30",
      "2026-11-30T13:30",
    ]);
    const { seen } = await ofKind("truck");
    const { refusal, leadTimes } = await call("set", { ...wanted, seen });
    expect(refusal).toBeNull();
    expect(leadTimes.find(({ kind }) => kind === "truck")?.rows).toEqual([
      { validFrom: null, cutOff: "13:30", days: 2, standing: "now", setBy: null },
      { validFrom: "2026-11-26", cutOff: "10:00", days: 4, standing: "planned", setBy: "Lenka Bartošová" },
    ]);
    expect(await events.first(({ kind }) => kind === "place")).toBeDefined();
    const after = await orderBys();
    expect(after.get("2026-11-25")).toBe("2026-11-23T13:30");
    expect(after.get("2026-12-02")).toBe("2026-11-26T10:00");
    // Who saw it as it was is too late; the same day gives way; given up, all is as before.
    expect((await call("set", { ...wanted, days: 3, seen })).refusal?.code).toBe("changed-meanwhile");
    const now = await ofKind("truck");
    const replaced = await call("set", { ...wanted, days: 3, seen: now.seen });
    expect(replaced.leadTimes.find(({ kind }) => kind === "truck")?.rows.map(({ days }) => days)).toEqual([
      2, 3,
    ]);
    const { seen: last } = await ofKind("truck");
    expect((await call("drop", { kind: "truck", validFrom: "2026-11-26", seen: last })).refusal).toBeNull();
    expect(await orderBys()).toEqual(before);
    events.close();
    const { rows } = await sql<{ action: string; detail: unknown }>`
      select action, detail from audit_entry where subject_kind = 'lead-time' order by at, id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(["lead-time.set", "lead-time.set", "lead-time.dropped"]);
    expect(rows[0]?.detail).toEqual({
      ...{ validFrom: "2026-11-26", cutOff: "10:00", cutOffBefore: "13:30", leadDays: 4, leadDaysBefore: 2 },
    });
  });

  it("OP-28 the door says what holds today", async () => {
    const url = "/prodczsk-api/api/v1/portal/orders/GetCutOffTimes";
    const times = async () => (await server.stranger.request({ url })).json();
    expect(await times()).toEqual({ truck: "13:30", pickup: "16:00", unfiltered: "12:00", tank: "16:00" });
    await sql`insert into lead_time values ('tank', '2026-11-02', '11:30', 2, now(), 'S04')`.execute(
      server.deps.db,
    );
    expect(await times()).toMatchObject({ tank: "11:30" });
    expect((await ofKind("tank")).rows.map(({ standing }) => standing)).toEqual(["past", "now"]);
  });
});
