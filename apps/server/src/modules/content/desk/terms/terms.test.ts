import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../../testing/test-server.ts";
import { publishDueTerms } from "./publish-terms.ts";

let server: TestServer;
let milos: StaffCaller;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-23T13:00:00" });
});
beforeEach(async () => {
  await standAt("2026-11-23T13:00:00");
  await sql`delete from content where kind = 'terms' and key <> '4'`.execute(server.deps.db);
  await sql`delete from terms_draft`.execute(server.deps.db);
  await sql`delete from terms_consent`.execute(server.deps.db);
});
afterAll(() => server.stop());

/** A token holds for its time alone. */
async function standAt(moment: string): Promise<void> {
  server.clock.set(moment);
  milos = await server.asStaff("S01");
  jana = await server.as("U001");
}

type Words = { readonly language: string; readonly title: string; readonly body: string };
type Terms = {
  readonly seen: string;
  readonly users: number;
  readonly versions: readonly {
    readonly version: string;
    readonly standing: string;
    readonly begins: string;
    readonly ends: string | null;
    readonly agreed: number;
    readonly words: readonly Words[];
  }[];
  readonly draft: { readonly version: string; readonly publishAt: string | null } | null;
};
const fields = `seen users draft { version publishAt changedBy words { language title body } }
  versions { version standing begins ends markets agreed words { language title body } }`;

async function read(market = "CZ"): Promise<Terms> {
  const { data, errors } = await milos.desk(`{ terms(market: "${market}") { ${fields} } }`);
  expect(errors).toEqual([]);
  return data?.["terms"] as Terms;
}

async function change(operation: string, input: Readonly<Record<string, unknown>> = {}) {
  const type =
    { saveTerms: "SaveTermsInput", publishTerms: "PublishTermsInput" }[operation] ?? "SeenTermsInput";
  const { seen } = await read();
  const { data, errors } = await milos.desk(
    `mutation ($input: ${type}!) { ${operation}(input: $input) { terms { ${fields} } refusal { code field } } }`,
    { input: { market: "CZ", seen, ...input } },
  );
  expect(errors).toEqual([]);
  return data?.[operation] as {
    readonly terms: Terms;
    readonly refusal: { readonly code: string; readonly field: string | null } | null;
  };
}

const wordsIn = (text: string, languages: readonly string[] = ["cs", "sk", "en"]) =>
  languages.map((language) => ({ language, title: `Podmínky ${language}`, body: `${text} ${language}` }));

async function toAgree(who: Caller, uid: string): Promise<unknown> {
  const url = `/alcdcservice/api/v1/portal/users/GetUserInfoById/${uid}`;
  return (await who.request({ url })).json<Record<string, unknown>>()["termsToAgree"];
}

async function inForce(country = "CZE"): Promise<Readonly<Record<string, unknown>>> {
  const url = `/almagnoliaservice/api/v1/portal/terms?lang=cs&country=${country}`;
  return (await server.stranger.request({ url })).json<Record<string, unknown>>();
}

describe("DCONF-03 who may not, and what is no input", () => {
  test("customers are strangers; whoever sets nothing neither looks nor changes", async () => {
    const { statusCode } = await jana.request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: `{ terms(market: "CZ") { seen } }` },
    });
    expect(statusCode).toBe(401);
    const service = await server.asStaff("S02");
    for (const what of [
      `{ terms(market: "CZ") { seen } }`,
      `mutation { publishTerms(input: { market: "CZ", seen: "" }) { refusal { code } } }`,
    ])
      expect((await service.desk(what)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    [`{ terms(market: "PL") { seen } }`, "market"],
    [`{ termsNotAgreed(market: "PL", first: 1) { total } }`, "market"],
    [
      `mutation { saveTerms(input: { market: "CZ", seen: "", words: [{ language: "xx", title: "", body: "" }] }) { refusal { code } } }`,
      "input.words.0.language",
    ],
  ])("%s", async (query, path) => {
    expect(JSON.stringify((await milos.desk(query)).errors)).toContain(path);
  });
});

describe("DCONF-03 what is refused changes nothing", () => {
  test("nothing to publish, a language that lacks, words in force already, moments that are none", async () => {
    expect((await change("publishTerms")).refusal).toEqual({ code: "no-draft", field: null });
    expect((await change("stopTermsPlan")).refusal?.code).toBe("not-planned");
    expect((await change("dropTermsDraft")).refusal?.code).toBe("no-draft");
    await change("saveTerms", { words: wordsIn("Nové", ["cs", "en"]) });
    expect((await change("publishTerms")).refusal).toEqual({ code: "title-missing", field: "title.sk" });
    const { versions } = await read();
    await change("saveTerms", { words: versions[0]?.words });
    expect((await change("publishTerms")).refusal?.code).toBe("nothing-changed");
    await change("saveTerms", { words: wordsIn("Nové") });
    expect((await change("publishTerms", { at: "2026-11-23T13:00" })).refusal?.code).toBe("moment-passed");
    expect((await change("publishTerms", { at: "2026-02-30T13:00" })).refusal?.code).toBe("moment-invalid");
    expect((await change("publishTerms", { seen: "other" })).refusal?.code).toBe("changed-meanwhile");
    expect(await inForce()).toMatchObject({ version: "4" });
  });
});

describe("DCONF-03 a new version", () => {
  test("comes into force at once for its market alone, and everybody who agreed before is asked again", async () => {
    expect(await toAgree(jana, "U001")).toBeNull();
    const saved = await change("saveTerms", { words: wordsIn("Nové") });
    expect(saved.terms.draft).toMatchObject({ version: "5", publishAt: null, changedBy: "Miloš Janda" });
    expect(await toAgree(jana, "U001")).toBeNull();
    const { terms, refusal } = await change("publishTerms");
    expect(refusal).toBeNull();
    expect(terms).toMatchObject({
      draft: null,
      versions: [
        {
          version: "5",
          standing: "inForce",
          begins: "2026-11-23T12:00:00.000Z",
          ends: null,
          markets: ["CZ"],
          agreed: 0,
        },
        { version: "4", standing: "past", ends: "2026-11-23T12:00:00.000Z", markets: ["CZ", "SK"] },
      ],
    });
    expect(terms.versions[1]?.agreed).toBeGreaterThan(5);
    expect(await inForce()).toMatchObject({ version: "5", validFrom: "2026-11-23", body: "Nové cs" });
    expect(await inForce("SVK")).toMatchObject({ version: "4" });
    expect(await toAgree(jana, "U001")).toBe("5");
    expect(await toAgree(await server.as("U029"), "U029")).toBeNull();
    await jana.request({
      ...{ method: "PUT", payload: { version: "5" } },
      url: "/alcdcservice/api/v1/portal/users/SetTermsAgreed/U001",
    });
    expect(await toAgree(jana, "U001")).toBeNull();
    expect((await read()).versions[0]).toMatchObject({ version: "5", agreed: 1 });
    const { rows } = await sql`
      select action, subject_id, actor_uid, detail from audit_entry where subject_kind = 'terms' order by id desc limit 1`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([
      { action: "terms.published", subject_id: "CZ", actor_uid: "S01", detail: { version: "5" } },
    ]);
  });

  test("a second one on the same day asks who came that day as well", async () => {
    await change("saveTerms", { words: wordsIn("Nové") });
    await change("publishTerms");
    await standAt("2026-11-23T14:00:00");
    await sql`update app_user set created_at = '2026-11-23T12:30:00Z' where uid = 'U001'`.execute(
      server.deps.db,
    );
    expect(await toAgree(jana, "U001")).toBeNull();
    await change("saveTerms", { words: wordsIn("Ještě novější") });
    await change("publishTerms");
    expect(await inForce()).toMatchObject({ version: "6" });
    expect(await toAgree(jana, "U001")).toBe("6");
    await sql`update app_user set created_at = '2026-01-08T07:00:00Z' where uid = 'U001'`.execute(
      server.deps.db,
    );
  });

  test("comes into force at its moment, once, whoever publishes meanwhile; a plan can be stopped", async () => {
    await change("saveTerms", { words: wordsIn("Od prosince") });
    const { terms } = await change("publishTerms", { at: "2026-12-01T00:00" });
    expect(terms.draft).toMatchObject({ publishAt: "2026-11-30T23:00:00.000Z" });
    const short = await change("saveTerms", { words: wordsIn("Od prosince", ["cs"]) });
    expect(short.refusal).toEqual({ code: "title-missing", field: "title.sk" });
    expect((await change("stopTermsPlan")).terms.draft).toMatchObject({ publishAt: null });
    await standAt("2026-12-01T08:00:00");
    await publishDueTerms(server.deps);
    expect(await inForce()).toMatchObject({ version: "4" });
    await change("publishTerms", { at: "2026-12-02T06:30" });
    await standAt("2026-12-02T06:29:59");
    await publishDueTerms(server.deps);
    expect(await toAgree(jana, "U001")).toBeNull();
    await standAt("2026-12-02T06:31:00");
    await Promise.all([publishDueTerms(server.deps), publishDueTerms(server.deps)]);
    expect((await read()).versions.map(({ version, begins }) => [version, begins]).slice(0, 1)).toEqual([
      ["5", "2026-12-02T05:30:00.000Z"],
    ]);
    expect((await read()).versions).toHaveLength(2);
    expect(await toAgree(jana, "U001")).toBe("5");
  });

  test("what it says is never changed, by the database itself; a language may be added", async () => {
    await change("saveTerms", { words: wordsIn("Nové") });
    await change("publishTerms");
    const { db } = server.deps;
    for (const column of ["titles", "bodies"])
      await expect(
        sql`update content set ${sql.ref(column)} = jsonb_build_object('cs', 'Jiné') where kind = 'terms' and key = '5'`.execute(
          db,
        ),
      ).rejects.toThrow("stay as they were");
    await expect(
      sql`update content set key = '7' where kind = 'terms' and key = '5'`.execute(db),
    ).rejects.toThrow("stay as they were");
    await sql`update content set titles = titles || '{"de": "Bedingungen"}' where kind = 'terms' and key = '5'`.execute(
      db,
    );
    expect(await inForce()).toMatchObject({ body: "Nové cs" });
  });

  test("a draft that is thrown away leaves nothing", async () => {
    await change("saveTerms", { words: wordsIn("Nové") });
    expect((await change("dropTermsDraft")).terms.draft).toBeNull();
    expect(await inForce()).toMatchObject({ version: "4" });
  });
});

test("DCONF-03 who has not agreed yet is listed by name and company, of the market, until they do", async () => {
  const list = async () => {
    const { data, errors } = await milos.desk(
      `{ termsNotAgreed(market: "CZ", first: 200) { total items { uid name companyName } } }`,
    );
    expect(errors).toEqual([]);
    return data?.["termsNotAgreed"] as {
      readonly total: number;
      readonly items: readonly { readonly uid: string }[];
    };
  };
  const before = await list();
  await change("saveTerms", { words: wordsIn("Nové") });
  const { terms } = await change("publishTerms");
  const after = await list();
  expect(after.total).toBe(terms.users);
  expect(after.total).toBeGreaterThan(before.total);
  expect(after.items).toContainEqual({
    uid: "U001",
    name: "Jana Novotná",
    companyName: expect.stringMatching(/./),
  });
  expect(after.items.map(({ uid }) => uid)).not.toContain("U029");
  await jana.request({
    ...{ method: "PUT", payload: { version: "5" } },
    url: "/alcdcservice/api/v1/portal/users/SetTermsAgreed/U001",
  });
  expect((await list()).items.map(({ uid }) => uid)).not.toContain("U001");
});
