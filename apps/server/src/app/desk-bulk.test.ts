import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringMaterials } from "../testing/demo-files/demo-materials.ts";
import {
  actionsOf,
  type Batch,
  begin,
  beginning,
  doNextOf,
  doneInBulk,
  seen,
  workedOff,
} from "../testing/desk/ask-bulk.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
/** Content. */
let klara: StaffCaller;
/** The catalogue: goes alone up to 5 %. */
let vojtech: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  await bringMaterials(server);
  [klara, vojtech] = [await server.asStaff("S06"), await server.asStaff("S05")];
});
afterAll(() => server.stop());

async function done(
  caller: StaffCaller,
  mutation: Parameters<typeof begin>[1],
  input: object,
): Promise<Batch> {
  return doneInBulk(server, caller, { mutation, ...input });
}

describe("DLIST-03 what is refused before it begins", () => {
  test("a stranger, and whoever may not change the records alone", async () => {
    const service = await server.asStaff("S02");
    for (const [mutation, act] of [
      ["changeContents", "publish"],
      ["changeMaterials", "retire"],
      ["changeBundles", "hold"],
      ["changeLeaflets", "end"],
    ] as const) {
      const variables = { input: { key: "x", ids: ["x"], act } };
      const payload = { query: beginning(mutation), variables };
      const { statusCode } = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
      expect(statusCode).toBe(401);
      const { errors } = await service.desk(beginning(mutation), variables);
      expect(errors[0]?.extensions.code).toBe("not-your-area");
    }
  });

  test.each([
    ["nothing named", "changeContents", { act: "publish" }, "nothing-chosen", null],
    ["nothing found", "changeContents", { filter: { text: "%%%" }, act: "publish" }, "nothing-chosen", null],
    ["no moment", "changeContents", { ids: ["faq/x"], act: "plan" }, "moment-invalid", "at"],
    ["no market", "changeContents", { ids: ["faq/x"], act: "setMarkets" }, "markets-missing", "markets"],
    ["no folder", "changeMaterials", { ids: ["x"], act: "move" }, "folder-missing", "folder"],
    [
      "a folder that is none",
      "changeMaterials",
      { ids: ["x"], act: "move", folder: "x" },
      "folder-unknown",
      "folder",
    ],
    [
      "a right that is none",
      "changeMaterials",
      { ids: ["x"], act: "setPermission", permission: "x" },
      "permission-unknown",
      "permission",
    ],
    [
      "too many",
      "changeMaterials",
      { ids: Array.from({ length: 5001 }, (_, at) => `m${at}`), act: "retire" },
      "too-many-chosen",
      null,
    ],
  ] as const)("%s", async (_case, mutation, input, code, field) => {
    expect(await begin(klara, mutation, input)).toMatchObject({ batch: null, refusal: { code, field } });
  });

  test.each([
    ["a day that is none", "changeBundles", { ids: ["950360"], act: "endOn", day: "soon" }, "date-invalid"],
    ["an act that is none", "changeBundles", { ids: ["950360"], act: "burn" }, "invalid-document"],
  ] as const)("bad input: %s", async (_case, mutation, input, code) => {
    const { errors } = await vojtech.desk(beginning(mutation), { input: { key: "bad", ...input } });
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

describe("DLIST-03 content in bulk", () => {
  const stateOf = async (id: string) => {
    const query = `query ($text: String) { contents(filter: { text: $text }, first: 200) { items { id state markets } } }`;
    const { data } = await klara.desk(query, { text: id.split("/")[1] });
    const page = data?.["contents"] as { readonly items: readonly { readonly id: string }[] } | undefined;
    return page?.items.find((item) => item.id === id);
  };
  let ids: readonly string[];
  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      select kind || '/' || key as id from content where kind = 'faq' order by key limit 2`.execute(
      server.deps.db,
    );
    ids = rows.map(({ id }) => id);
  });

  test("each that can be is taken back, and each that cannot says why; asked twice it is one batch, and nobody else's", async () => {
    const input = { key: "once", ids: [...ids, "faq/gone"], act: "takeBack" };
    const [first, again] = [
      await begin(klara, "changeContents", input),
      await begin(klara, "changeContents", input),
    ];
    expect(again.batch?.id).toBe(first.batch?.id);
    const id = first.batch?.id ?? "";
    expect(await seen(vojtech, id)).toBeNull();
    await workedOff(server);
    expect(await seen(klara, id)).toMatchObject({
      ...{ act: "takeBack", total: 3, done: 2, refused: 1, finishedAt: expect.any(String) },
      refusals: [
        { id: "faq/gone", name: null, code: "content-unknown", message: "Takový obsah tu už není." },
      ],
    });
    expect(await actionsOf(server, id)).toEqual(["content.taken-back", "content.taken-back"]);
    expect(await stateOf(ids[0] ?? "")).toMatchObject({ state: "draft" });
    const found = await klara.desk("{ bulkBatches(list: contents) { id total } }", {});
    expect(found.data?.["bulkBatches"]).toContainEqual({ id, total: 3 });
  });

  test("markets are set, then what a filter finds goes out or is planned; what is out already is left", async () => {
    expect(await done(klara, "changeContents", { ids, act: "setMarkets", markets: ["SK"] })).toMatchObject({
      done: 2,
    });
    expect(await stateOf(ids[0] ?? "")).toMatchObject({ state: "draft", markets: ["SK"] });
    const filter = { kind: "faq", state: "draft" };
    const planned = await done(klara, "changeContents", { filter, act: "plan", at: "2036-12-01T08:00" });
    expect(planned).toMatchObject({ done: 2, refused: 0 });
    expect(await stateOf(ids[1] ?? "")).toMatchObject({ state: "planned" });
    await done(klara, "changeContents", { ids, act: "stopPlan" });
    expect(await done(klara, "changeContents", { ids, act: "publish" })).toMatchObject({ done: 2 });
    expect(await stateOf(ids[0] ?? "")).toMatchObject({ state: "published", markets: ["SK"] });
    const again = await done(klara, "changeContents", { ids, act: "publish" });
    expect(again.refusals.map(({ code }) => code)).toEqual(["nothing-to-publish", "nothing-to-publish"]);
  });

  test("a worker that dies after it changed and before it said so leaves both undone for the next one", async () => {
    const { db } = server.deps;
    const { batch } = await begin(klara, "changeContents", { ids: ids.slice(0, 1), act: "takeBack" });
    await sql`alter table bulk_batch_row add constraint nobody check (state = 'waiting') not valid`.execute(
      db,
    );
    await expect(doNextOf(server)).rejects.toThrow();
    expect(await stateOf(ids[0] ?? "")).toMatchObject({ state: "published" });
    await sql`alter table bulk_batch_row drop constraint nobody`.execute(db);
    await workedOff(server);
    expect(await stateOf(ids[0] ?? "")).toMatchObject({ state: "draft" });
    expect(await actionsOf(server, batch?.id ?? "")).toEqual(["content.taken-back"]);
  });

  test("whoever may not any more changes nothing", async () => {
    const { db } = server.deps;
    const { batch } = await begin(klara, "changeContents", { ids, act: "publish" });
    await sql`delete from staff_right where role = 'content' and area = 'content'`.execute(db);
    await workedOff(server);
    await sql`insert into staff_right (role, area, power) values ('content', 'content', 'change')`.execute(
      db,
    );
    const codes = (await seen(klara, batch?.id ?? ""))?.refusals.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["no-longer-allowed"]));
  });
});

describe("DLIST-03 materials in bulk", () => {
  type Kept = {
    readonly key: string;
    readonly folder: string;
    readonly permission: string | null;
    readonly markets: readonly string[];
  };
  const kept = async () =>
    (
      await sql<Kept>`
        select key, folder, permission, markets from marketing_material where retired_at is null order by key limit 2`.execute(
        server.deps.db,
      )
    ).rows;

  test("they are moved, given a right and markets, and offered no longer", async () => {
    const before = await kept();
    const ids = before.map(({ key }) => key);
    const { rows } = await sql<{ folder: string }>`
      select folder from marketing_material where folder <> ${before[0]?.folder} limit 1`.execute(
      server.deps.db,
    );
    const folder = rows[0]?.folder ?? "";
    const moved = await done(klara, "changeMaterials", { ids, act: "move", folder });
    expect(moved.done + moved.refusals.filter(({ code }) => code === "nothing-changed").length).toBe(2);
    await done(klara, "changeMaterials", { ids, act: "setPermission", permission: "Contracts" });
    await done(klara, "changeMaterials", { ids, act: "setMarkets", markets: ["SK"] });
    expect(await kept()).toEqual(
      ids.map((key) => ({ key, folder, permission: "Contracts", markets: ["SK"] })),
    );
    const retired = await done(klara, "changeMaterials", { ids: [...ids, "gone"], act: "retire" });
    expect(retired).toMatchObject({
      total: 3,
      done: 2,
      refusals: [{ id: "gone", code: "material-unknown" }],
    });
    expect((await kept()).map(({ key }) => key)).not.toContain(ids[0]);
    const back = await done(klara, "changeMaterials", { filter: { isRetired: true }, act: "putBack" });
    expect(back).toMatchObject({ done: 2, refused: 0 });
  });
});

describe("DLIST-03 package deals and leaflets in bulk", () => {
  test("deals end on a day and hold again; one with a draft is left to whoever wrote it", async () => {
    const { db } = server.deps;
    const lastDay = async (sku: string) =>
      (
        await sql<{
          day: string | null;
        }>`select valid_to::text as day from bundle where sku = ${sku}`.execute(db)
      ).rows[0]?.day;
    const { rows } = await sql<{
      sku: string;
    }>`select sku from bundle where valid_to is null or valid_to > '2026-12-31'
      or valid_from <= '2026-11-23' and valid_to >= '2026-11-23' order by sku limit 1`.execute(db);
    const sku = rows[0]?.sku ?? "";
    const ended = await done(vojtech, "changeBundles", {
      ids: [sku, "000000"],
      act: "endOn",
      day: "2026-12-18",
    });
    expect(ended).toMatchObject({ done: 1, refusals: [{ id: "000000", code: "offer-unknown" }] });
    expect(await lastDay(sku)).toBe("2026-12-18");
    expect(await actionsOf(server, ended.id)).toEqual(["bundle.published"]);
    const same = await done(vojtech, "changeBundles", { ids: [sku], act: "endOn", day: "2026-12-18" });
    expect(same.refusals).toMatchObject([{ code: "nothing-changed", message: "Nic se nezměnilo." }]);
    expect(await lastDay(sku)).toBe("2026-12-18");
  });

  test("leaflets end on a day or today, and what was withdrawn is offered again", async () => {
    const query = `{ promoLeaflets(filter: {}, first: 200) { items { id state validFrom validTo } } }`;
    type Row = {
      readonly id: string;
      readonly state: string;
      readonly validFrom: string;
      readonly validTo: string | null;
    };
    const all = async () => {
      const { data } = await vojtech.desk(query, {});
      return (data?.["promoLeaflets"] as { readonly items: readonly Row[] } | undefined)?.items ?? [];
    };
    const running = (await all()).filter(({ state }) => state === "holds").map(({ id }) => id);
    expect(running.length).toBeGreaterThan(0);
    const filter = { state: "holds" };
    const ended = await done(vojtech, "changeLeaflets", { filter, act: "endOn", day: "2026-11-25" });
    expect(ended).toMatchObject({ total: running.length, refused: 0 });
    for (const row of await all()) if (running.includes(row.id)) expect(row.validTo).toBe("2026-11-25");
    const offered = await done(vojtech, "changeLeaflets", { ids: running.slice(0, 1), act: "offer" });
    expect(offered.refusals).toMatchObject([{ code: "offered-already" }]);
    const ahead = (await all()).find(({ state }) => state === "ahead");
    const ids = [running[0], ahead?.id];
    expect(await done(vojtech, "changeLeaflets", { ids, act: "end" })).toMatchObject({ done: 2, refused: 0 });
    const withdrawn = (await all()).find(({ state }) => state === "withdrawn");
    expect(withdrawn?.validFrom).toBe(ahead?.validFrom);
    expect(await done(vojtech, "changeLeaflets", { ids: [withdrawn?.id], act: "offer" })).toMatchObject({
      done: 1,
    });
  });
});
