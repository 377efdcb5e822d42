import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
let kept: unknown;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-23T13:00:00" });
  kept = (await sql<{ all: unknown }>`select json_agg(c) as all from portal_config c`.execute(server.deps.db))
    .rows[0]?.all;
});
beforeEach(async () => {
  await standAt("2026-11-23T13:00:00");
  await sql`truncate portal_config`.execute(server.deps.db);
  await sql`
    insert into portal_config select * from jsonb_populate_recordset(null::portal_config, ${JSON.stringify(kept)}::jsonb)`.execute(
    server.deps.db,
  );
});
afterAll(() => server.stop());

/** A token holds for its time alone. */
async function standAt(moment: string): Promise<void> {
  server.clock.set(moment);
  milos = await server.asStaff("S01");
}

type Dated = {
  readonly validFrom: string | null;
  readonly bannerRotation: number;
  readonly sections: readonly string[];
  readonly units: readonly {
    readonly customerType: string;
    readonly method: string;
    readonly units: readonly string[];
  }[];
};
type Settings = {
  readonly seen: string;
  readonly dated: readonly Dated[];
  readonly maintenance: Readonly<Record<string, unknown>>;
  readonly cutOffs: readonly { readonly kind: string; readonly moment: string }[];
};
type Answer = {
  readonly settings: Settings;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
const fields = `seen
  dated { validFrom bannerRotation sections units { customerType method units } }
  maintenance { isOn isClosed from until opensItself message { cs sk en } }
  cutOffs { kind moment }`;

async function read(who: StaffCaller = milos): Promise<Settings> {
  const { data, errors } = await who.desk(`{ portalSettings(market: "CZ") { ${fields} } }`);
  expect(errors).toEqual([]);
  return data?.["portalSettings"] as Settings;
}

async function change(operation: string, input: Readonly<Record<string, unknown>>): Promise<Answer> {
  const type = `${operation[0]?.toUpperCase()}${operation.slice(1)}Input`;
  const { data, errors } = await milos.desk(
    `mutation ($input: ${type}!) { ${operation}(input: $input) { settings { ${fields} } refusal { code field } } }`,
    { input: { market: "CZ", ...input } },
  );
  expect(errors).toEqual([]);
  return data?.[operation] as Answer;
}

/** What holds today, as it is handed in. */
async function asToday(): Promise<Omit<Dated, "validFrom"> & { readonly seen: string }> {
  const { dated, seen } = await read();
  const [today] = dated;
  if (today === undefined) throw new Error("nothing holds today");
  const { validFrom: _none, ...settings } = today;
  return { ...settings, seen };
}

/** What a customer's portal is told. */
async function told() {
  const jana = await server.as("U001");
  const { data } = await jana.graphql(
    `{ getPortalConfig(customerType: "POS", orderType: "flatrate_flatrate") { banner_rotation orderableunits sections
       maintenance maintenance_until maintenance_message } }`,
  );
  return data?.["getPortalConfig"] as Readonly<Record<string, unknown>>;
}

describe("DCONF-01 who may not, and what is no input", () => {
  test("customers are strangers; service may neither look nor change; catalogue neither", async () => {
    const jana = await server.as("U001");
    const { statusCode } = await jana.request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: `{ portalSettings(market: "CZ") { seen } }` },
    });
    expect(statusCode).toBe(401);
    for (const id of ["S02", "S05"]) {
      const who = await server.asStaff(id);
      for (const what of [
        `{ portalSettings(market: "CZ") { seen } }`,
        `mutation { setMaintenance(input: { market: "CZ", isOn: true, opensItself: false, seen: "" }) { refusal { code } } }`,
      ])
        expect((await who.desk(what)).errors[0]?.extensions.code).toBe("not-your-area");
    }
  });

  test("no market, no day, no moment and no part of the portal", async () => {
    const { seen, ...settings } = await asToday();
    const of = { market: "CZ", ...settings, seen };
    const set = `mutation ($input: SetPortalSettingsInput!) { setPortalSettings(input: $input) { refusal { code } } }`;
    const close = `mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { refusal { code } } }`;
    for (const [query, input] of [
      [set, { ...of, market: "PL", validFrom: "2026-12-01" }],
      [set, { ...of, validFrom: "2026-02-30" }],
      [set, { ...of, validFrom: "2026-12-01", sections: ["Everything"] }],
      [close, { market: "CZ", isOn: true, opensItself: false, seen, until: "2026-12-01 10:00" }],
    ] as const) {
      const { errors } = await milos.desk(query, { input });
      expect(errors[0]?.extensions.code).toMatch(/^(input|date)-invalid$/);
    }
  });
});

describe("DCONF-01 what is refused changes nothing", () => {
  test.each<[string, Partial<Dated> & { readonly validFrom: string }, string, string | null]>([
    ["a day that has passed", { validFrom: "2026-11-22" }, "day-passed", "validFrom"],
    [
      "a banner that flickers",
      { validFrom: "2026-12-01", bannerRotation: 1 },
      "rotation-invalid",
      "bannerRotation",
    ],
    [
      "a portal without a catalogue",
      { validFrom: "2026-12-01", sections: ["Support"] },
      "catalogue-off",
      "sections",
    ],
    ["a method without units", { validFrom: "2026-12-01", units: [] }, "units-missing", "units"],
    ["what holds already", { validFrom: "2026-12-01" }, "nothing-changed", null],
  ])("%s", async (_case, wanted, code, field) => {
    const before = await asToday();
    const { refusal } = await change("setPortalSettings", { ...before, ...wanted });
    expect(refusal).toEqual({ code, field });
    expect(await asToday()).toEqual(before);
  });

  test("what somebody else changed meanwhile, and a plan that is none", async () => {
    const { seen, ...settings } = await asToday();
    const late = { ...settings, bannerRotation: 9, validFrom: "2026-12-01", seen: "other" };
    expect((await change("setPortalSettings", late)).refusal?.code).toBe("changed-meanwhile");
    const drop = (validFrom: string) => change("dropPortalSettings", { validFrom, seen });
    expect((await drop("2026-12-01")).refusal?.code).toBe("plan-unknown");
    expect((await drop("2026-11-23")).refusal?.code).toBe("not-ahead");
  });
});

describe("DCONF-01 units, parts and banners are set from a day on", () => {
  test("CONFIG-10 today's customers read it at once, and the log says what was and is", async () => {
    const today = await asToday();
    const units = today.units.map((one) =>
      one.customerType === "POS" && one.method === "flatrate_flatrate" ? { ...one, units: ["pallets"] } : one,
    );
    const sections = today.sections.filter((section) => section !== "Marketing Materials");
    const { refusal } = await change("setPortalSettings", {
      ...{ ...today, units, sections, bannerRotation: 12, validFrom: "2026-11-23" },
    });
    expect(refusal).toBeNull();
    const config = await told();
    expect(config).toMatchObject({ banner_rotation: 12, orderableunits: "Pallets" });
    expect(config["sections"]).not.toContain("Marketing Materials");
    expect(config["sections"]).toContain("Home Page");
    const { rows } = await sql<{ actor: string; subject: string; detail: unknown }>`
      select actor_uid as actor, subject_id as subject, detail from audit_entry
      where action = 'portal-settings.set'`.execute(server.deps.db);
    expect(rows).toMatchObject([
      { actor: "S01", subject: "CZ", detail: { bannerRotationBefore: 8, bannerRotation: 12 } },
    ]);
  });

  test("a plan holds from its day, ends what held before, and is taken back", async () => {
    const today = await asToday();
    const planned = await change("setPortalSettings", {
      ...{ ...today, bannerRotation: 20, validFrom: "2026-12-01" },
    });
    expect(
      planned.settings.dated.map(({ validFrom, bannerRotation }) => [validFrom, bannerRotation]),
    ).toEqual([
      [null, 8],
      ["2026-12-01", 20],
    ]);
    expect(await told()).toMatchObject({ banner_rotation: 8 });
    await standAt("2026-12-01T08:00:00");
    expect(await told()).toMatchObject({ banner_rotation: 20 });
    await standAt("2026-11-24T08:00:00");
    const { seen } = await read();
    const dropped = await change("dropPortalSettings", { validFrom: "2026-12-01", seen });
    expect(dropped.refusal).toBeNull();
    expect(dropped.settings.dated).toHaveLength(1);
    await standAt("2026-12-01T08:00:00");
    expect(await told()).toMatchObject({ banner_rotation: 8 });
  });
});

describe("DCONF-01 OP-126 the portal is closed with words and time", () => {
  const message = { cs: "Stěhujeme sklad.", sk: "Sťahujeme sklad.", en: "The warehouse moves." };
  const cart = "{ customerCart { id } }";

  test("a night that opens by itself: open before, closed with its words, open after; the cut-offs within are told", async () => {
    const { seen } = await read();
    const night = {
      isOn: true,
      from: "2026-11-23T13:20",
      until: "2026-11-23T14:00",
      opensItself: true,
      message,
    };
    const { refusal, settings } = await change("setMaintenance", { ...night, seen });
    expect(refusal).toBeNull();
    expect(settings.maintenance).toEqual({ ...night, isClosed: false });
    expect(settings.cutOffs).toContainEqual({ kind: "truck", moment: "2026-11-23T13:30" });
    expect(
      settings.cutOffs.every(({ moment }) => moment >= "2026-11-23T13:20" && moment <= "2026-11-23T14:00"),
    ).toBe(true);
    const jana = await server.as("U001");
    expect((await jana.graphql(cart)).status).toBe(200);
    expect(await told()).toMatchObject({ maintenance: false, maintenance_message: null });
    await standAt("2026-11-23T13:20:00");
    expect((await jana.graphql(cart)).errors[0]?.extensions).toMatchObject({ code: "maintenance" });
    expect(await told()).toMatchObject({
      ...{ maintenance: true, maintenance_until: "2026-11-23T14:00", maintenance_message: message.en },
    });
    await standAt("2026-11-23T14:00:00");
    expect((await jana.graphql(cart)).status).toBe(200);
  });

  test("closed at once, and opened again by hand; the log has both", async () => {
    const { seen } = await read();
    const closed = await change("setMaintenance", { isOn: true, opensItself: false, seen });
    expect(closed.settings.maintenance).toMatchObject({ isOn: true, isClosed: true, message: null });
    const jana = await server.as("U001");
    expect((await jana.graphql(cart)).status).toBe(503);
    const opened = await change("setMaintenance", {
      isOn: false,
      opensItself: false,
      seen: closed.settings.seen,
    });
    expect(opened.settings.maintenance).toMatchObject({ isOn: false, isClosed: false });
    expect((await jana.graphql(cart)).status).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where action like 'maintenance.%' order by id desc limit 2`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(["maintenance.ended", "maintenance.set"]);
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ["an end that has passed", { until: "2026-11-23T12:00" }, "end-passed"],
    ["words that lack a language", { message: { ...message, en: "" } }, "message-untranslated"],
    ["an opening by itself at nobody knows when", { opensItself: true }, "end-missing"],
  ])("%s is refused and closes nothing", async (_case, of, code) => {
    const { seen } = await read();
    const { refusal } = await change("setMaintenance", { isOn: true, opensItself: false, ...of, seen });
    expect(refusal?.code).toBe(code);
    expect(await told()).toMatchObject({ maintenance: false });
  });
});
