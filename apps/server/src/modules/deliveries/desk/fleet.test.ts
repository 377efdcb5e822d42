import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;

beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

const answer = `{ refusal { code field message } fleet {
  vehicles { id plate name places payloadKilograms hasLift haulier driverId weekdays outFrom outTo outReason isActive version }
  drivers { id name phone haulier weekdays outFrom outTo isActive version } } }`;
const savingVehicle = `mutation ($input: SaveVehicleInput!) { saveVehicle(input: $input) ${answer} }`;
const savingDriver = `mutation ($input: SaveDriverInput!) { saveDriver(input: $input) ${answer} }`;

const vehicle = {
  ...{
    plate: " 5sc  10-01",
    name: "Chladicí",
    places: 8,
    payloadKilograms: 3500,
    hasLift: true,
    haulier: null,
  },
  ...{ driverId: "D3", weekdays: [5, 1], outFrom: null, outTo: null, outReason: "", isActive: true },
};
const driver = {
  name: "Eva Nováková",
  phone: "",
  haulier: "Doprava Doležal",
  weekdays: [1],
  outReason: "",
  isActive: true,
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Answer = {
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
  readonly fleet: { readonly vehicles: readonly Row[]; readonly drivers: readonly Row[] };
};

async function save(change: object, saving = savingVehicle, who = lenka): Promise<Answer> {
  const input = saving === savingVehicle ? { ...vehicle, ...change } : { ...driver, ...change };
  const { data, errors } = await who.desk(saving, { input });
  expect(errors).toEqual([]);
  return (data?.["saveVehicle"] ?? data?.["saveDriver"]) as Answer;
}

async function audited(subject: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select action, detail from audit_entry where subject_id = ${subject} order by id`.execute(server.deps.db);
  return rows;
}

/** The same as the page of the audit tells it, the newest first. */
async function toldOf(subject: string) {
  const boss = await server.asStaff("S01");
  const { data } = await boss.desk(
    `query ($text: String) { auditEntries(filter: { text: $text }, first: 9) {
      items { action changes { what before after } } } }`,
    { text: subject },
  );
  const page = data?.["auditEntries"] as { readonly items: readonly object[] } | undefined;
  return page?.items;
}

describe("DDISP-05 vehicles and drivers are records", () => {
  test("a stranger, who may only look and who may not even that change nothing", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: "{ fleet { drivers { id } } }" },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    expect((await service.desk("{ fleet { drivers { id } } }")).errors).toEqual([]);
    expect((await service.desk(savingVehicle, { input: vehicle })).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
    const content = await server.asStaff("S06");
    expect((await content.desk("{ fleet { drivers { id } } }")).errors[0]?.extensions.code).toBe(
      "not-your-area",
    );
  });

  test.each([["a day that is none", { outFrom: "2026-02-30" }, "date-invalid"]])(
    "%s is a mistake of the caller",
    async (_case, change, code) => {
      const { errors } = await lenka.desk(savingVehicle, { input: { ...vehicle, ...change } });
      expect(errors[0]?.extensions.code).toBe(code);
    },
  );

  test.each([
    [{ plate: " " }, "plate-missing", "plate"],
    [{ plate: "3sn 41-08" }, "plate-taken", "plate"],
    [{ places: 0 }, "places-invalid", "places"],
    [{ driverId: "nobody" }, "driver-unknown", "driverId"],
    [{ id: "nothing", version: 1 }, "vehicle-unknown", null],
    [{ id: "V1", version: 7 }, "changed-meanwhile", null],
    [{ outFrom: "2026-11-25", outTo: "2026-11-24" }, "out-days-invalid", "outTo"],
  ])("a vehicle %j is refused: %s", async (change, code, field) => {
    const { refusal, fleet } = await save(change);
    expect(refusal).toMatchObject({ code, field });
    expect(fleet.vehicles).toHaveLength(4);
  });

  test.each([
    [{ name: " " }, "name-missing"],
    [{ id: "nobody", version: 1 }, "driver-unknown"],
    [{ id: "D1", version: 2 }, "changed-meanwhile"],
  ])("a driver %j is refused: %s", async (change, code) => {
    expect((await save(change, savingDriver)).refusal).toMatchObject({ code });
  });

  test("DDISP-05 a new one is kept as it was written, and the audit says so", async () => {
    const { refusal, fleet } = await save({});
    expect(refusal).toBeNull();
    const kept = fleet.vehicles.find(({ plate }) => plate === "5SC 10-01");
    expect(kept).toMatchObject({ ...vehicle, plate: "5SC 10-01", weekdays: [1, 5], version: 1 });
    expect(await audited(kept?.id ?? "")).toMatchObject([
      { action: "vehicle.added", detail: { plate: "5SC 10-01" } },
    ]);
    const { fleet: then } = await save({}, savingDriver);
    expect(then.drivers.find(({ name }) => name === "Eva Nováková")).toMatchObject({
      haulier: "Doprava Doležal",
    });
  });

  test("somebody new who is sent twice under one key is one driver, and so is a vehicle", async () => {
    const twice = async (document: string, input: object, key: string) => {
      const send = () => lenka.desk(document, { input }, { "idempotency-key": key });
      const answers = await Promise.all([send(), send()]);
      for (const { data } of answers)
        expect(Object.values(data ?? {})).toEqual([expect.objectContaining({ refusal: null })]);
    };
    await twice(savingDriver, { ...driver, name: "Jana Dvojí" }, "new-driver");
    await twice(savingVehicle, { ...vehicle, plate: "5SC 10-02" }, "new-vehicle");
    const { fleet } = await save({ name: "Jana Třetí" }, savingDriver);
    const twins = fleet.drivers.filter(({ name }) => name === "Jana Dvojí");
    expect(twins).toMatchObject([{ version: 1 }]);
    expect(await audited(String(twins[0]?.["id"]))).toHaveLength(1);
    expect(fleet.vehicles.filter(({ plate }) => plate === "5SC 10-02")).toHaveLength(1);
  });

  test("a change says what it was before; the same again says nothing", async () => {
    const { fleet } = await save({}, savingDriver);
    const one = fleet.vehicles.find(({ id }) => id === "V1");
    const { version, ...same } = one ?? { version: 0 };
    const out = { ...same, version, outFrom: "2026-11-24", outTo: "2026-11-26", outReason: "Servis" };
    const { refusal, fleet: then } = await save(out);
    expect(refusal).toBeNull();
    const changed = then.vehicles.find(({ id }) => id === "V1");
    expect(changed).toMatchObject({ outFrom: "2026-11-24", outTo: "2026-11-26", outReason: "Servis" });
    const { fleet: again } = await save({ ...out, version: changed?.version });
    const last = again.vehicles.find(({ id }) => id === "V1");
    expect((await save({ ...out, version: last?.version, outReason: "Lakovna" })).refusal).toBeNull();
    const was = (what: string, before: string | null, after: string) => ({ what, before, after });
    expect(await toldOf("V1")).toEqual([
      { action: "vehicle.changed", changes: [was("outReason", "Servis", "Lakovna")] },
      {
        action: "vehicle.changed",
        changes: [
          was("outTo", null, "2026-11-26"),
          was("outFrom", null, "2026-11-24"),
          was("outReason", null, "Servis"),
        ],
      },
    ]);
  });
});
