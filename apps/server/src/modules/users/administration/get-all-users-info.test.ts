import { type AllUsersAnswer, allUsersAnswer } from "@vycep/contract/users/user-administration.rest";
import { readTableFile } from "@vycep/tables/read-table-file";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { askUsers } from "../../../testing/ask-users.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (uid: string | undefined, query = "") =>
  askUsers(server, uid, { path: `GetAllUsersInfo?${query}` });

async function listed(uid: string, query = ""): Promise<AllUsersAnswer> {
  const { status, body } = await ask(uid, query);
  expect(status).toBe(200);
  return allUsersAnswer.parse(body);
}
const ids = ({ users }: AllUsersAnswer) => users.map(({ UID }) => UID);

describe("GET users/GetAllUsersInfo (REST-13, USERADMIN-03)", () => {
  it("a stranger is refused", async () => expect((await ask(undefined)).status).toBe(401));

  it("bad input: a status that there is not", async () =>
    expect((await ask("U001", "status=Nonsense")).status).toBe(400));

  test.each(["U006", "U003", "U009"])(
    "USERADMIN-09 OP-96 forbidden to %s, who has no Access Management",
    async (uid) =>
      expect(await ask(uid)).toMatchObject({ status: 403, body: { code: "forbidden-permission" } }),
  );

  it("REST-13 USERADMIN-02 answers the key user with all of the company, in two statements", async () => {
    const { statements } = await ask("U001");
    expect(statements).toBeLessThanOrEqual(2);
    const answer = await listed("U001", "pageSize=100");
    expect(answer.total).toBe(answer.users.length);
    expect(ids(answer).toSorted()).toEqual(
      ["U001", "U002", "U003", "U004", "U005", "U006", "U007", "U008", "U009", "U010", "U011"].concat([
        "U035",
        "U037",
        "U038",
        "U039",
        "U041",
        "U042",
        "U043",
      ]),
    );
    expect(answer.users.find(({ UID }) => UID === "U004")).toMatchObject({
      firstName: "Eliška",
      status: "Active",
      isActive: true,
      country: "CZE",
      languages: ["cs"],
      locale: "cs_CZ",
      termsAgreed: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u),
      lastSignInAt: null,
      permissionSchema: [{ shipToId: "500102", rolename: "POS Catalogue" }],
      viewerCan: {
        changeRights: true,
        setStatus: ["Suspended", "Deactivated", "Exited"],
        resendOrDeleteInvitation: false,
        whyNot: null,
      },
    });
  });

  it("D47 of who serves several companies only the own places are told", async () => {
    const answer = await listed("U001", "search=Vícefirem");
    expect(answer.users[0]?.permissionSchema.map(({ shipToId }) => shipToId)).toEqual(["500101"]);
    expect(ids(await listed("U012", "search=vicefirem"))).toEqual(["U037"]);
  });

  it("USERADMIN-03 an owner of two places sees the users of these alone", async () => {
    expect(ids(await listed("U002", "pageSize=100")).toSorted()).toEqual([
      "U001",
      "U002",
      "U003",
      "U004",
      "U005",
      "U006",
      "U008",
      "U009",
      "U035",
      "U037",
      "U038",
      "U039",
      "U041",
      "U042",
      "U043",
    ]);
  });

  test.each([
    ["search=rezacova", ["U004"]],
    ["search=Čech Tomáš", ["U003"]],
    ["search=%25", []],
    ["search=lucie.simova@", ["U006"]],
    ["shipTo=500103", ["U001", "U006", "U007", "U011", "U039"]],
    ["shipTo=500201", []],
    ["role=R14", ["U006", "U037"]],
    ["status=Invited", ["U011"]],
    ["status=Deactivated", ["U038"]],
    ["status=Suspended", ["U041"]],
    ["status=Exited", ["U042"]],
    ["status=Move Out", ["U043"]],
    ["role=R13&shipTo=500101", ["U003"]],
  ])("finds by %s", async (query, expected) => {
    const answer = await listed("U001", encodeURI(query).replace("%2525", "%25"));
    expect(ids(answer).toSorted()).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  it("goes by pages, by name in the Czech alphabet or by when they came", async () => {
    const byName = await listed("U001", "pageSize=4");
    expect(byName.users.map(({ lastName }) => lastName)).toEqual(["Beneš", "Bezzemě", "Čech", "Dvořák"]);
    const second = await listed("U001", "pageSize=4&currentPage=2");
    expect(second.users.map(({ lastName }) => lastName)).toEqual([
      "Horáková",
      "Hostinská",
      "Hrušková",
      "Kučera",
    ]);
    const newest = await listed("U001", "sort=created&direction=desc&pageSize=2");
    const moments = newest.users.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it("USERADMIN-13 OP-96 says whom the asker cannot change, and why", async () => {
    const { users } = await listed("U002", "pageSize=100");
    const why = Object.fromEntries(users.map(({ UID, viewerCan }) => [UID, viewerCan.whyNot]));
    expect(why).toMatchObject({ U001: "key-user", U002: "own-account", U039: "fellow-owner", U004: null });
    expect(users.find(({ UID }) => UID === "U006")?.viewerCan).toMatchObject({
      changeRights: true,
      setStatus: [],
    });
  });
});

describe("GET users/ExportUsers (USERADMIN-03)", () => {
  async function file(uid: string | undefined, query: string) {
    const caller = uid === undefined ? server.stranger : await server.as(uid);
    const url = `/alcdcservice/api/v1/portal/users/ExportUsers?${query}`;
    const response = await caller.request({ url });
    const read = response.statusCode === 200 ? readTableFile(response.rawPayload, 100) : undefined;
    return { response, rows: read?.kind === "read" ? read.rows.map(({ cells }) => cells) : [] };
  }

  test.each([
    ["a stranger", undefined, "format=csv", 401],
    ["no format", "U001", "", 400],
    ["a status that there is not", "U001", "format=csv&status=Nonsense", 400],
    ["USERADMIN-09 who manages nobody", "U006", "format=csv", 403],
  ])("%s is refused", async (_says, uid, query, status) =>
    expect((await file(uid, query)).response.statusCode).toBe(status),
  );

  test.each(["csv", "xlsx"])(
    "USERADMIN-03 %s has everybody whom the list has, in its words and order",
    async (format) => {
      const filter = "role=R14&sort=name&direction=desc";
      const { users } = await listed("U001", filter);
      const { rows, response } = await file("U001", `format=${format}&lang=cs&${filter}`);
      expect(rows[0]?.slice(0, 5)).toEqual(["Příjmení", "Jméno", "E-mail", "Telefon", "Role"]);
      expect(rows.slice(1).map((cells) => cells[2])).toEqual(users.map(({ email }) => email));
      expect(rows.find((cells) => cells[0] === "Šímová")?.slice(4, 7)).toEqual([
        "Účetní",
        expect.stringContaining("500101 Restaurace U Modré hvězdy, 500102 "),
        "aktivní",
      ]);
      expect(response.headers["x-sql-statements"]).toBe("2");
      expect(response.headers["content-disposition"]).toContain(`uzivatele-2026-11-23.${format}`);
    },
  );

  it("C16 D47 an owner of some places has the users of these, and nothing of a person's other companies", async () => {
    const { rows } = await file("U012", "format=csv&search=vicefirem");
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[5]).toBe("500201 Sklad Dolní Brázda");
    const own = (await file("U002", "format=csv")).rows.slice(1).map((cells) => cells[2]);
    const { users } = await listed("U002", "pageSize=100");
    expect(own).toEqual(users.map(({ email }) => email));
  });
});

describe("GET users/GetRoles (ROLE-12, ROLE-13, D43)", () => {
  it("a stranger is refused, and who manages nobody", async () => {
    expect((await askUsers(server, undefined, { path: "GetRoles" })).status).toBe(401);
    expect((await askUsers(server, "U006", { path: "GetRoles" })).status).toBe(403);
  });

  it("ROLE-13 USERADMIN-04 answers each role's marks and what can be given where", async () => {
    const { body, statements } = await askUsers(server, "U002", { path: "GetRoles" });
    expect(statements).toBeLessThanOrEqual(3);
    const roles = body["roles"] as {
      roleid: string;
      users: number;
      marks: { permission: string; mark: string }[];
    }[];
    expect(roles).toHaveLength(17);
    const associate = roles.find(({ roleid }) => roleid === "R15");
    expect(associate?.users).toBe(1);
    expect(associate?.marks).toEqual(
      expect.arrayContaining([
        { permission: "Home Page", mark: "allowed" },
        { permission: "Catalogue", mark: "optional_off" },
        { permission: "My Orders", mark: "optional_on" },
        { permission: "Contracts", mark: "not_allowed" },
      ]),
    );
    const places = body["shipTos"] as { shipToId: string; roleids: string[] }[];
    expect(places.map(({ shipToId }) => shipToId)).toEqual(["500101", "500102"]);
    expect(places[0]?.roleids).toEqual(["R03", "R11", "R12", "R13", "R14", "R15", "R16", "R17"]);
  });
});
