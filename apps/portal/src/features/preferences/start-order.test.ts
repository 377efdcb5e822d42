import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { AllowedChange } from "@vycep/domain/preferences/change";
import { queryClient } from "@vycep/shell/api/query-client";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice } from "../../shared/ordering/choice.ts";
import { type FakeDeliveryServer, fakeDeliveryServer } from "../../testing/fake-delivery-server.ts";
import { someUser } from "../../testing/some-user.ts";
import { applyChange } from "./apply-change.ts";
import { createOrderStart } from "./start-order.ts";

const standard = "selfpickup_selfpickup";
const user = someUser({
  shipTos: ["500101", "500102"].map((shipToId) => ({
    shipToId,
    shipToName: shipToId,
    shipToAddress: "",
    shipToStatus: "APPROVED",
    companyId: "C1",
    companyName: "",
    isUnfilteredEnabled: false,
    isTankEnabled: false,
    rpDetails: [{ permission: "Catalogue", customerType: "POS", rolename: "Key user", roleid: "R01" }],
  })),
});

let server: FakeDeliveryServer;
const days = () => server.world.starts.map(({ date }) => date);
/** The cart as a page has read it. */
function cart(parts: Partial<CartInHand> = {}): CartInHand {
  return {
    ...server.readCart(),
    id: "c1",
    lineCount: 0,
    availableCount: 0,
    palletPlaces: 0,
    changedAt: undefined,
    total: { minor: toMinor(0), currency: "CZK" },
    net: { minor: toMinor(0), currency: "CZK" },
    noteForDriver: undefined,
    customerOrderNumber: undefined,
    clear: async () => async () => {},
    saveForLater: async () => undefined,
    readAgain: async () => {},
    ...parts,
  };
}

beforeEach(() => {
  vi.stubGlobal("dispatchEvent", () => true);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  server = fakeDeliveryServer({ date: toLocalDate("2026-11-20"), minutes: 581 });
  vi.stubGlobal("fetch", server.fetch);
  storage.write(shellKeys.store, "cz");
  changeChoice({
    shipToId: "500101",
    shippingMethod: standard,
    deliveryDate: toLocalDate("2026-11-23"),
  });
});
afterEach(() => {
  queryClient.clear();
  storage.clearForSignOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a change sends itself, with nothing drawn", () => {
  const verdict = { open: true, isScheduled: true, exception: null } as const;
  const changes: readonly [string, AllowedChange, object][] = [
    [
      "TRANSPORT-46 a day",
      { kind: "date", date: toLocalDate("2026-11-26"), verdict },
      { shipTo: "500101", method: standard, date: "2026-11-26", store: "cz" },
    ],
    [
      "TRANSPORT-36 TRANSPORT-39 a way, with its first day",
      { kind: "method", method: "flatrate_flatrate" },
      { shipTo: "500101", method: "flatrate_flatrate", date: "2026-11-25", store: "cz" },
    ],
    [
      "SHIPTO-08 SHIPTO-09 a place, with its way and first day",
      { kind: "ship-to", shipToId: toId("500102") },
      { shipTo: "500102", method: standard, date: "2026-11-23", store: "cz" },
    ],
  ];
  test.each(changes)("%s", async (_title, change, sent) => {
    await applyChange(change, { user, cart: cart() });
    expect(server.world.starts).toEqual([sent]);
  });

  test("what the cart holds already is not sent", async () => {
    await applyChange({ kind: "date", date: toLocalDate("2026-11-23"), verdict }, { user, cart: cart() });
    expect(server.world.starts).toEqual([]);
  });
});

describe("a repair", () => {
  const wanted = { shipToId: "500101", method: standard, date: "2026-11-26" };
  const repaired = async (order: ReturnType<typeof createOrderStart>, seen: CartInHand) => {
    order.repair(wanted, seen);
    await vi.waitFor(() => expect(order.underWay.get()).toBe(0));
  };

  test("is not sent again for a cart that was answered, but for the next cart it is", async () => {
    const order = createOrderStart();
    const stale = cart();
    await repaired(order, stale);
    await repaired(order, stale);
    expect(days()).toEqual(["2026-11-26"]);
    await repaired(order, { ...stale, id: "c2" });
    expect(days()).toEqual(["2026-11-26", "2026-11-26"]);
  });

  test("TRANSPORT-53 after a failure waits until the cart is another, then tries again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const order = createOrderStart();
    server.world.isReachable = false;
    await repaired(order, cart());
    server.world.isReachable = true;
    await repaired(order, cart());
    expect(days()).toEqual([]);
    await repaired(order, cart({ date: "2026-11-30" }));
    expect(days()).toEqual(["2026-11-26"]);
  });

  test("waits while a change is being made", async () => {
    const order = createOrderStart();
    await order.during(async () => order.repair(wanted, cart()));
    expect(days()).toEqual([]);
  });
});
