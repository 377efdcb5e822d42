import { decodeCalendarFacts, decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { availableDatesSchema } from "@vycep/contract/calendar/calendar.rest";
import { HORIZON_DAYS, judgeDay } from "@vycep/domain/calendar/delivery-day";
import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

// What the browser is told, what it makes of it, and what the server accepts: asked for each day through HTTP.

const document = `mutation ($method: String, $shipTo: String, $date: String) {
  setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date) { code message cart { delivery_date } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Asked = { readonly shipTo: string; readonly method: ShippingMethod };

async function datesOf(caller: Caller, { shipTo, method }: Asked) {
  const url = `/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipTo=${shipTo}&shipmentId=${method}`;
  return availableDatesSchema.parse((await caller.request({ url })).json());
}

async function start(caller: Caller, { shipTo, method }: Asked, date: string) {
  type Answer = {
    setTransportType: { code: string | null; message: string; cart: { delivery_date: string } };
  };
  return told<Answer>(await caller.graphql(document, { shipTo, method, date }, { lang: "en" }))
    .setTransportType;
}

const today = toLocalDate("2026-12-21");
const ahead = Array.from({ length: 61 }, (_, shift) => addDays(today, shift));

describe("a minute before the trucks' cut-off on the Monday before Christmas: the next 60 days, one by one", () => {
  it.each<[uid: string, kind: string, shipTo: string, method: ShippingMethod]>([
    ["U001", "a pub with everything", "500101", "selfpickup_selfpickup"],
    ["U001", "a pub with everything", "500101", "flatrate_flatrate"],
    ["U001", "a pub with everything", "500101", "tank_tank"],
    ["U001", "a pub with everything", "500101", "unfiltered_unfiltered"],
    ["U001", "a garden on the usual round", "500103", "emptiespickup_emptiespickup"],
    ["U012", "a store that only trucks reach", "500201", "emptiesfulltruck_emptiesfulltruck"],
    ["U012", "a cash and carry", "500203", "freeshipping_freeshipping"],
    ["U024", "a Slovak pub", "600401", "selfpickup_selfpickup"],
    ["U024", "a Slovak pub", "600401", "tank_tank"],
    ["U029", "a Slovak wholesaler", "600501", "flatrate_flatrate"],
  ])(
    "CALENDAR-01 TRANSPORT-43 C19 %s at %s %s by %s: every offered day is accepted, every other one refused",
    async (uid, _kind, shipTo, method) => {
      server.clock.set(`${today}T13:29:59`);
      const caller = await server.as(uid);
      const asked = { shipTo, method };
      const answer = await datesOf(caller, asked);
      const facts = decodeCalendarFacts(answer, method);
      const now = decodeMoment(answer.serverTime);
      if (!now) throw new Error(`no moment: ${answer.serverTime}`);
      const offered = new Set(answer.allDeliveryDate.map(({ date }) => date));
      expect(ahead.filter((day) => offered.has(day)).length).toBeGreaterThan(20);

      const days = [...ahead, addDays(today, HORIZON_DAYS), addDays(today, HORIZON_DAYS + 1)];
      const told: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const day of days) {
        const { code, message, cart } = await start(caller, asked, day);
        told[day] = { code, message, isKept: cart.delivery_date === day };
        expected[day] = offered.has(day)
          ? { code: null, message: "", isKept: true }
          : {
              code: "shipping-cannot-be-ordered",
              message: "Shipping cannot be ordered. Choose a different date.",
              isKept: false,
            };
        expect(judgeDay(facts, now, day).open, `the browser on ${day}`).toBe(offered.has(day));
      }
      expect(told).toEqual(expected);
    },
  );

  it("CALENDAR-10 C19 a day that was offered a moment ago is refused after the cut-off, and the cart stays", async () => {
    server.clock.set(`${today}T13:30:00`);
    const caller = await server.as("U001");
    const asked = { shipTo: "500101", method: "flatrate_flatrate" } as const;
    const [first] = (await datesOf(caller, asked)).allDeliveryDate;
    expect(first).toMatchObject({ date: "2026-12-23", orderBy: "2026-12-21T13:30" });
    const kept = await start(caller, asked, "2026-12-29");
    server.clock.set(`${today}T13:30:01`);
    expect(await start(caller, asked, "2026-12-23")).toEqual({
      code: "shipping-cannot-be-ordered",
      message: "Shipping cannot be ordered. Choose a different date.",
      cart: kept.cart,
    });
  });
});
