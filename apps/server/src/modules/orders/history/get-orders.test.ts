import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { HISTORY_STATUSES } from "@vycep/domain/orders/status";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const base = "/prodczsk-api/api/v1/portal";

function ask(caller: Caller, query = "") {
  return caller.request({ method: "GET", url: `${base}/orders${query}` });
}

async function list(query = "", caller = owner): Promise<OrdersAnswer & { statements: number }> {
  const response = await ask(caller, query);
  expect(response.statusCode, response.body).toBe(200);
  return { ...response.json<OrdersAnswer>(), statements: Number(response.headers["x-sql-statements"]) };
}

describe("GET orders: who may (REST-46, C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect((await ask(server.stranger)).statusCode).toBe(401);
  });

  it.each([
    "?limit=0",
    "?limit=101",
    "?offset=-1",
    "?sort=colour",
    "?direction=up",
    "?dateFrom=1.1.2026",
    "?dateFrom=2026-13-01",
  ])("bad input %s is refused by field", async (query) => {
    const response = await ask(owner, query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid-input", fields: [expect.anything()] });
  });

  it.each(["U008", "U009"])("%s without My Orders is refused", async (uid) => {
    expect((await ask(await server.as(uid))).statusCode).toBe(403);
  });

  it("C14 an accountant without Catalogue sees the history, and only that of the own places", async () => {
    const associate = await server.as("U007");
    const { sopList, total } = await list("?limit=100", associate);
    expect(total).toBeGreaterThan(0);
    expect(new Set(sopList.map(({ shipToId }) => shipToId))).toEqual(new Set(["500103"]));
    expect((await list("", await server.as("U006"))).total).toBe((await list()).total);
  });

  it("a place where the user lacks My Orders is left out, though another place has it", async () => {
    const { sopList } = await list("?limit=100", await server.as("U021"));
    expect(new Set(sopList.map(({ shipToId }) => shipToId))).toEqual(new Set(["500303"]));
  });

  it("C16 a foreign ship-to and a foreign number find as little as missing ones", async () => {
    const foreign = (await list("?limit=1", await server.as("U012"))).sopList[0];
    expect(await list("?shipTo=500201")).toEqual(await list("?shipTo=999999"));
    expect((await list(`?search=${foreign?.orderNumber}`)).total).toBe(0);
  });
});

describe("GET orders: done (HISTORY-01)", () => {
  it("gives pages, newest first, with the count of all, in two statements", async () => {
    const first = await list("?limit=25");
    const second = await list("?limit=25&offset=25");
    expect(first.sopList).toHaveLength(25);
    expect(first.total).toBe(second.total);
    const rows = [...first.sopList, ...second.sopList];
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(rows.map(({ orderNumber }) => orderNumber)).size).toBe(50);
    expect(first.statements).toBe(2);
    expect(first.sopList[0]).toMatchObject({ shipToName: expect.stringMatching(/\S/), currency: "CZK" });
  });

  it.each(["created", "delivery", "number", "total"])(
    "by %s each page says where the next begins, and no page costs more than another",
    async (sort) => {
      const whole: string[] = [];
      const walked: string[] = [];
      const { total } = await list(`?sort=${sort}`);
      for (let offset = 0; offset < total; offset += 100)
        whole.push(
          ...(await list(`?sort=${sort}&limit=100&offset=${offset}`)).sopList.map((row) => row.orderNumber),
        );
      for (let next: string | null = ""; next !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `?sort=${sort}&limit=40${next === "" ? "" : `&after=${next}`}`,
        );
        expect([page.total, page.statements]).toEqual([total, 2]);
        walked.push(...page.sopList.map((row) => row.orderNumber));
        next = page.next;
      }
      expect(walked).toEqual(whole);
    },
  );

  it("a pointer of another order, or one that nobody gave out, is refused in the caller's language", async () => {
    const { next } = await list("?limit=1&sort=total");
    for (const after of [next, "abc", "%00"]) {
      const response = await ask(owner, `?limit=1&after=${after}&lang=cs`);
      expect(response.statusCode).toBe(400);
    }
    const response = await ask(owner, `?limit=1&after=${next}&lang=cs`);
    expect(response.json()).toMatchObject({
      code: "cursor-invalid",
      message: "Tento ukazatel do seznamu neplatí. Začněte od první stránky.",
      fields: [{ path: "after", code: "cursor" }],
    });
  });

  it("beyond the last page there is nothing, but the count still holds", async () => {
    const { total } = await list();
    expect(await list("?offset=100000")).toMatchObject({ sopList: [], total });
  });

  it.each([
    ["total", (row: OrdersAnswer["sopList"][number]) => row.total],
    ["delivery", (row: OrdersAnswer["sopList"][number]) => Number(row.deliveryDate.replaceAll("-", ""))],
    ["number", (row: OrdersAnswer["sopList"][number]) => Number(row.orderNumber)],
  ] as const)("sorts by %s both ways", async (sort, toNumber) => {
    for (const direction of ["asc", "desc"] as const) {
      const values = (await list(`?sort=${sort}&direction=${direction}&limit=100`)).sopList.map(toNumber);
      expect(values).toEqual(values.toSorted((a, b) => (direction === "asc" ? a - b : b - a)));
    }
  });

  it("HISTORY-14 D23 each filter finds the orders that show its status, an order being loaded among them", async () => {
    await sql`update sales_order set state = 'loaded', delivery_status = 'AWAITING DELIVERY'
      where order_number = (select min(order_number) from sales_order
        where ship_to_id = '500101' and state = 'confirmed')`.execute(server.deps.db);
    for (const status of HISTORY_STATUSES) {
      const { sopList } = await list(`?status=${status}&limit=100`);
      expect(sopList.map((row) => row.status)).toEqual(sopList.map(() => status));
    }
    expect((await list("?status=in-preparation")).sopList.map(({ state }) => state)).toEqual(["loaded"]);
  });

  it("HISTORY-14 filters by shown status; the counts of all statuses make up the whole", async () => {
    const statuses: readonly string[] = HISTORY_STATUSES;
    const counts = await Promise.all(
      statuses.map(async (status) => (await list(`?status=${status}&limit=100`)).total),
    );
    const { sopList, total } = await list("?status=delivered&limit=100");
    expect(new Set(sopList.map(({ status }) => status))).toEqual(new Set(["delivered"]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await list()).total);
    const cancelled = counts[statuses.indexOf("cancelled")] ?? 0;
    expect((await list("?status=delivered,cancelled")).total).toBe(total + cancelled);
    expect((await list("?status=lost")).total).toBe(0);
  });

  it("filters by day, place and method", async () => {
    const { sopList } = await list(
      "?dateFrom=2026-10-01&dateTo=2026-10-31&shipTo=500101&method=tank_tank&limit=100",
    );
    expect(sopList.length).toBeGreaterThan(0);
    for (const row of sopList) {
      expect(row).toMatchObject({ shipToId: "500101", method: "tank_tank" });
      expect(row.createdAt.slice(0, 7)).toBe("2026-10");
    }
  });
});

describe("GET orders: search (C28)", () => {
  it("finds an order by its number, by the own number and by a part of either", async () => {
    const row = (await list("?limit=1&status=delivered")).sopList[0];
    const find = async (text: string) =>
      (await list(`?limit=100&search=${encodeURIComponent(text)}`)).sopList.map(
        ({ orderNumber }) => orderNumber,
      );
    expect(await find(row?.orderNumber ?? "")).toEqual([row?.orderNumber]);
    expect(await find((row?.orderNumber ?? "").slice(4))).toContain(row?.orderNumber);
    expect(await find((row?.customerOrderNumber ?? "").toLowerCase())).toContain(row?.orderNumber);
  });

  it("C28 finds an own number also without its diacritics", async () => {
    const row = (await list("?limit=1&status=delivered")).sopList[0];
    const write = (own: string) =>
      sql`update sales_order set customer_order_number = ${own} where order_number = ${row?.orderNumber}`.execute(
        server.deps.db,
      );
    await write("Žluťoučký kůň 7");
    const { sopList } = await list("?search=zlutoucky%20kun");
    await write(row?.customerOrderNumber ?? "");
    expect(sopList.map(({ orderNumber }) => orderNumber)).toEqual([row?.orderNumber]);
  });

  it("finds orders by a product's number, and by its name with or without diacritics", async () => {
    const bySku = await list("?limit=100&search=100312");
    const byName = await list(`?limit=100&search=${encodeURIComponent("Lipovrch 12 světlý ležák, sud")}`);
    const folded = await list("?limit=100&search=lipovrch%2012%20svetly%20lezak,%20SUD");
    expect(bySku.total).toBeGreaterThan(0);
    expect(bySku.total).toBeLessThan((await list()).total);
    expect(byName.total).toBeGreaterThanOrEqual(bySku.total);
    expect(folded.total).toBe(byName.total);
    expect(byName.statements).toBe(2);
  });

  it.each(["%", "_", "\\", "'", "100%"])("takes %s for itself, not for a pattern", async (text) => {
    const { total } = await list(`?search=${encodeURIComponent(text)}`);
    expect(total).toBeLessThan((await list()).total);
  });
});

describe("GET orders/GetOrderStatus and GET orderstatus (REST-48, REST-49, OP-33)", () => {
  it.each(["/orders/GetOrderStatus", "/orderstatus"])(
    "%s asks a stranger to sign in, and a user for My Orders",
    async (path) => {
      const call = (caller: Caller) => caller.request({ method: "GET", url: base + path });
      expect((await call(server.stranger)).statusCode).toBe(401);
      expect((await call(await server.as("U009"))).statusCode).toBe(403);
    },
  );

  it("REST-48 REST-49 OP-33 LANG-18 gives the shown statuses and the ERP's, each in the language asked for", async () => {
    const ask = async (path: string, lang: string) =>
      (await owner.request({ method: "GET", url: `${base}${path}?lang=${lang}` })).json<
        { code: string; label: string }[]
      >();
    expect(await ask("/orders/GetOrderStatus", "cs")).toEqual([
      { code: "new", label: "nová" },
      { code: "in-progress", label: "zpracovává se" },
      { code: "in-preparation", label: "připravuje se" },
      { code: "in-delivery", label: "na cestě" },
      { code: "delivered", label: "doručená" },
      { code: "not-delivered", label: "nedoručená" },
      { code: "cancelled", label: "zrušená" },
    ]);
    expect(await ask("/orderstatus", "sk")).toContainEqual({
      code: "AWAITING FULLFILLMENT",
      label: "Čaká na vyskladnenie",
    });
    expect(await ask("/orderstatus", "en")).toHaveLength(11);
    // LANG-02, LANG-18, HISTORY-13, D16: lists are in Italian, and in German, too.
    expect(await ask("/orderstatus", "it")).toContainEqual({ code: "DELIVERED", label: "Consegnato" });
    expect(await ask("/orders/GetOrderStatus", "de")).toContainEqual({
      code: "cancelled",
      label: "storniert",
    });
  });
});
