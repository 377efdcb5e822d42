import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  milos = await server.asStaff("S01");
});
afterAll(() => server.stop());

type Role = {
  readonly id: string;
  readonly name: string;
  readonly users: number;
  readonly marks: readonly string[];
};
type Table = {
  readonly screens: readonly { readonly permission: string }[];
  readonly roles: readonly Role[];
};
type Answer = {
  readonly table: Table;
  readonly touched: number;
  readonly refusal: { readonly code: string; readonly roleId: string } | null;
};
const fields = "screens { permission name } roles { id name users marks customerTypes }";
const changing = `mutation ($input: ChangeRoleTableInput!) { changeRoleTable(input: $input) {
  table { ${fields} } touched refusal { code roleId } } }`;

async function read(): Promise<Table> {
  const { data, errors } = await milos.desk(`{ roleTable { ${fields} } }`);
  expect(errors).toEqual([]);
  return data?.["roleTable"] as Table;
}

async function change(roles: readonly object[]): Promise<Answer> {
  const { data, errors } = await milos.desk(changing, { input: { roles } });
  expect(errors).toEqual([]);
  return data?.["changeRoleTable"] as Answer;
}

/** A role of the table, and what it says with one screen changed. */
async function roleWith(name: string, permission: string, mark: string) {
  const { screens, roles } = await read();
  const role = roles.find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role ${name}`);
  const place = screens.findIndex((screen) => screen.permission === permission);
  return { id: role.id, seen: role.marks, marks: role.marks.with(place, mark) };
}

async function holdersOf(role: string) {
  const { rows } = await sql<{ uid: string; permissions: string }>`
    select uid, permissions from ship_to_role where role_name = ${role} order by uid, ship_to_id`.execute(
    server.deps.db,
  );
  return rows.map(({ uid, permissions }) => ({
    uid,
    permissions: permissions.split(",").map((one) => one.trim()),
  }));
}

describe("DCONF-02 who may not, and what is no input", () => {
  test("customers are strangers; service may neither look nor change", async () => {
    const jana = await server.as("U001");
    const { statusCode } = await jana.request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: "{ roleTable { roles { id } } }" },
    });
    expect(statusCode).toBe(401);
    const service = await server.asStaff("S02");
    for (const [query, variables] of [
      ["{ roleTable { roles { id } } }", {}],
      [changing, { input: { roles: [] } }],
    ] as const)
      expect((await service.desk(query, variables)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("no roles, a role twice, and marks that are too few", async () => {
    const role = await roleWith("Sub-account", "Support", "not_allowed");
    for (const roles of [[], [role, role], [{ ...role, marks: role.marks.slice(1) }]]) {
      const { errors } = await milos.desk(changing, { input: { roles } });
      expect(errors[0]?.extensions.code).toBe("input-invalid");
    }
  });
});

describe("DCONF-02 what is refused changes nothing, of no role", () => {
  test("an owner who lets nobody in, a role that is none, and what somebody else changed", async () => {
    const before = await read();
    const fine = await roleWith("Sub-account", "Support", "not_allowed");
    const owner = await roleWith("POS Owner", "Access Management", "not_allowed");
    for (const [bad, code] of [
      [owner, "owner-lets-in"],
      [{ ...fine, id: "R99" }, "role-unknown"],
      [{ ...owner, seen: owner.marks }, "changed-meanwhile"],
      [{ ...owner, marks: owner.seen }, "nothing-changed"],
    ] as const)
      expect((await change([fine, bad])).refusal).toEqual({ code, roleId: bad.id });
    expect(await read()).toEqual(before);
  });
});

describe("DCONF-02 ROLE-13 the table is changed", () => {
  test("whoever holds the role has the screen at once, and loses it at once; the log and the count say so", async () => {
    const name = "POS Shift leader";
    const held = await holdersOf(name);
    const [someone] = held;
    if (someone === undefined) throw new Error("nobody holds it");
    expect(someone.permissions).not.toContain("Contracts");
    const given = await change([await roleWith(name, "Contracts", "allowed")]);
    expect(given.refusal).toBeNull();
    expect(given.touched).toBe(new Set(held.map(({ uid }) => uid)).size);
    expect((await holdersOf(name)).every(({ permissions }) => permissions.includes("Contracts"))).toBe(true);
    const caller = await server.as(someone.uid);
    const info = await caller.request({
      url: `/alcdcservice/api/v1/portal/users/GetUserInfoById/${someone.uid}`,
    });
    expect(info.body).toContain("Contracts");
    const taken = await change([await roleWith(name, "Contracts", "not_allowed")]);
    expect(taken.refusal).toBeNull();
    expect(await holdersOf(name)).toEqual(held);
    const { rows } = await sql<{ subject: string; detail: Readonly<Record<string, unknown>> }>`
      select subject_id as subject, detail from audit_entry where action = 'role.changed' order by id`.execute(
      server.deps.db,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ subject: name, detail: { touched: given.touched } });
    expect(rows[0]?.detail["allowed"]).toContain("Contracts");
    expect(rows[0]?.detail["allowedBefore"]).not.toContain("Contracts");
  });

  test("what is optional stays as each has it; who gives the role afterwards gives what it says now", async () => {
    const name = "Sub-account";
    const held = await holdersOf(name);
    const wanted = await roleWith(name, "Reporting", "optional_on");
    const done = await change([wanted]);
    expect(done.refusal).toBeNull();
    expect(done.touched).toBe(0);
    expect(await holdersOf(name)).toEqual(held);
    const { rows } = await sql<{ mark: string }>`
      select mark from role_permission where role_id = ${wanted.id} and permission = 'Reporting'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ mark: "optional_on" }]);
  });
});
