import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askPrices, draftDocuments } from "../../../../testing/desk/ask-prices.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let vojtech: StaffCaller;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [vojtech, milos] = [await server.asStaff("S05"), await server.asStaff("S01")];
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T13:25:00"));

const { asked, told, seen, begun, published, prices } = askPrices(() => server);
const twoLists = { priceLists: ["CZ-HORECA", "CZ-RETAIL"] };
const version = ({ id, version: seenAs }: { readonly id: string; readonly version: number }) => ({
  id,
  version: seenAs,
});
const reason = (draft: { readonly id: string; readonly version: number }) => ({
  ...version(draft),
  reason: "Omyl",
});

test("DPRICE-02 a stranger, and whoever may only see prices, change nothing", async () => {
  const call = {
    method: "POST" as const,
    url: "/desk/graphql",
    payload: { query: "{ priceDrafts { total } }" },
  };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const finance = await server.asStaff("S07");
  const input = { key: "finance", name: "A", reason: "", validFrom: "2026-12-01" };
  const { errors } = await finance.desk(draftDocuments.of("create"), { input });
  expect(errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DPRICE-02 DPRICE-03 the day to work", () => {
  test("DEDIT-02 +4 % for two lists with rounding, four eyes, published at midnight by itself, taken back whole, each price with why", async () => {
    const before = await prices("CZ-HORECA", "100201");
    const draft = await begun(vojtech, "2026-12-01", {
      ...twoLists,
      percentHundredths: 600,
      roundToMinor: 50,
    });
    expect(draft).toMatchObject({ state: "open", needsSecondPerson: true, counts: { conflicts: 0 } });
    expect(draft.counts["all"]).toBeGreaterThan(200);
    const { draft: waiting } = await told(vojtech, "handIn", {
      ...version(draft),
      publishAt: "2026-12-01T00:00",
    });
    expect(waiting).toMatchObject({ state: "waiting", may: ["return", "drop"] });
    const own = await told(milos, "approve", version(draft));
    expect(own.refusal?.code).toBe("changed-meanwhile");
    const { draft: planned } = await told(milos, "approve", version(waiting ?? draft));
    expect(planned).toMatchObject({ state: "planned" });
    await published();
    expect(await prices("CZ-HORECA", "100201")).toEqual(before);
    server.clock.set("2026-12-01T00:00:01");
    // Two workers at once, and once more.
    await Promise.all([published(), published()]);
    await published();
    const [first, second] = await prices("CZ-HORECA", "100201");
    const [[from, until, base = 0, your = 0] = []] = before;
    expect(first).toEqual([from, "2026-11-30", base, your]);
    const newBase = Math.round((base * 1.06) / 50) * 50;
    expect(second).toEqual(["2026-12-01", until, newBase, Math.round((your * newBase) / base)]);
    const now = await seen(vojtech, draft.id);
    expect(now).toMatchObject({ state: "published", counts: { conflicts: 0 } });
    const { rows } = await sql<{ action: string; actor: string; count: number }>`
      select action, min(actor_uid) as actor, count(*)::int as count from audit_entry
      where request_id = ${`price-draft-${draft.id}`} group by 1 order by 1`.execute(server.deps.db);
    expect(rows).toEqual([
      { action: "price-draft.published", actor: "S01", count: 1 },
      {
        action: "price.changed",
        actor: "S01",
        count: (draft.counts["all"] ?? 0) - (draft.counts["unchanged"] ?? 0),
      },
    ]);
    // So large a change is more than Vojtěch may take back.
    expect((await told(vojtech, "takeBack", reason(now))).refusal?.code).toBe("over-your-limit");
    const back = await told(milos, "takeBack", reason(now));
    expect(back).toMatchObject({ refusal: null, draft: { state: "taken_back" } });
    expect(await prices("CZ-HORECA", "100201")).toEqual(before);
    expect((await told(milos, "takeBack", reason(back.draft ?? now))).refusal?.code).toBe("draft-not-so");
    const why = await sql<{ action: string; reason: string | null }>`
      select action, detail ->> 'reason' as reason from audit_entry
      where subject_kind = 'price' and subject_id = 'CZ-HORECA 100201' order by id`.execute(server.deps.db);
    expect(why.rows).toEqual([
      { action: "price.changed", reason: "Dražší slad" },
      { action: "price.taken-back", reason: "Omyl" },
    ]);
  });

  test("within the limit one person goes alone; taken back later, what was delivered keeps its price", async () => {
    const before = await prices("CZ-WHS", "100201");
    const filter = { priceLists: ["CZ-WHS"], skus: ["100201"], percentHundredths: 400 };
    const draft = await begun(vojtech, "2026-11-24", filter);
    const { draft: planned } = await told(vojtech, "handIn", version(draft));
    expect(planned).toMatchObject({ state: "planned", needsSecondPerson: false });
    await published();
    server.clock.set("2026-11-26T08:00:00");
    const back = await told(vojtech, "takeBack", reason(await seen(vojtech, draft.id)));
    expect(back.refusal).toBeNull();
    const [[from, until, base = 0, your = 0] = []] = before;
    const rows = await prices("CZ-WHS", "100201");
    expect(rows.map(([start, end]) => [start, end]).slice(0, 3)).toEqual([
      [from, "2026-11-23"],
      ["2026-11-24", "2026-11-25"],
      ["2026-11-26", until],
    ]);
    expect(rows[2]?.slice(2)).toEqual([base, your]);
  });

  test("what changed meanwhile is told line by line, stops the job, and keeps a draft from being taken back", async () => {
    const filter = { priceLists: ["CZ-WHS"], skus: ["100301", "100312"], percentHundredths: 300 };
    const draft = await begun(vojtech, "2026-12-01", filter);
    const { draft: planned } = await told(vojtech, "handIn", version(draft));
    const change = (by: number) =>
      sql`update price set your_minor = your_minor + ${by} where price_list = 'CZ-WHS' and sku = '100301'`.execute(
        server.deps.db,
      );
    await change(1);
    await published();
    const stopped = await seen(vojtech, draft.id);
    expect(stopped).toMatchObject({
      state: "open",
      returnedReason: "prices-changed",
      counts: { conflicts: 1 },
    });
    expect(planned?.state).toBe("planned");
    const lines = await asked<{ items: unknown[] }>(
      vojtech,
      "query ($id: ID!) { priceDraftLines(id: $id, show: conflicts) { items { sku isConflict nowYourMinor oldYourMinor } } }",
      { id: draft.id },
    );
    expect(lines.items).toMatchObject([{ sku: "100301", isConflict: true }]);
    expect((await told(vojtech, "handIn", version(stopped))).refusal?.code).toBe("prices-changed");
    const anew = { ...version(stopped), name: "Zdražení", reason: "", validFrom: "2026-12-01" };
    const { draft: mended } = await told(vojtech, "change", anew);
    expect(mended).toMatchObject({ returnedReason: null, counts: { conflicts: 0, all: 2 } });
    await told(vojtech, "handIn", version(mended ?? stopped));
    await published();
    const done = await seen(vojtech, draft.id);
    expect(done.state).toBe("published");
    await sql`update price set your_minor = 1 where price_list = 'CZ-WHS' and sku = '100301' and valid_from = '2026-12-01'`.execute(
      server.deps.db,
    );
    const before = await prices("CZ-WHS", "100312");
    expect((await told(vojtech, "takeBack", reason(done))).refusal?.code).toBe("prices-changed-since");
    expect(await prices("CZ-WHS", "100312")).toEqual(before);
  });

  test("a worker that dies over it leaves all undone for the next one", async () => {
    const draft = await begun(vojtech, "2026-12-01", { priceLists: ["SK-WHS"], percentHundredths: 200 });
    await told(vojtech, "handIn", version(draft));
    const before = await prices("SK-WHS", "100201");
    const { db } = server.deps;
    await sql`alter table price_draft add constraint nobody check (state <> 'published') not valid`.execute(
      db,
    );
    await published();
    expect(await prices("SK-WHS", "100201")).toEqual(before);
    expect(await seen(vojtech, draft.id)).toMatchObject({ state: "planned" });
    await sql`alter table price_draft drop constraint nobody`.execute(db);
    await published();
    expect(await seen(vojtech, draft.id)).toMatchObject({ state: "published" });
    expect(await prices("SK-WHS", "100201")).not.toEqual(before);
  });
});

describe("DPRICE-02 a draft is made", () => {
  test("a second click begins no second one; bad words and days are refused", async () => {
    const input = { key: "twice", name: " Leden ", reason: "", validFrom: "2027-01-01" };
    const [first, again] = [await told(vojtech, "create", input), await told(vojtech, "create", input)];
    expect(again.draft?.id).toBe(first.draft?.id);
    for (const [part, code] of [
      [{ name: " " }, "name-missing"],
      [{ name: "x".repeat(101) }, "text-too-long"],
      [{ validFrom: "soon" }, "day-invalid"],
      [{ validFrom: "2026-11-22" }, "day-passed"],
    ] as const)
      expect((await told(vojtech, "create", { ...input, key: "other", ...part })).refusal?.code).toBe(code);
  });

  test("a change in bulk is refused where it makes no sense", async () => {
    const draft = await begun(vojtech, "2026-12-01");
    const usual = {
      ...version(draft),
      brands: [],
      categories: [],
      skus: [],
      roundToMinor: 1,
      rounding: "up",
    };
    for (const [part, code] of [
      [{ priceLists: ["CZ-WHS", "SK-WHS"], percentHundredths: 100 }, "currencies-mixed"],
      [{ priceLists: ["CZ-WHS"], percentHundredths: 0 }, "step-empty"],
      [{ priceLists: ["CZ-WHS"], percentHundredths: 100, roundToMinor: 0 }, "rounding-invalid"],
      [{ priceLists: ["CZ-WHS"], brands: ["nobody's"], amountMinor: 100 }, "nothing-found"],
      [{ priceLists: [], percentHundredths: 100 }, "nothing-found"],
    ] as const)
      expect((await told(vojtech, "fill", { ...usual, ...part })).refusal?.code).toBe(code);
    expect((await told(vojtech, "handIn", version(draft))).refusal?.code).toBe("no-lines");
    const { errors } = await vojtech.desk(draftDocuments.of("fill"), { input: { ...usual, priceLists: [] } });
    expect(errors[0]?.extensions.code).toBe("step-ambiguous");
  });

  test("typed lines are judged row by row, keep the discount, and stand above a change in bulk", async () => {
    const draft = await begun(vojtech, "2026-12-01");
    const [[, , base = 0, your = 0] = []] = await prices("CZ-RETAIL", "100201");
    const line = (priceList: string, sku: string, baseMinor: number) => ({ priceList, sku, baseMinor });
    const lines = [
      line("CZ-RETAIL", "100201", base * 2),
      line("CZ-NONE", "100201", 100),
      line("CZ-RETAIL", "none", 100),
      line("CZ-RETAIL", "100301", -1),
      line("CZ-RETAIL", "100201", 1),
    ];
    const written = await asked<Awaited<ReturnType<typeof told>>>(vojtech, draftDocuments.setLines, {
      input: { ...version(draft), lines },
    });
    expect(written.kept).toBe(1);
    expect(written.faults.map(({ row, code }) => [row, code])).toEqual([
      [1, "list-unknown"],
      [2, "product-unknown"],
      [3, "price-invalid"],
      [4, "row-twice"],
    ]);
    expect(written.draft).toMatchObject({ counts: { all: 1, typed: 1, over: 1, maxPercent: 100 } });
    const filled = await told(vojtech, "fill", {
      ...version(written.draft ?? draft),
      ...{
        priceLists: ["CZ-RETAIL"],
        brands: [],
        categories: [],
        skus: ["100201", "100301"],
        percentHundredths: 100,
      },
      ...{ roundToMinor: 1, rounding: "nearest" },
    });
    expect(filled).toMatchObject({ kept: 1, draft: { counts: { all: 2, typed: 1 } } });
    const { items } = await asked<{ items: unknown[] }>(
      vojtech,
      "query ($id: ID!) { priceDraftLines(id: $id, show: typed) { items { sku baseMinor yourMinor isOver } } }",
      { id: draft.id },
    );
    expect(items).toEqual([{ sku: "100201", baseMinor: base * 2, yourMinor: your * 2, isOver: true }]);
    const gone = await asked<Awaited<ReturnType<typeof told>>>(vojtech, draftDocuments.removeLines, {
      input: { ...version(filled.draft ?? draft), lines: [{ priceList: "CZ-RETAIL", sku: "100201" }] },
    });
    expect(gone.draft).toMatchObject({ counts: { all: 1 } });
    const late = { ...version(gone.draft ?? draft), publishAt: "2026-12-01T00:01" };
    expect((await told(vojtech, "handIn", late)).refusal?.code).toBe("publish-too-late");
  });

  test("who worked on it does not approve it; given back it says why; dropped it changes nothing", async () => {
    const draft = await begun(milos, "2026-12-01", { priceLists: ["CZ-WHS"], percentHundredths: 900 });
    const { draft: waiting } = await told(milos, "handIn", version(draft));
    expect(waiting).toMatchObject({ state: "waiting", needsSecondPerson: true });
    expect((await told(milos, "approve", version(waiting ?? draft))).refusal?.code).toBe("own-draft");
    expect((await told(vojtech, "approve", version(waiting ?? draft))).refusal?.code).toBe("over-your-limit");
    expect((await told(vojtech, "return", { ...version(waiting ?? draft), reason: " " })).refusal?.code).toBe(
      "reason-missing",
    );
    const { draft: returned } = await told(vojtech, "return", {
      ...version(waiting ?? draft),
      reason: "Moc",
    });
    expect(returned).toMatchObject({ state: "open", returnedReason: "Moc" });
    const { draft: dropped } = await told(milos, "drop", version(returned ?? draft));
    expect(dropped).toMatchObject({ state: "dropped", may: [] });
  });

  test("open carts for days of the new prices are counted with what they grow dearer by", async () => {
    const { db } = server.deps;
    const [[, , base = 0] = []] = await prices("CZ-HORECA", "100301");
    const draft = await begun(vojtech, "2026-12-01", {
      priceLists: ["CZ-HORECA"],
      skus: ["100301"],
      amountMinor: 1000,
    });
    const { carts: none = 0 } = draft.touched as { carts: number };
    await sql`delete from cart where uid = 'U001' and company_id = 'C1'`.execute(db);
    await sql`insert into cart (id, uid, company_id, ship_to_id, delivery_method, delivery_date, created_at, updated_at)
      values (repeat('p', 32), 'U001', 'C1', '500101', 'standard_standard', '2026-12-02', now(), now())`.execute(
      db,
    );
    await sql`insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
      values (repeat('p', 32), 'C1', '100301', 3, 0, 0, 1)`.execute(db);
    const { touched } = await seen(vojtech, draft.id);
    expect(touched).toMatchObject({
      carts: none + 1,
      companies: expect.any(Number),
      leaflets: expect.any(Number),
    });
    const { rows } = await sql<{ your: number }>`
      select your_minor - old_your_minor as your from price_draft_line where draft_id = ${draft.id}`.execute(
      db,
    );
    expect(touched["cartsMinor"]).toContainEqual({ currency: "CZK", minor: 3 * (rows[0]?.your ?? 0) });
    expect(base).toBeGreaterThan(0);
  });
});
