import { DESK_GRAPHQL_PATH } from "@vycep/contract/services";
import { judgeOneOf } from "@vycep/domain/staff/staff-right";
import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { type GraphQLField, getNamedType, isLeafType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allRights } from "../modules/staff/staff.facts.ts";
import { type ActorKind, actorKinds, callerOf } from "../testing/matrix/actors.ts";
import { deskInputs } from "../testing/matrix/desk-inputs.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { allDeskResolvers } from "./desk.ts";
import { buildDeskSchemas, deskOperations } from "./graphql/desk-schema.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** One of the demo's staff of each role. */
const people: Readonly<Record<StaffRole, string>> = {
  admin: "S01",
  service: "S02",
  sales: "S03",
  dispatch: "S04",
  catalogue: "S05",
  content: "S06",
  finance: "S07",
  driver: "S08",
};

const operations = () => deskOperations(buildDeskSchemas(allDeskResolvers(server.deps)).whole);

describe("DSIGN-05 the table of rights holds for every operation of the desk, role by role", () => {
  it("every operation has inputs to try it with, and nothing else has", () => {
    expect(
      operations().map(({ name }) => name),
      "add how to call it to apps/server/src/testing/matrix/desk-inputs.ts",
    ).toEqual(expect.arrayContaining(Object.keys(deskInputs)));
    expect(Object.keys(deskInputs).toSorted()).toEqual(
      operations()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(STAFF_ROLES)("%s", async (role) => {
    const rights = (await allRights(server.deps.db)).filter((right) => right.role === role);
    const caller = await server.asStaff(people[role]);
    for (const { name, needs, field } of operations()) {
      const { data, errors } = await caller.desk(documentOf(name, field), deskInputs[name] ?? {});
      const isAllowed = needs === undefined || judgeOneOf(rights, needs).ok;
      const code = errors[0]?.extensions.code;
      expect(code === "not-your-area", `${role} ${name}: ${JSON.stringify(errors[0] ?? data)}`).toBe(
        !isAllowed,
      );
    }
  });
});

describe("DSIGN-01 no customer gets anything of the desk", () => {
  it.each(actorKinds)("%s", async (kind: ActorKind) => {
    const caller = await callerOf(server, kind);
    for (const { name, field } of operations()) {
      const payload = { query: documentOf(name, field), variables: deskInputs[name] ?? {} };
      const answer = await caller.request({ method: "POST", url: DESK_GRAPHQL_PATH, payload });
      expect(answer.statusCode, `${kind} ${name}`).toBe(401);
      expect(answer.json<{ data?: unknown }>().data, name).toBeUndefined();
    }
  });
});

/** Calls one operation with all of its arguments and asks for whatever comes first. */
// biome-ignore lint/suspicious/noExplicitAny: graphql's own types of fields speak of any
function documentOf(name: string, field: GraphQLField<any, any>): string {
  const [kind = "", operation = ""] = name.split(".");
  const inParentheses = (parts: readonly string[]) => (parts.length === 0 ? "" : `(${parts.join(", ")})`);
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`);
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  return `${kind.toLowerCase()} ${inParentheses(declared)} { ${operation}${inParentheses(passed)} ${selection} }`;
}
