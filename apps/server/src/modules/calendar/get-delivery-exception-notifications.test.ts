import { type ChangeNoticesAnswer, changeNoticesSchema } from "@vycep/contract/calendar/calendar.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/prodczsk-api/api/v1/portal/orders/GetDeliveryExceptionNotifications";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterAll(() => server.stop());

async function ask(uid: string, query: Record<string, string>) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const response = await (await server.as(uid)).request({ url });
  return {
    status: response.statusCode,
    body: response.json<unknown>(),
    statements: Number(response.headers["x-sql-statements"]),
  };
}

async function notices(uid: string, shipToIds: string): Promise<ChangeNoticesAnswer> {
  const { status, body } = await ask(uid, { guid: uid, shipToIds, store: "LivePortal_CZ_cs" });
  expect(status).toBe(200);
  return changeNoticesSchema.parse(body);
}

/** Every change of an answer as one line: place, kind, day that falls away. */
function lines(answer: ChangeNoticesAnswer): string[] {
  return answer.flatMap(({ shipToId, deliveryExceptions }) =>
    deliveryExceptions.flatMap((group) =>
      group.deliveryExceptions.map(
        ({ originalDate }) => `${shipToId} ${group.transportation} ${originalDate}`,
      ),
    ),
  );
}

describe("GET orders/GetDeliveryExceptionNotifications (REST-51)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: `${path}?shipToIds=500101` })).statusCode).toBe(401);
  });

  it.each([[{}], [{ shipToIds: "5".repeat(8001) }], [{ shipToIds: "500101", guid: "" }]])(
    "bad input %#",
    async (query) => expect((await ask("U001", { ...query })).status).toBe(400),
  );

  it.each([
    ["cs", "Takový uživatel neexistuje."],
    ["sk", "Taký používateľ neexistuje."],
    ["en", "There is no such user."],
  ])("C16 somebody else's guid and one of nobody answer alike, in %s", async (lang, message) => {
    for (const guid of ["U004", "U998"]) {
      const refused = await ask("U001", { guid, shipToIds: "500101", lang });
      expect(refused).toMatchObject({ status: 404, body: { code: "user-not-found", message } });
    }
  });

  it("C16 foreign and unknown ship-tos answer as if they were not there", async () => {
    const own = await notices("U001", "500101");
    expect(own.length).toBe(1);
    expect(await notices("U001", "500201,500101,999999,' or 1=1 --")).toEqual(own);
    expect(await notices("U001", "500201,600401,999999")).toEqual([]);
    expect(await notices("U001", "")).toEqual([]);
  });

  it("CALENDAR-22 PREFS-07 tells place, kind, days, hours and the last moment to order", async () => {
    const [place] = await notices("U001", "500101");
    expect(place).toMatchObject({ shipTo: "Restaurace U Modré hvězdy", shipToId: "500101" });
    const standard = place?.deliveryExceptions.find(({ transportation }) => transportation === "standard");
    expect(standard?.deliveryExceptions[0]).toEqual({
      typeOfChange: "moved",
      originalDate: "2026-12-24",
      originalHours: "7:00-11:00",
      scheduledDate: "2026-12-23",
      scheduledHour: "7:00-11:00",
      orderBy: "2026-12-22T16:00",
    });
  });

  it("CALENDAR-22 a cancelled delivery has nothing of a new day", async () => {
    await sql`insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours)
      values ('500103', 'C1', 'truck', 'cancelled', '2026-12-07', '7:00-11:00')`.execute(server.deps.db);
    const groups = (await notices("U001", "500103"))[0]?.deliveryExceptions;
    expect(groups?.find(({ transportation }) => transportation === "truck")?.deliveryExceptions).toEqual([
      {
        typeOfChange: "cancelled",
        originalDate: "2026-12-07",
        originalHours: "7:00-11:00",
        scheduledDate: null,
        scheduledHour: null,
        orderBy: null,
      },
    ]);
  });

  it("CALENDAR-22 one group for each kind of transport, each in date order, places as they were asked for", async () => {
    const answer = await notices("U001", "500102,500101,500102");
    expect(answer.map(({ shipToId }) => shipToId)).toEqual(["500102", "500101"]);
    for (const { deliveryExceptions } of answer) {
      const kinds = deliveryExceptions.map(({ transportation }) => transportation);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const group of deliveryExceptions) {
        const days = group.deliveryExceptions.map(({ originalDate }) => originalDate);
        expect(days).toEqual(days.toSorted());
        expect(days.length).toBeGreaterThan(0);
      }
    }
  });

  it("PREFS-08 only what is ahead by the server's clock is told", async () => {
    const told = async (now: string) => {
      server.clock.set(now);
      return lines(await notices("U001", "500101")).filter((line) => line.startsWith("500101 standard"));
    };
    expect(await told("2026-12-24T23:59:59")).toContain("500101 standard 2026-12-24");
    expect(await told("2026-12-25T00:00:00")).not.toContain("500101 standard 2026-12-24");
    expect(await told("2027-03-30T23:59:59")).toContain("500101 standard 2027-03-29");
    expect(await told("2027-03-31T00:00:00")).not.toContain("500101 standard 2027-03-29");
    expect(await told("2029-01-01T09:00:00")).toEqual([]);
  });

  it("CALENDAR-30 told to whoever works at the place, though it is suspended or the user may not order", async () => {
    expect(lines(await notices("U006", "500101"))).toEqual(lines(await notices("U001", "500101")));
    server.clock.set("2026-10-01T09:00:00");
    expect(lines(await notices("U010", "500104")).length).toBeGreaterThan(0);
  });

  it("costs at most three statements for 200 places, the actor's included", async () => {
    await giveJanaPlaces(200);
    const ids = Array.from({ length: 200 }, (_, index) => String(700_000 + index));
    const { body, statements } = await ask("U001", { guid: "U001", shipToIds: ids.join(",") });
    const answer = changeNoticesSchema.parse(body);
    expect(answer.map(({ shipToId }) => shipToId)).toEqual(ids);
    expect(statements).toBeLessThanOrEqual(3);
  });
});

/** Copies of 500101 with its changes, at all of which Jana works. */
async function giveJanaPlaces(count: number): Promise<void> {
  const { db } = server.deps;
  const last = 700_000 + count - 1;
  await sql`insert into ship_to select (jsonb_populate_record(s, jsonb_build_object('id', n::text))).*
    from ship_to s, generate_series(700000, ${last}::int) n where s.id = '500101'`.execute(db);
  await sql`insert into ship_to_role select (jsonb_populate_record(r, jsonb_build_object('ship_to_id', n::text))).*
    from ship_to_role r, generate_series(700000, ${last}::int) n where r.ship_to_id = '500101' and r.uid = 'U001'`.execute(
    db,
  );
  await sql`insert into delivery_exception select (jsonb_populate_record(e, jsonb_build_object('ship_to_id', n::text))).*
    from delivery_exception e, generate_series(700000, ${last}::int) n where e.ship_to_id = '500101'`.execute(
    db,
  );
}
