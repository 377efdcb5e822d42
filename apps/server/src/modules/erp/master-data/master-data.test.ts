import { masterDataExamples } from "@vycep/contract/erp/master-data-examples";
import { MASTER_DATA, type MasterNoun } from "@vycep/domain/erp/master-data";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  programWith,
  runServiceKey,
  type ServiceProgram,
  serviceProgram,
} from "../../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const nouns = namesIn(MASTER_DATA);
const product = masterDataExamples.products.row;
const price = masterDataExamples["price-lists"].row;

let server: TestServer;
let erp: Awaited<ReturnType<typeof serviceProgram>>;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ERP_OWNS: "products,customers,content" } });
  erp = await serviceProgram(server, "ERP", ...nouns);
});
afterAll(() => server.stop());

const namesOf = async (sku: string) => {
  const { rows } = await sql<{ names: Record<string, string> }>`
    select names from product where sku = ${sku}`.execute(server.deps.db);
  return rows[0]?.names;
};

describe("B16 stranger: only a service key of the brewery's opens master data", () => {
  const codes = async (program: ServiceProgram, noun: MasterNoun) => [
    ...[await program.send(noun, { rows: [masterDataExamples[noun].row] }), await program.ask(noun)].map(
      (answer) => [answer.statusCode, answer.json().code].join(" "),
    ),
  ];
  const refused = ["401 service-key-invalid", "401 service-key-invalid"];

  test.each(nouns)(
    "%s: nobody, a customer's token, an API client's, and made up keys learn nothing but 401",
    async (noun) => {
      const ofCustomer = await server.tokenFor("U001");
      for (const key of [
        "",
        ofCustomer,
        `vyk_${"a".repeat(16)}_${"b".repeat(43)}`,
        `vys_${"a".repeat(16)}_${"b".repeat(43)}`,
      ])
        expect(await codes(programWith(server, key), noun)).toEqual(refused);
    },
  );

  test("the right id with another secret, an expired key and a revoked one are none", async () => {
    const other = await serviceProgram(server, "Other", "products");
    expect(await codes(programWith(server, `vys_${erp.id}_${other.secret}`), "products")).toEqual(refused);
    await runServiceKey(server, "revoke", "Other");
    expect(await codes(other, "products")).toEqual(refused);
    const short = await serviceProgram(server, "Short", "products", "days=1");
    expect((await short.ask("products")).statusCode).toBe(200);
    await sql`update service_key set expires_at = now() - interval '1 hour' where name = 'Short'`.execute(
      server.deps.db,
    );
    expect(await codes(short, "products")).toEqual(refused);
  });

  test("and a service key opens nothing of the customers'", async () => {
    const headers = { authorization: `Bearer ${erp.key}` };
    const graphql = await server.stranger.graphql("{ customerCart { id } }", {}, headers);
    expect(graphql.errors[0]?.extensions.code).toBe("invalid-token");
    const rest = await server.stranger.request({ url: "/prodczsk-api/api/v1/portal/orders", headers });
    expect(rest.statusCode).toBe(401);
  });

  test("a stranger's body is not read, however large", async () => {
    const answer = await programWith(server, "").send("products", { rows: ["x".repeat(3_000_000)] });
    expect(answer.statusCode).toBe(401);
  });
});

describe("B16 bad input", () => {
  test.each([
    ["no rows", {}, "rows"],
    ["an empty list", { rows: [] }, "rows"],
    ["rows that are no list", { rows: product }, "rows"],
    ["more than ten thousand", { rows: Array.from({ length: 10_001 }, () => ({})) }, "rows"],
    ["an unclear wish", { rows: [product], all_or_nothing: "perhaps" }, "all_or_nothing"],
  ])("%s", async (_what, body, path) => {
    const answer = await erp.send("products", body);
    expect([answer.statusCode, answer.json().code, answer.json().fields[0].path]).toEqual([
      400,
      "invalid-input",
      path,
    ]);
  });

  test.each(["after=-1", "after=x", "limit=0", "limit=1001"])("?%s", async (query) => {
    const answer = await erp.ask("products", `?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  });

  test("a position that never was is told, so that nobody waits for ever", async () => {
    const answer = await erp.ask("categories", "?after=999999");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "position-unknown"]);
  });

  test("what is no row, and what no file could say, is refused as a row", async () => {
    const rows = [null, "x", [], { ...product, is_tank: "maybe" }, { ...product, sku: { a: 1 } }];
    const { results } = await erp.save("products", rows, { dry_run: true });
    expect(
      results.map(({ state, faults = [] }) => [
        state,
        ...faults.map(({ field, code }) => `${field} ${code}`),
      ]),
    ).toEqual([
      ["refused", " not_a_row"],
      ["refused", " not_a_row"],
      ["refused", " not_a_row"],
      ["refused", "is_tank not_allowed"],
      ["refused", "sku malformed"],
    ]);
  });
});

describe("B16 forbidden", () => {
  test("a key does what it was made for: reading alone is no changing, and other nouns are closed", async () => {
    const reader = await serviceProgram(server, "Reader", "products:read");
    expect((await reader.ask("products")).statusCode).toBe(200);
    for (const answer of [await reader.send("products", { rows: [product] }), await reader.ask("users")])
      expect([answer.statusCode, answer.json().code]).toEqual([403, "noun-not-granted"]);
  });

  test("D29 what VYCEP_ERP_OWNS does not name is read, not changed: leaflets here", async () => {
    const rows = [masterDataExamples["promo-leaflets"].row];
    const answer = await erp.send("promo-leaflets", { rows });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "not-owned"]);
    expect((await erp.ask("promo-leaflets")).statusCode).toBe(200);
  });
});

describe("B16 refused, row by row", () => {
  const named = (sku: string, name: string, more = {}) => ({ ...product, sku, name_cs: name, ...more });
  const rows = [
    named("100101", "Dobré"),
    named("100107", "Bez EAN", { ean: "123", vat_cz_pct: 19 }),
    { ...price, sku: "999999" },
  ];

  test("good rows are kept, and each bad one says all that is wrong with it", async () => {
    const before = await namesOf("100107");
    const answer = await erp.save("products", rows);
    expect(answer).toMatchObject({ good: 1, refused: 2, kept: true });
    expect(answer.results.slice(0, 2)).toEqual([
      { row: 1, key: { sku: "100101" }, state: "good" },
      {
        ...{ row: 2, key: { sku: "100107" }, state: "refused" },
        faults: [
          {
            ...{ field: "ean", code: "malformed", value: "123" },
            message: "This does not have the expected form.",
          },
          {
            ...{ field: "vat_cz_pct", code: "unknown_reference", reason: "vat-rates-today", value: "19" },
            message: "We do not know this (the VAT rates that hold in market CZ today).",
          },
        ],
      },
    ]);
    expect(answer.results[2]?.faults).toContainEqual(
      expect.objectContaining({ field: "ean", code: "missing" }),
    );
    expect((await namesOf("100101"))?.cs).toBe("Dobré");
    expect(await namesOf("100107")).toEqual(before);
  });

  test.each([
    ["cs", "Tohle neznáme (sazby DPH, které na trhu CZ platí dnes).", "Nesmí být prázdné."],
    ["sk", "Toto nepoznáme (sadzby DPH, ktoré na trhu CZ platia dnes).", "Nesmie byť prázdne."],
    ["en", "We do not know this (the VAT rates that hold in market CZ today).", "This must not be empty."],
  ])("are explained in the language that is asked for: %s", async (lang, about, missing) => {
    const answer = await server.stranger.request({
      ...{ method: "POST", url: `/master-data/products?lang=${lang}` },
      headers: { authorization: `Bearer ${erp.key}` },
      payload: { dry_run: true, rows: [rows[1], named("100112", "")] },
    });
    expect(answer.json()).toMatchObject({
      results: [
        { faults: expect.arrayContaining([expect.objectContaining({ message: about })]) },
        { faults: expect.arrayContaining([expect.objectContaining({ field: "name_cs", message: missing })]) },
      ],
    });
  });

  test("all or nothing, and a dry run, judge the same and keep nothing", async () => {
    const other = [named("100101", "Jiné"), ...rows.slice(1)];
    expect(await erp.save("products", other, { all_or_nothing: true })).toMatchObject({
      good: 1,
      refused: 2,
      kept: false,
    });
    expect(await erp.save("products", other, { dry_run: true })).toMatchObject({
      good: 1,
      refused: 2,
      kept: false,
    });
    expect(await erp.save("products", other.slice(0, 1), { dry_run: true })).toMatchObject({
      good: 1,
      kept: false,
    });
    expect((await namesOf("100101"))?.cs).toBe("Dobré");
    expect(await erp.save("products", other.slice(0, 1), { all_or_nothing: true })).toMatchObject({
      kept: true,
    });
    expect((await namesOf("100101"))?.cs).toBe("Jiné");
  });

  test("the same row twice: the first counts; what leans on a refused row falls with it", async () => {
    const twice = await erp.save("products", [named("100101", "Jiné"), named("100101", "Druhé")]);
    expect(twice.results.map(({ state }) => state)).toEqual(["good", "refused"]);
    const { row } = masterDataExamples.categories;
    const tree = [
      { ...row, code: "wine", position: "x" },
      { ...row, code: "wine/red", position: 1 },
    ];
    const { results } = await erp.save("categories", tree);
    expect(results.map(({ faults = [] }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ["position not_a_number"],
      ["code unknown_reference"],
    ]);
  });

  test("what only the database knows to refuse is one row's, and the others are kept", async () => {
    const { changes } = await erp.changes("ship-tos", "?limit=1000");
    const places = changes.flatMap(({ row }) => (row === null ? [] : [{ ...row }]));
    const moved = places.map((place) => ({
      ...{ ...place, name: `${place.name} nově` },
      ...(place.shiptosapid === "500102" ? { company: "C2" } : {}),
    }));
    const answer = await erp.save("ship-tos", moved);
    expect(answer).toMatchObject({ good: places.length - 1, refused: 1, kept: true });
    const [bad] = answer.results.filter(({ state }) => state === "refused");
    expect(bad).toMatchObject({ key: { shiptosapid: "500102" }, faults: [{ code: "not_kept", field: "" }] });
  });
});
