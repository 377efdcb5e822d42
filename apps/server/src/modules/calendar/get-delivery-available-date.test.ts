import { decodeCalendarFacts, decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { type AvailableDates, availableDatesSchema } from "@vycep/contract/calendar/calendar.rest";
import { firstOfferedDay, judgeDay, offeredDays } from "@vycep/domain/calendar/delivery-day";
import { addDays, toLocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterAll(() => server.stop());

async function ask(uid: string, query: Record<string, string>) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const response = await (await server.as(uid)).request({ url });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body, statements: Number(response.headers["x-sql-statements"]) };
}

async function dates(shipTo: string, shipmentId: string, uid = "U001"): Promise<AvailableDates> {
  const { status, body } = await ask(uid, { shipTo, shipmentId });
  expect(status).toBe(200);
  return availableDatesSchema.parse(body);
}

describe("GET orders/GetDeliveryAvailableDate: refusals (REST-50)", () => {
  it("a stranger is refused", async () => {
    const url = `${path}?shipTo=500101&shipmentId=tank_tank`;
    expect((await server.stranger.request({ url })).statusCode).toBe(401);
  });

  it.each([
    [{ shipTo: "500101" }],
    [{ shipmentId: "tank_tank" }],
    [{ shipTo: "500101", shipmentId: "rocket" }],
    [{ shipTo: "500101", shipmentId: "tank_tank", deliveryDateType: "Never" }],
  ])("bad input %j", async (query) => {
    expect((await ask("U001", query as Record<string, string>)).status).toBe(400);
  });

  it("forbidden where the user has no Catalogue", async () => {
    const query = { shipTo: "500302", shipmentId: "selfpickup_selfpickup" };
    expect((await ask("U021", query)).status).toBe(403);
  });

  it("C16 a foreign ship-to and a missing one answer alike", async () => {
    const foreign = await ask("U001", { shipTo: "500201", shipmentId: "selfpickup_selfpickup" });
    expect(foreign).toMatchObject({ status: 404, body: { code: "ship-to-not-found" } });
    expect(await ask("U001", { shipTo: "999999", shipmentId: "selfpickup_selfpickup" })).toEqual(foreign);
  });

  it.each([
    ["cs", "Odběrné místo je pozastaveno – zvolte jiné odběrné místo"],
    ["sk", "Miesto dodania je pozastavené – zvoľte iné miesto dodania"],
    ["en", "ShipTo suspended - Select another ShipTo"],
  ])("SHIPTO-12, SHIPTO-16 a suspended place is refused in %s", async (lang, message) => {
    const refused = await ask("U001", { shipTo: "500104", shipmentId: "selfpickup_selfpickup", lang });
    expect(refused).toMatchObject({ status: 409, body: { code: "ship-to-suspended", message } });
  });

  it("a method that the place is not offered is refused", async () => {
    const refused = await ask("U001", { shipTo: "500103", shipmentId: "tank_tank" });
    expect(refused).toMatchObject({ status: 409, body: { code: "method-not-offered" } });
  });
});

describe("GET orders/GetDeliveryAvailableDate: the days", () => {
  it("CALENDAR-08 a truck ordered on Monday before 13:30 comes on Wednesday at the earliest", async () => {
    const { allDeliveryDate, filteredDeliveryDate, serverTime } = await dates("500101", "flatrate_flatrate");
    expect(serverTime).toBe("2026-11-23T09:00:00");
    expect(allDeliveryDate[0]).toEqual({ date: "2026-11-25", orderBy: "2026-11-23T13:30", scheduled: false });
    expect(filteredDeliveryDate[0]).toMatchObject({ date: "2026-12-01", orderBy: "2026-11-27T13:30" });
  });

  it("CALENDAR-10, OP-61 the cut-off counts to the second, by the server's clock", async () => {
    server.clock.set("2026-11-23T13:30:00");
    expect((await dates("500101", "flatrate_flatrate")).allDeliveryDate[0]?.date).toBe("2026-11-25");
    server.clock.set("2026-11-23T13:30:01");
    const after = await dates("500101", "flatrate_flatrate");
    expect([after.serverTime, after.allDeliveryDate[0]?.date]).toEqual(["2026-11-23T13:30:01", "2026-11-26"]);
  });

  it.each([
    ["selfpickup_selfpickup", [1, 4], "2026-11-24", "2026-11-23T16:00"],
    ["tank_tank", [3], "2026-11-24", "2026-11-23T16:00"],
    ["unfiltered_unfiltered", [2, 5], "2026-11-24", "2026-11-23T12:00"],
    ["flatrate_flatrate", [2], "2026-11-25", "2026-11-23T13:30"],
  ])(
    "D17, D18 %s runs on %j of its own and is open first on %s",
    async (method, weekdays, first, orderBy) => {
      const { scheduleWeekdays, addedWeekdays, allDeliveryDate, filteredDeliveryDate } = await dates(
        "500101",
        method,
      );
      expect(scheduleWeekdays).toEqual(weekdays);
      expect(addedWeekdays).toEqual([1, 2, 3, 4, 5]);
      expect(allDeliveryDate[0]).toMatchObject({ date: first, orderBy });
      const scheduled = filteredDeliveryDate.filter(({ date }) =>
        weekdays.includes(weekdayOf(toLocalDate(date))),
      );
      expect(scheduled.length).toBeGreaterThan(filteredDeliveryDate.length - 12);
    },
  );

  it("D04, CALENDAR-06 all Monday-to-Friday days are offered, the scheduled ones marked", async () => {
    const { allDeliveryDate, filteredDeliveryDate } = await dates("500103", "selfpickup_selfpickup");
    expect(filteredDeliveryDate).toEqual(allDeliveryDate.filter(({ scheduled }) => scheduled));
    expect(filteredDeliveryDate.length).toBeLessThan(allDeliveryDate.length);
    expect(allDeliveryDate.every(({ date }) => weekdayOf(toLocalDate(date)) <= 5)).toBe(true);
  });

  it("CALENDAR-07 nothing is offered beyond 365 days, and the last days are", async () => {
    const { allDeliveryDate } = await dates("500101", "selfpickup_selfpickup");
    const last = addDays(toLocalDate("2026-11-23"), 365);
    expect(allDeliveryDate.at(-1)?.date).toBe(last);
  });

  it("D07 a Czech day off is closed in Czechia and open in Slovakia", async () => {
    server.clock.set("2027-09-20T09:00:00");
    const offers = async (shipTo: string, uid: string) =>
      (await dates(shipTo, "selfpickup_selfpickup", uid)).allDeliveryDate.map(({ date }) => date);
    expect(await offers("500101", "U001")).not.toContain("2027-09-28");
    expect(await offers("600401", "U024")).toContain("2027-09-28");
  });

  describe("CALENDAR-20 the holidays of the store", () => {
    const inStore = async (store: string, shipTo = "500101", uid = "U001") => {
      const query = { shipTo, shipmentId: "selfpickup_selfpickup", store };
      const { body } = await ask(uid, query);
      const { holidays, allDeliveryDate } = availableDatesSchema.parse(body);
      return { holidays, offered: allDeliveryDate.map(({ date }) => date) };
    };

    it("CALENDAR-20 a store with SK closes and names the Slovak days, one without does not", async () => {
      const slovak = await inStore("LivePortal_SK_sk");
      expect(slovak.holidays).toContainEqual({
        date: "2027-01-06",
        name: expect.stringMatching(/kráľ|králi/i),
      });
      expect(slovak.holidays).toContainEqual({
        date: "2026-12-25",
        name: expect.stringMatching(/vianočný/i),
      });
      expect(slovak.offered).not.toContain("2027-01-06");
      const czech = await inStore("LivePortal_CZ_cs");
      expect(czech.holidays.map(({ date }) => date)).not.toContain("2027-01-06");
      expect(czech.holidays).toContainEqual({ date: "2026-12-25", name: expect.stringMatching(/vánoční/i) });
      expect(czech.offered).toContain("2027-01-06");
    });

    it("CALENDAR-20 each day is named once, and a store of another country means the Czech list", async () => {
      const { holidays } = await inStore("LivePortal_PL_en", "600401", "U024");
      const days = holidays.map(({ date }) => date);
      expect(days).toEqual([...new Set(days)]);
      expect(days).toContain("2027-10-28");
    });

    it("D20 the days off of the place's own market stay closed, for an order is judged by them", async () => {
      const { offered } = await inStore("LivePortal_SK_sk");
      expect(offered).not.toContain("2027-09-28");
      const accepted = (await dates("500101", "selfpickup_selfpickup")).allDeliveryDate.map(
        ({ date }) => date,
      );
      expect(accepted).toEqual(expect.arrayContaining(offered));
      expect(accepted).toContain("2027-01-06");
    });
  });

  it.each([
    ["selfpickup_selfpickup", "Standard"],
    ["flatrate_flatrate", "Standard"],
    ["tank_tank", "Tank"],
    ["unfiltered_unfiltered", "Unfiltered"],
  ])("OP-68 the dates of %s are of the type %s and of no other", async (shipmentId, own) => {
    for (const deliveryDateType of ["Standard", "Tank", "Unfiltered"]) {
      const { status, body } = await ask("U001", { shipTo: "500101", shipmentId, deliveryDateType });
      expect(status).toBe(deliveryDateType === own ? 200 : 400);
      if (status === 400) expect(body).toMatchObject({ fields: [{ path: "deliveryDateType" }] });
    }
  });

  it("OP-14, CALENDAR-23 a moved delivery closes its day and opens the other, with its own last moment", async () => {
    const { deliveryExceptions, allDeliveryDate } = await dates("500101", "selfpickup_selfpickup");
    const moved = deliveryExceptions.find(({ originalDate }) => originalDate === "2026-12-24");
    expect(moved).toMatchObject({
      typeOfChange: "moved",
      scheduledDate: "2026-12-23",
      standardorder: true,
      truckorder: false,
      orderByDefaultHasPassed: false,
    });
    const offered = (day: string) => allDeliveryDate.find(({ date }) => date === day);
    expect(offered("2026-12-24")).toBeUndefined();
    expect(offered("2026-12-23")).toMatchObject({ scheduled: true, orderBy: moved?.orderBy });
  });

  it("names the holidays for the picker", async () => {
    const { holidays } = await dates("500101", "selfpickup_selfpickup");
    expect(holidays).toContainEqual({ date: "2026-12-24", name: "Štědrý den" });
  });

  it("D07 the years that are known are told, and one day of another year makes it none of them", async () => {
    const { db } = server.deps;
    await db
      .insertInto("holiday")
      .values({
        country: "CZ",
        day: "2028-01-01",
        name: "Nový rok",
        names: JSON.stringify({ en: "New Year's Day" }),
        type: "public",
        day_off: true,
        shops: "open",
      })
      .execute();
    server.clock.set("2027-12-29T09:00:00");
    const answer = await dates("500101", "selfpickup_selfpickup");
    await db.deleteFrom("holiday").where("day", "=", "2028-01-01").execute();
    expect(answer.knownYears).toEqual([2026, 2027]);
    expect(answer.holidays).toContainEqual({ date: "2028-01-01", name: "Nový rok" });
    expect(answer.allDeliveryDate.map(({ date }) => date)).toEqual(["2027-12-30", "2027-12-31"]);
    const facts = decodeCalendarFacts(answer, "selfpickup_selfpickup");
    const now = decodeMoment(answer.serverTime);
    if (!now) throw new Error(`no moment: ${answer.serverTime}`);
    expect(judgeDay(facts, now, toLocalDate("2028-01-04"))).toMatchObject({ kind: "holidays-unknown" });
  });

  it("every offered day can still be ordered at its last moment, and not a minute later", async () => {
    const answer = await dates("500101", "selfpickup_selfpickup");
    const facts = decodeCalendarFacts(answer, "selfpickup_selfpickup");
    for (const { date, orderBy } of answer.allDeliveryDate.slice(0, 60)) {
      const moment = decodeMoment(orderBy);
      if (!moment) throw new Error(`no moment: ${orderBy}`);
      expect(judgeDay(facts, moment, toLocalDate(date)).open).toBe(true);
      expect(judgeDay(facts, { ...moment, minutes: moment.minutes + 1 }, toLocalDate(date)).open).toBe(false);
    }
  });

  it("the browser judges the same facts to the same days", async () => {
    for (const method of [
      "selfpickup_selfpickup",
      "flatrate_flatrate",
      "tank_tank",
      "unfiltered_unfiltered",
    ] as const) {
      const answer = await dates("500101", method);
      const facts = decodeCalendarFacts(answer, method);
      const now = decodeMoment(answer.serverTime);
      if (!now) throw new Error(`no moment: ${answer.serverTime}`);
      expect(offeredDays(facts, now).map(({ day }) => day)).toEqual(
        answer.allDeliveryDate.map(({ date }) => date),
      );
      expect(firstOfferedDay(facts, now)?.day).toBe(answer.filteredDeliveryDate[0]?.date);
    }
  });

  it("costs two statements, the actor's included", async () => {
    const { statements } = await ask("U001", { shipTo: "500101", shipmentId: "selfpickup_selfpickup" });
    expect(statements).toBe(2);
  });
});
