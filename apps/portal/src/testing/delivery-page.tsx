import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { queryClient } from "@vycep/shell/api/query-client";
import { closeMessage, useMessage } from "@vycep/shell/messages/message-modal";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { useDeliveryChange } from "../features/preferences/use-delivery-change.tsx";
import { useRepairedDelivery } from "../features/preferences/use-repaired-delivery.ts";
import type { CartInHand } from "../shared/ordering/cart-in-hand.ts";
import { useDelivery } from "../shared/ordering/use-delivery.ts";
import type { CurrentUser } from "../shared/user/current-user.ts";
import { type FakeDeliveryServer, fakeDeliveryServer } from "./fake-delivery-server.ts";
import { someUser } from "./some-user.ts";

const place = (shipToId: string): CurrentUser["shipTos"][number] => ({
  shipToId,
  shipToName: shipToId,
  shipToAddress: "",
  shipToStatus: "APPROVED",
  companyId: "C1",
  companyName: "",
  isUnfilteredEnabled: false,
  isTankEnabled: false,
  rpDetails: [{ permission: "Catalogue", customerType: "POS", rolename: "Key user", roleid: "R01" }],
});
const user = someUser({ shipTos: [place("500101"), place("500102")], defaultShipToId: "500101" });

/** The server of the test that runs, anew for each. */
export let server: FakeDeliveryServer;
/** What was to be seen, one after the other. */
export let shown: string[] = [];
/** Each test has a cart of its own: what was sent for one says nothing of the next. */
let cartNumber = 0;

const cartKey = ["customerCart"] as const;
export const readAgain = () => queryClient.invalidateQueries({ queryKey: cartKey });

function useCartOfServer(): CartInHand | undefined {
  const { data } = useQuery({ queryKey: cartKey, queryFn: () => server.readCart() });
  return (
    data && {
      id: `cart ${cartNumber}`,
      lineCount: 1,
      availableCount: 1,
      palletPlaces: 0,
      changedAt: undefined,
      total: { minor: toMinor(0), currency: "CZK" },
      net: { minor: toMinor(0), currency: "CZK" },
      noteForDriver: undefined,
      customerOrderNumber: undefined,
      async clear() {
        server.setItems(false);
        await readAgain();
        return async () => {};
      },
      saveForLater: async () => undefined,
      readAgain,
      ...data,
    }
  );
}

/** The order bar without its cells: what can be chosen, and what is chosen. */
function Bar() {
  const cart = useCartOfServer();
  const delivery = useDelivery();
  const { request, requestShipTo, question } = useDeliveryChange({ user, delivery, cart });
  useRepairedDelivery(user, cart, false);
  const message = useMessage();
  const chosen = [delivery.shipToId, delivery.method, delivery.date ?? "–"].join(" ");
  if (shown.at(-1) !== chosen) shown.push(chosen);
  const choices: Readonly<Record<string, () => void>> = {
    "2026-11-26": () => request({ kind: "date", date: toLocalDate("2026-11-26") }),
    "2026-11-30": () => request({ kind: "date", date: toLocalDate("2026-11-30") }),
    truck: () => request({ kind: "method", method: "flatrate_flatrate" }),
    "500101": () => requestShipTo("500101"),
    "500102": () => requestShipTo("500102"),
  };
  return (
    <>
      <output>{chosen}</output>
      {Object.entries(choices).map(([name, choose]) => (
        <button key={name} type="button" onClick={choose}>
          {name}
        </button>
      ))}
      {message && <p role="alert">{[message.title, ...(message.details ?? [])].join(" ")}</p>}
      {question}
    </>
  );
}

export const standard = "selfpickup_selfpickup";
export const button = (name: string) => screen.getByRole("button", { name });
export const chosenIs = (text: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
/** What the server was asked to start. */
export const starts = () =>
  server.world.starts.map(({ shipTo, method, date }) => `${shipTo} ${method} ${date}`);
/** Until nothing is asked any more. */
export const quiet = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  });

/** The page as somebody finds it whose cart is on the server; it is open when the day of the cart or another one is shown. */
export async function openPage(day = server.held().date) {
  const drawn = draw(
    <QueryClientProvider client={queryClient}>
      <Bar />
    </QueryClientProvider>,
  );
  await chosenIs(`500101 ${standard} ${day}`);
  await quiet();
  server.world.calls.length = 0;
  shown = shown.slice(-1);
  return drawn.user;
}

/** Answers nothing while somebody clicks, then everything. */
export async function whileServerIsSlow(clicks: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.world.opens = promise;
  await clicks();
  resolve();
  await quiet();
}

/** To be called once in a file: each test has a server and a browser of its own. It is Friday, 9:41. */
export function withDeliveryServer(): void {
  beforeAll(() => loadTexts(["delivery", "preferences", "move"], "cs"));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
    server = fakeDeliveryServer({ date: toLocalDate("2026-11-20"), minutes: 581 });
    vi.stubGlobal("fetch", server.fetch);
    cartNumber += 1;
    shown = [];
    storage.write(shellKeys.store, "cz");
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    closeMessage();
    storage.clearForSignOut();
    storage.write(shellKeys.store, undefined);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
