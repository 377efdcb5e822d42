import { encodeAvailableDates } from "@vycep/contract/calendar/calendar.codec";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import { availableDates } from "@vycep/domain/calendar/available-dates";
import { type LocalMoment, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { startOrder } from "@vycep/domain/preferences/start-order";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { someMove } from "./some-move.ts";
import { someCalendar, somePlace } from "./some-place.ts";

/** Where, how and when the cart on the server goes. */
export interface HeldDelivery {
  readonly shipToId: string;
  readonly method: string;
  readonly date: string;
}

interface Starting {
  readonly shipTo: string;
  readonly method: string;
  readonly date: string;
  readonly store: string | null;
}

export type FakeDeliveryServer = ReturnType<typeof fakeDeliveryServer>;

/** The ways of each place. */
const offered: Readonly<Record<string, readonly ShippingMethod[]>> = {
  "500101": ["selfpickup_selfpickup", "flatrate_flatrate"],
  "500102": ["selfpickup_selfpickup"],
};
/** A server with two places and one cart that answers with the domain's own rules, and counts what it is asked. */
export function fakeDeliveryServer(now: LocalMoment) {
  const world = {
    isReachable: true,
    /** Until then nothing is answered. */
    opens: Promise.resolve(),
    calls: [] as string[],
    starts: [] as Starting[],
  };
  let hasItems = false;
  let held: HeldDelivery = {
    shipToId: "500101",
    method: "selfpickup_selfpickup",
    date: "2026-11-23",
  };
  /** Days that nobody may order for any more, although they were offered. */
  const closed = new Set<string>();

  function start(asked: Starting) {
    const { shipTo, method, date } = asked;
    world.starts.push(asked);
    const known = parseShippingMethod(method);
    const calendar = known === undefined ? null : someCalendar(known);
    const judged = startOrder(
      {
        method: known ?? null,
        date: closed.has(date) ? toLocalDate("2026-11-29") : (parseLocalDate(date) ?? null),
        shipToStatus: "APPROVED",
        calendar,
      },
      now,
    );
    if (judged.ok) held = { shipToId: shipTo, method, date };
    const code = judged.ok ? null : judged.refusal.kind;
    return { setTransportType: { code, message: code === null ? "" : `The server says ${code}.` } };
  }
  function answerTo(address: URL, body: string | undefined): object {
    if (address.pathname.includes("GetShipToBySapId")) {
      world.calls.push("GetShipToBySapId");
      return placeOf(address.pathname.split("/").at(-1) ?? "");
    }
    if (address.pathname.includes("GetDeliveryAvailableDate")) {
      world.calls.push("GetDeliveryAvailableDate");
      const facts = someCalendar(
        parseShippingMethod(address.searchParams.get("shipmentId") ?? "") ?? "selfpickup_selfpickup",
      );
      return encodeAvailableDates({ facts, ...availableDates(facts, now), holidays: [], now });
    }
    const { query, variables } = JSON.parse(body ?? "{}") as { query: string; variables: Starting };
    if (query.includes("query CartMove")) return { data: { cartMove: someMove() } };
    if (!query.includes("SetTransportType")) throw new Error(`the fake server does not know ${query}`);
    world.calls.push("SetTransportType");
    return { data: start(variables) };
  }
  async function fetched(address: string, call: RequestInit): Promise<Response> {
    const answer = () =>
      new Response(JSON.stringify(answerTo(new URL(address, "http://portal"), call.body as string)));
    await new Promise<void>((resolve) => setImmediate(resolve));
    await world.opens;
    if (!world.isReachable) throw new TypeError("Failed to fetch");
    return answer();
  }
  return {
    world,
    closed,
    fetch: fetched,
    held: () => held,
    /** What of its cart a page reads. */
    readCart() {
      world.calls.push("CustomerCart");
      return { ...held, hasItems };
    },
    setItems(isFilled: boolean) {
      hasItems = isFilled;
    },
    /** Another device sets the cart. */
    setElsewhere(delivery: HeldDelivery) {
      held = delivery;
    },
  };
}

function placeOf(id: string): ShipToAnswer {
  return somePlace({ shiptosapid: id, name: id, offeredMethods: [...(offered[id] ?? [])] });
}
