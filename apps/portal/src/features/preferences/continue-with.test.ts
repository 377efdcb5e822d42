import { toMinor } from "@vycep/domain/kernel/money";
import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { changeChoice } from "../../shared/ordering/choice.ts";
import { orderingKeys } from "../../shared/ordering/ordering-keys.ts";
import type { CurrentUser } from "../../shared/user/current-user.ts";
import { someUser } from "../../testing/some-user.ts";
import { continueWith } from "./use-order-in-progress.tsx";

const cart: CartInHand = {
  id: "c1",
  hasItems: true,
  lineCount: 1,
  availableCount: 1,
  palletPlaces: 1,
  changedAt: undefined,
  total: { minor: toMinor(100), currency: "CZK" },
  net: { minor: toMinor(100), currency: "CZK" },
  shipToId: "500102",
  method: "flatrate_flatrate",
  date: "2026-11-26",
  noteForDriver: undefined,
  customerOrderNumber: undefined,
  clear: async () => async () => {},
  saveForLater: async () => undefined,
  readAgain: async () => {},
};

const place: CurrentUser["shipTos"][number] = {
  shipToId: "500102",
  shipToName: "Výčep Na Růžku",
  shipToAddress: "Kovářská 3, 549 01 Lipovrch",
  shipToStatus: "APPROVED",
  companyId: "C1",
  companyName: "Hostince Modrá hvězda s.r.o.",
  isUnfilteredEnabled: true,
  isTankEnabled: false,
  rpDetails: [{ permission: "Catalogue", customerType: "POS", rolename: "Key user", roleid: "R01" }],
};

/** What is asked for and read anew while a cart is continued. */
function continued(change: Partial<CartInHand>) {
  const fetched = vi.spyOn(queryClient, "prefetchQuery").mockResolvedValue();
  const readAnew = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  continueWith({ ...cart, ...change }, someUser({ shipTos: [place] }));
  return {
    fetched: fetched.mock.calls.map(([query]) => query.queryKey),
    readAnew: readAnew.mock.calls.map(([filter]) => filter?.queryKey),
  };
}

describe("an order in progress is continued", () => {
  afterEach(() => storage.clearForSignOut());

  test("INPROG-11 the ship-to of the cart is fetched; a cart without one fetches none", () => {
    expect(continued({}).fetched).toEqual([expect.arrayContaining(["500102"])]);
    vi.restoreAllMocks();
    expect(continued({ shipToId: undefined }).fetched).toEqual([]);
  });

  test("INPROG-15 INPROG-16 note and own number are stored where the cart has them, else what is there stays", () => {
    continued({ noteForDriver: "Vjezd ze dvora", customerOrderNumber: "PO 7" });
    const stored = () => [
      storage.read(orderingKeys.noteForDriver),
      storage.read(orderingKeys.customerOrderNumber),
    ];
    expect(stored()).toEqual(["Vjezd ze dvora", "PO 7"]);
    vi.restoreAllMocks();
    continued({});
    expect(stored()).toEqual(["Vjezd ze dvora", "PO 7"]);
  });

  test("INPROG-17 the lists of products are read anew when the choice changed, and not when it is the same", () => {
    changeChoice({ shipToId: undefined, shippingMethod: undefined, deliveryDate: undefined });
    expect(continued({}).readAnew).toEqual([["catalog"], ["products"]]);
    vi.restoreAllMocks();
    expect(continued({}).readAnew).toEqual([]);
  });
});
