import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  allMarks,
  beginAsRole,
  beginContent,
  exchangePreview,
  marksOf,
  type Viewer,
  viewer,
} from "../../../testing/matrix/previews.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  milos = await server.asStaff("S01");
});
afterAll(() => server.stop());

const owner = { roleId: "R09", marks: allMarks, shipToId: "500101" };
const question = { kind: "faq", key: "none", market: "CZ", language: "cs" };
const content = "/almagnoliaservice/api/v1/portal";
const session = (caller: Pick<Viewer, "request">) => caller.request({ url: "/preview/session" });
const asking = {
  role: "mutation ($input: DeskRolePreviewInput!) { previewAsRole(input: $input) { address } }",
  content: "mutation ($input: DeskContentPreviewInput!) { previewContent(input: $input) { address } }",
} as const;

describe("DCONF-02 DEDIT-04 DSIGN-05 who may look, and at what", () => {
  test("customers are strangers; of the staff those whose area it is", async () => {
    const jana = await server.as("U001");
    for (const caller of [server.stranger, jana]) {
      const payload = { query: asking.role, variables: { input: owner } };
      const { statusCode } = await caller.request({ method: "POST", url: "/desk/graphql", payload });
      expect(statusCode).toBe(401);
    }
    const codeOf = async (uid: string, query: string, input: object) =>
      (await (await server.asStaff(uid)).desk(query, { input })).errors[0]?.extensions.code ?? "may";
    const staff = ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"];
    const seeing = async (query: string, input: object) => {
      const codes = await Promise.all(staff.map((uid) => codeOf(uid, query, input)));
      expect(new Set(codes)).toEqual(new Set(["may", "not-your-area"]));
      return staff.filter((_uid, at) => codes[at] === "may");
    };
    expect(await seeing(asking.role, owner)).toContain("S01");
    expect(await seeing(asking.role, owner)).not.toContain("S02");
    expect(await seeing(asking.content, question)).toContain("S01");
  });

  test("marks that are too few, a market and a language that are none", async () => {
    for (const [query, input] of [
      [asking.role, { ...owner, marks: allMarks.slice(1) }],
      [asking.content, { ...question, market: "PL" }],
      [asking.content, { ...question, language: "de" }],
    ] as const) {
      const { errors } = await milos.desk(query, { input });
      expect(errors[0]?.extensions.code).toMatch(/input/);
    }
  });

  test.each([
    ["no such role", { roleId: "R99" }, "role-unknown", null],
    ["a role that opens nothing", { marks: marksOf() }, "role-opens-nothing", null],
    ["no such place", { shipToId: "599998" }, "place-unknown", "shipToId"],
    ["a suspended place", { shipToId: "500104" }, "place-suspended", "shipToId"],
  ])("DCONF-02 %s is refused as data, in words", async (_what, more, code, field) => {
    const answer = await beginAsRole(milos, { ...owner, ...more });
    expect(answer).toMatchObject({ address: null, refusal: { code, field } });
    expect(answer.refusal?.message).toContain(" ");
  });

  test("DEDIT-04 a text that is none, and one that stands on no page", async () => {
    expect((await beginContent(milos, question)).refusal?.code).toBe("content-unknown");
    const closed = await beginContent(milos, { ...question, kind: "page", key: "maintenance" });
    expect(["no-page-of-it", "content-unknown"]).toContain(closed.refusal?.code);
  });
});

describe("DCONF-02 D48 the code and the session behind it", () => {
  test("DCONF-02 a code opens once and within a minute, for our own pages alone, and the log says who looked at what", async () => {
    const begun = await beginAsRole(milos, owner);
    expect(begun.address).toMatch(/^\/preview#[\w-]{43}$/);
    expect(begun.place?.id).toBe("500101");
    const foreign = await server.stranger.request({
      ...{ method: "POST", url: "/preview/token", payload: { code: begun.address?.split("#")[1] } },
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(foreign.statusCode).toBe(403);
    const opened = await exchangePreview(server, begun.address);
    const told = opened.json<{ token: string; uid: string }>();
    expect(told).toMatchObject({ shipToId: "500101", path: "/", showsTutorial: false });
    const claims = JSON.parse(Buffer.from(told.token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: told.uid, aud: "vycep-preview", act: { sub: "S01" } });
    expect(claims.exp - claims.iat).toBe(15 * 60);
    expect(String(opened.headers["set-cookie"])).toMatch(/^vycep-preview=1; .*HttpOnly; SameSite=Strict/);
    expect((await exchangePreview(server, begun.address)).json()).toMatchObject({
      code: "preview-code-ended",
    });
    const late = await beginAsRole(milos, owner);
    await sql`update preview_session set code_expires_at = now() - interval '1 second'
      where started_at is null`.execute(server.deps.db);
    expect((await exchangePreview(server, late.address)).statusCode).toBe(403);
    const { rows } = await sql<{ actor: string; subject: string }>`
      select actor_uid as actor, subject_id as subject from audit_entry where action = 'preview.begun'
      order by id desc limit 1`.execute(server.deps.db);
    expect(rows).toEqual([{ actor: "S01", subject: "POS Owner" }]);
  });

  test("DCONF-02 it ends with its time, with the desk's session and with what its owner may see; it opens nothing of the desk", async () => {
    const { db } = server.deps;
    const looking = await viewer(server, await beginAsRole(milos, owner));
    expect((await session(looking)).json()).toMatchObject({ role: "POS Owner", language: "cs" });
    const desk = await looking.request({
      ...{ method: "POST", url: "/desk/graphql", payload: { query: "{ me { name } }" } },
    });
    expect(desk.statusCode).toBe(401);
    expect((await session(await server.as("U001"))).statusCode).toBe(401);
    await sql`update preview_session set expires_at = now() - interval '1 second'`.execute(db);
    expect((await session(looking)).statusCode).toBe(401);

    const second = await server.asStaff("S01");
    const left = await viewer(server, await beginAsRole(second, owner));
    const own = await server.as("U001");
    expect((await session(left)).statusCode).toBe(200);
    await second.request({ method: "POST", url: "/desk/identity/sign-out", payload: {} });
    expect((await session(left)).statusCode).toBe(401);
    expect((await own.graphql("{ customerCart { id } }")).errors).toEqual([]);
    milos = await server.asStaff("S01");
  });

  test("DCONF-02 the frame that ends is nobody's: no provider knows it", async () => {
    const silent = await server.stranger.request({ url: "/preview/authorize?prompt=none&state=abc" });
    expect(silent.headers.location).toBe("/login/silent?error=login_required&state=abc");
    const { headers } = await server.stranger.request({ url: "/preview/authorize" });
    expect(headers.location).toBe("/preview/ended");
  });
});

describe("DCONF-02 ROLE-13 the portal as a role", () => {
  test("DCONF-02 nobody real, with what the draft opens, at a place of the role's kind; a cart is shown and not kept", async () => {
    const begun = await beginAsRole(milos, {
      ...{ roleId: "R09", shipToId: null },
      marks: marksOf("Catalogue", "Contracts"),
    });
    expect(begun.place).not.toBeNull();
    const looking = await viewer(server, begun);
    const info = await looking.request({
      url: `/alcdcservice/api/v1/portal/users/GetUserInfoById/${looking.uid}?lang=cs`,
    });
    expect(info.json()).toMatchObject({
      ...{ UID: looking.uid, firstName: "POS Owner", lastName: "", email: "", phone: "" },
      allAvailablePermission: ["Catalogue", "Contracts"],
      permissionSchema: [{ shipToId: begun.place?.id, rpDetails: [{ rolename: "POS Owner" }] }],
    });
    const cart = await looking.graphql("{ customerCart { total_quantity ship_to_id } }");
    expect(cart).toMatchObject({
      errors: [],
      data: { customerCart: { total_quantity: 0, ship_to_id: begun.place?.id } },
    });
    const { rows } = await sql`select from cart where uid = ${looking.uid}`.execute(server.deps.db);
    expect(rows).toEqual([]);
    const closed = await looking.request({ url: `${content}/articles/GetArticlesNewList?lang=cs` });
    expect(closed.statusCode, closed.body).toBe(403);
  });
});

describe("DEDIT-04 a text in the portal before it is out", () => {
  const written = (title: string) => ({
    ...{ kind: "faq", key: null, version: 0, markets: ["CZ"], sort: 1, validFrom: null, validTo: null },
    ...{ tone: null, link: null, file: null, isPublic: false, isNewCapability: false },
    words: [{ language: "cs", title, body: "Vraťte ho na rampě.", section: "Vratné obaly" }],
  });
  test("DEDIT-04 its draft stands there for the preview alone, in its market", async () => {
    const saving =
      "mutation ($input: SaveContentInput!) { saveContent(input: $input) { key refusal { code } } }";
    const title = "Jak vrátím náhledový sud?";
    const { data, errors } = await milos.desk(saving, { input: written(title) });
    expect(errors).toEqual([]);
    const saved = data?.["saveContent"] as { readonly key: string } | undefined;
    const key = saved?.key ?? "";
    const of = { kind: "faq", key, language: "cs" };
    const czech = await viewer(server, await beginContent(milos, { ...of, market: "CZ" }));
    expect(czech.path).toBe(`/support/faq?open=${key}`);
    const shown = await faqOf(czech);
    expect(shown).toContain(title);
    const slovak = await viewer(server, await beginContent(milos, { ...of, market: "SK" }));
    expect(await faqOf(slovak)).not.toContain(title);
    expect(await faqOf(await server.as("U001"))).not.toContain(title);
    const role = await viewer(server, await beginAsRole(milos, owner));
    expect(await faqOf(role)).not.toContain(title);
  });

  async function faqOf(caller: Pick<Viewer, "request">): Promise<string> {
    const answer = await caller.request({ url: `${content}/faqitems?lang=cs` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.body;
  }
});
