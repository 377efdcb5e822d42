import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentDesk } from "../../../testing/desk/ask-content.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set("2026-11-23T13:25:00");
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

async function undo(id: string) {
  const { data, errors } = await admin.desk(
    `mutation ($input: UndoAuditEntryInput!) { undoAuditEntry(input: $input) { refusal { code } changes { what before after } } }`,
    { input: { id } },
  );
  expect(errors).toEqual([]);
  return data?.["undoAuditEntry"] as { readonly refusal: { readonly code: string } | null };
}

/** The newest entry of this action. */
async function newest(action: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text as id from audit_entry where action = ${action} order by audit_entry.id desc limit 1`.execute(
    server.deps.db,
  );
  return rows[0]?.id ?? `no ${action}`;
}

async function done(query: string, input: object): Promise<void> {
  const { data, errors } = await admin.desk(query, { input });
  expect(errors).toEqual([]);
  expect(Object.values(data ?? {})).toMatchObject([{ refusal: null }]);
}

async function seen<Answer>(query: string): Promise<Answer> {
  const { data, errors } = await admin.desk(query);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

describe("DEDIT-03 more is taken back by its own command", () => {
  test("a vehicle and a driver, with what nobody had said", async () => {
    type Fleet = { readonly vehicles: readonly object[]; readonly drivers: readonly object[] };
    const fleet = () =>
      seen<Fleet>(`{ fleet {
        vehicles { id version plate name places payloadKilograms hasLift haulier driverId weekdays outFrom outTo outReason isActive }
        drivers { id version name phone account haulier weekdays outFrom outTo outReason isActive } } }`);
    const plain = (one: object | undefined) => ({ ...one, version: 0 });
    const before = await fleet();
    const out = {
      outFrom: "2026-12-01",
      outTo: "2026-12-03",
      outReason: "Servis",
      haulier: "Dopravce",
      weekdays: [1, 2],
    };
    await done("mutation ($input: SaveVehicleInput!) { saveVehicle(input: $input) { refusal { code } } }", {
      ...{ ...before.vehicles[0], ...out, hasLift: false, places: 7 },
    });
    const changed = await newest("vehicle.changed");
    expect(plain((await fleet()).vehicles[0])).not.toEqual(plain(before.vehicles[0]));
    expect(await undo(changed)).toMatchObject({ refusal: null });
    expect(plain((await fleet()).vehicles[0])).toEqual(plain(before.vehicles[0]));
    expect(await undo(changed)).toMatchObject({ refusal: { code: "changed-since" } });
    await done("mutation ($input: SaveDriverInput!) { saveDriver(input: $input) { refusal { code } } }", {
      ...{ ...before.drivers[0], ...out, phone: "+420 777 000 111" },
    });
    expect(await undo(await newest("driver.changed"))).toMatchObject({ refusal: null });
    expect(plain((await fleet()).drivers[0])).toEqual(plain(before.drivers[0]));
  });

  test("a mark of a role, unless a screen was optional: nobody knows who had switched it", async () => {
    type Table = {
      readonly screens: readonly { readonly permission: string }[];
      readonly roles: readonly {
        readonly id: string;
        readonly name: string;
        readonly marks: readonly string[];
      }[];
    };
    const table = () => seen<Table>(`{ roleTable { screens { permission } roles { id name marks } } }`);
    const change = async (at: number, mark: string, roleAt = 1) => {
      const role = (await table()).roles[roleAt];
      const seenMarks = role?.marks ?? [];
      await done(
        "mutation ($input: ChangeRoleTableInput!) { changeRoleTable(input: $input) { refusal { code } } }",
        {
          roles: [{ id: role?.id, seen: seenMarks, marks: seenMarks.with(at, mark) }],
        },
      );
    };
    const marks = async () => (await table()).roles[1]?.marks ?? [];
    const before = await marks();
    const at = before.lastIndexOf("allowed");
    await change(at, "not_allowed");
    expect(await undo(await newest("role.changed"))).toMatchObject({ refusal: null });
    expect(await marks()).toEqual(before);
    await change(at, "optional_on");
    const optional = await newest("role.changed");
    await change(at, "not_allowed");
    expect(await undo(await newest("role.changed"))).toMatchObject({ refusal: { code: "too-little-known" } });
    expect(await undo(optional)).toMatchObject({ refusal: { code: "changed-since" } });
  });

  test("a text gets its words back as a draft; customers go on seeing what they saw", async () => {
    const desk = contentDesk(admin, await server.as("U001"));
    const before = await desk.seen("article", "xmas-delivery");
    const words = before.words.map((one) => ({
      ...one,
      title: `${one.title}!`,
      body: `${one.body}\n\n- konec`,
    }));
    await desk.ask("saveContent", { ...before, words, markets: ["CZ"], sort: 7, tone: "warning" });
    const entry = await newest("content.changed");
    expect(await undo(entry)).toMatchObject({ refusal: null });
    const { version: _now, ...now } = await desk.seen("article", "xmas-delivery");
    const { version: _was, ...was } = before;
    expect(now).toEqual(was);
    expect((await desk.contentOf("article", "xmas-delivery"))?.isDraft).toBe(true);
    expect(await undo(await newest("content.changed"))).toEqual({ refusal: null, changes: [] });
    expect((await desk.seen("article", "xmas-delivery")).markets).toEqual(["CZ"]);
  });

  test("settings of the portal that lie ahead, and those that hold since then from today on", async () => {
    type Settings = {
      readonly seen: string;
      readonly dated: readonly {
        readonly validFrom: string;
        readonly bannerRotation: number;
        readonly sections: readonly string[];
        readonly units: readonly object[];
      }[];
    };
    const settings = () =>
      seen<Settings>(`{ portalSettings(market: "CZ") { seen dated { validFrom bannerRotation sections
        units { customerType method units } } } }`);
    const told = async () => {
      const { dated } = await settings();
      return dated.map(({ bannerRotation, sections, units }) => ({ bannerRotation, sections, units })).at(-1);
    };
    const before = await told();
    const set = async (validFrom: string) =>
      done(
        "mutation ($input: SetPortalSettingsInput!) { setPortalSettings(input: $input) { refusal { code } } }",
        {
          ...{ ...before, market: "CZ", seen: (await settings()).seen, validFrom, bannerRotation: 21 },
          sections: before?.sections.slice(0, -1),
          units: before?.units.map((of) => ({ ...of, units: ["pallets"] })),
        },
      );
    await set("2026-12-01");
    expect(await told()).not.toEqual(before);
    expect(await undo(await newest("portal-settings.set"))).toMatchObject({ refusal: null });
    expect(await told()).toEqual(before);
    await set("2026-12-02");
    const later = await newest("portal-settings.set");
    server.clock.set("2026-12-05T09:00:00");
    expect(await undo(later)).toMatchObject({ refusal: null });
    expect(await told()).toEqual(before);
    server.clock.set("2026-11-23T13:25:00");
  });

  test("a rule of capacity and a lead time, as long as their day lies ahead", async () => {
    type Rules = readonly {
      readonly market: string;
      readonly customerType: string;
      readonly method: string;
      readonly seen: string;
      readonly rows: readonly object[];
    }[];
    const limits = `limits { minPallets maxPallets minKg maxKg orderValueMinor minLitres maxLitres }`;
    const rules = () =>
      seen<Rules>(`{ capacityRules { market customerType method seen rows { validFrom ${limits} } } }`);
    const [rule] = await rules();
    const of = {
      market: rule?.market,
      customerType: rule?.customerType,
      method: rule?.method,
      seen: rule?.seen,
    };
    const wanted = { minPallets: 1, maxPallets: 3, minKg: null, maxKg: 500, orderValueMinor: null };
    await done(
      "mutation ($input: SetCapacityRuleInput!) { setCapacityRule(input: $input) { refusal { code } } }",
      {
        ...{ ...of, validFrom: "2026-12-10", limits: { ...wanted, minLitres: null, maxLitres: null } },
      },
    );
    const entry = await newest("capacity-rule.set");
    expect((await rules())[0]?.rows).not.toEqual(rule?.rows);
    expect(await undo(entry)).toMatchObject({ refusal: null });
    expect((await rules())[0]?.rows).toEqual(rule?.rows);
    type LeadTimes = readonly {
      readonly kind: string;
      readonly seen: string;
      readonly rows: readonly object[];
    }[];
    const leadTimes = () => seen<LeadTimes>(`{ leadTimes { kind seen rows { validFrom cutOff days } } }`);
    const [time] = await leadTimes();
    await done("mutation ($input: SetLeadTimeInput!) { setLeadTime(input: $input) { refusal { code } } }", {
      ...{ kind: time?.kind, seen: time?.seen, validFrom: "2026-12-10", cutOff: "09:15", days: 3 },
    });
    const set = await newest("lead-time.set");
    expect(await undo(set)).toMatchObject({ refusal: null });
    expect((await leadTimes())[0]?.rows).toEqual(time?.rows);
    expect(await undo(set)).toMatchObject({ refusal: { code: "changed-since" } });
  });
});
