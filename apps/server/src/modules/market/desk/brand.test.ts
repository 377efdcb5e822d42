import { HOUSE_COLOURS } from "@vycep/domain/brand/brand-colours";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { brandOn } from "../brand.facts.ts";
import { mailBrandOf, supportOfCountry } from "../market.facts.ts";

let server: TestServer;
let milos: StaffCaller;
let kept: unknown;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-23T13:00:00" });
  milos = await server.asStaff("S01");
  kept = (await sql<{ all: unknown }>`select json_agg(c) as all from portal_config c`.execute(server.deps.db))
    .rows[0]?.all;
});
beforeEach(async () => {
  await sql`truncate portal_config`.execute(server.deps.db);
  await sql`
    insert into portal_config select * from jsonb_populate_recordset(null::portal_config, ${JSON.stringify(kept)}::jsonb)`.execute(
    server.deps.db,
  );
});
afterAll(() => server.stop());

type Brand = {
  readonly seen: string;
  readonly look: Readonly<Record<string, string | null>> | null;
  readonly contacts: readonly Readonly<Record<string, unknown>>[];
};
type Answer = {
  readonly brand: Brand;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
};
const fields = `seen look { name main deep accent logo }
  contacts { market sender address replyTo phone email hours { weekdays from to } }`;
const blue = { name: "Pivovar Modrý", main: "#0b3d6b", deep: "#072a4a", accent: "#ffb703", dropsLogo: false };
const today = () => server.deps.clock.now().date;

async function read(): Promise<Brand> {
  const { data, errors } = await milos.desk(`{ brand { ${fields} } }`);
  expect(errors).toEqual([]);
  return data?.["brand"] as Brand;
}

async function change(operation: string, input: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const type = `${operation[0]?.toUpperCase()}${operation.slice(1)}Input`;
  const { seen } = await read();
  const { data, errors } = await milos.desk(
    `mutation ($input: ${type}!) { ${operation}(input: $input) { brand { ${fields} } refusal { code field } } }`,
    { input: { seen, ...input } },
  );
  expect(errors).toEqual([]);
  return data?.[operation] as Answer;
}

const inBase64 = (text: string) => Buffer.from(text).toString("base64");
const svg = (inner: string) =>
  inBase64(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`);
const get = (url: string) => server.stranger.request({ url });

describe("DCONF-04 who may not, and what is no input", () => {
  test("customers are strangers; whoever sets nothing neither looks nor changes", async () => {
    const jana = await server.as("U001");
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: "{ brand { seen } }" } };
    expect((await jana.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    for (const what of [
      "{ brand { seen } }",
      `mutation { dropBrand(input: { seen: "" }) { refusal { code } } }`,
      `mutation { setContacts(input: { market: "CZ", seen: "", sender: "a", hours: [] }) { refusal { code } } }`,
    ])
      expect((await service.desk(what)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("a country of nobody", async () => {
    const { errors } = await milos.desk(
      `mutation { setContacts(input: { market: "PL", seen: "", sender: "a", hours: [] }) { refusal { code } } }`,
    );
    expect(JSON.stringify(errors)).toContain("market");
  });
});

describe("DCONF-04 what is refused changes nothing", () => {
  test.each<[string, string, Readonly<Record<string, unknown>>, string, string | null]>([
    ["no name", "setBrand", { ...blue, name: " " }, "name-invalid", "name"],
    ["no colour", "setBrand", { ...blue, deep: "blue" }, "colour-invalid", "deep"],
    ["white text that nobody reads", "setBrand", { ...blue, main: "#f7c948" }, "contrast-low", "main"],
    ["a logo that runs", "setBrand", { ...blue, logo: svg("<script>1</script>") }, "logo-unsafe", "logo"],
    ["a page as a logo", "setBrand", { ...blue, logo: inBase64("<html></html>") }, "logo-unknown", "logo"],
    ["a huge logo", "setBrand", { ...blue, logo: inBase64("a".repeat(65_537)) }, "logo-too-big", "logo"],
    ["seen by somebody else", "setBrand", { ...blue, seen: "other" }, "changed-meanwhile", null],
    ["no look to give back", "dropBrand", {}, "nothing-changed", null],
    ["no sender", "setContacts", { market: "CZ", sender: "", hours: [] }, "sender-invalid", "sender"],
    [
      "a telephone of no country",
      "setContacts",
      { market: "CZ", sender: "a", phone: "123", hours: [] },
      "phone-invalid",
      "phone",
    ],
  ])("%s", async (_case, operation, input, code, field) => {
    const before = await read();
    expect((await change(operation, input)).refusal).toEqual({ code, field });
    expect(await read()).toEqual(before);
  });
});

describe("DCONF-04 the brewery's own look", () => {
  test("is told to everybody, dresses the mails of every country, and goes again", async () => {
    expect(await read()).toMatchObject({ look: null });
    const { brand, refusal } = await change("setBrand", { ...blue, logo: svg('<path d="M0 0h1v1z"/>') });
    expect(refusal).toBeNull();
    const { dropsLogo: _no, ...look } = blue;
    expect(brand.look).toMatchObject(look);
    const logo = await get(brand.look?.["logo"] ?? "");
    expect(logo.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(logo.body).toContain("M0 0h1v1z");
    for (const market of ["CZ", "SK"])
      expect(await mailBrandOf(server.deps.db, market, today())).toMatchObject({
        ...{ head: blue.main, accent: blue.accent },
        name: market === "CZ" ? "Pivovar Lipovrch" : "Lipovrch Slovensko",
      });
    const renamed = await change("setBrand", { ...blue, name: "Modrý" });
    expect(renamed.brand.look).toMatchObject({ name: "Modrý", logo: brand.look?.["logo"] });
    expect((await change("setBrand", { ...blue, name: "Modrý" })).refusal?.code).toBe("nothing-changed");
    await change("setBrand", { ...blue, dropsLogo: true });
    expect((await get(brand.look?.["logo"] ?? "")).statusCode).toBe(404);
    expect((await change("dropBrand")).brand.look).toBeNull();
    expect(await brandOn(server.deps.db, today())).toBeUndefined();
    expect(await mailBrandOf(server.deps.db, "SK", today())).toMatchObject({ head: HOUSE_COLOURS.main });
    const { rows } = await sql<{ action: string; actor_uid: string }>`
      select action, actor_uid from audit_entry where subject_kind = 'brand' order by id desc limit 1`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ action: "brand.dropped", actor_uid: "S01" }]);
  });

  test("no other file of the store is public by its way", async () => {
    expect((await get("/brand/logo/00000000000000000000000000000000")).statusCode).toBe(404);
    expect((await get("/brand/0000000000000000.css")).statusCode).toBe(404);
  });
});

test("DCONF-04 contacts and hours of a country reach its mails and its portal, and no other's", async () => {
  const hours = [{ weekdays: [5, 1], from: "07:30", to: "15:00" }];
  const input = {
    ...{ market: "SK", sender: "Lipovrch SK", address: "Bratislava", replyTo: "sk@lipovrch.example" },
    ...{ phone: "+421 800 111 222", email: "", hours },
  };
  const { brand, refusal } = await change("setContacts", input);
  expect(refusal).toBeNull();
  expect(brand.contacts[1]).toEqual({
    ...{ ...input, phone: "+421800111222", email: null },
    hours: [{ ...hours[0], weekdays: [1, 5] }],
  });
  expect(await supportOfCountry(server.deps.db, "SVK", today())).toMatchObject({ phone: "+421800111222" });
  expect(await supportOfCountry(server.deps.db, "CZE", today())).toMatchObject({ phone: "+420800999000" });
  expect(await mailBrandOf(server.deps.db, "SK", today())).toMatchObject({
    ...{ name: "Lipovrch SK", replyTo: "sk@lipovrch.example", head: "#12402f" },
  });
});
