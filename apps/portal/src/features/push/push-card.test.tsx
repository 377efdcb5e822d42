import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, describe, expect, test, vi } from "vitest";
import { namedFrom, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";
import { PushCard } from "./push-card.tsx";

withPortal();
afterEach(() => vi.unstubAllGlobals());

const endpoint = "https://push.example.com/abc";
const keys = { p256dh: "B", auth: "A" };

/** A browser that takes messages, or says that it does not; jsdom has none of it. */
function withBrowser({ permission, answer }: { readonly permission: string; readonly answer: string }) {
  let made: object | null = null;
  const unsubscribe = vi.fn(async () => {
    made = null;
    return true;
  });
  const subscribe = vi.fn(async () => {
    made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return made;
  });
  const pushManager = { subscribe, getSubscription: async () => made };
  const asked = { permission, requestPermission: vi.fn(async () => answer) };
  vi.stubGlobal("Notification", asked);
  vi.stubGlobal("PushManager", class {});
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
    addEventListener: () => undefined,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return { subscribe, unsubscribe, asked };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function openNotices() {
  api.set("GetNotices", () => ({ notices: [], next: null }));
  const { user } = await openPortal("/notices");
  return user;
}
const theSwitch = () => screen.findByRole("switch", { name: namedFrom("Posílat zprávy na toto zařízení") });

describe("PUSH-01 messages to this device", () => {
  test("are asked for by a click alone, and switched on and off", async () => {
    const browser = withBrowser({ permission: "default", answer: "granted" });
    api.set("GetPushKey", () => ({ publicKey: "BKey" }));
    api.set("SetPushDevice", () => ({ isOn: true }));
    api.set("EndPushDevice", () => ({ isOn: false }));
    const user = await openNotices();
    expect((await theSwitch()).getAttribute("aria-checked")).toBe("false");
    expect(browser.asked.requestPermission).not.toHaveBeenCalled();
    await user.click(await theSwitch());
    await screen.findByText("Zprávy na toto zařízení jsou zapnuté.");
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
    expect(api.lastOf("SetPushDevice")).toMatchObject({ body: { endpoint, keys } });
    await expectAccessible();
    await user.click(await theSwitch());
    await screen.findByText("Zprávy na toto zařízení jsou vypnuté.");
    expect(browser.unsubscribe).toHaveBeenCalled();
  });

  test("say why they cannot come: blocked, or not known to the browser", async () => {
    withBrowser({ permission: "denied", answer: "denied" });
    await openNotices();
    expect(await screen.findByText(/^Prohlížeč zprávy z tohoto portálu blokuje/)).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });

  test("on an iPhone need the portal on the home screen", async () => {
    Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
    await openNotices();
    await waitFor(() => expect(textOf()).toContain("portálu přidaného na plochu"));
    Reflect.deleteProperty(navigator, "standalone");
  });

  test("are never asked for where the browser has none", async () => {
    await openNotices();
    expect(await screen.findByText(/^Tento prohlížeč zprávy přijímat neumí/)).toBeTruthy();
  });

  test("are offered after an order, but to nobody of the staff who placed it in the customer's name", async () => {
    withBrowser({ permission: "default", answer: "granted" });
    const card = (isForStaff: boolean) => (
      <QueryClientProvider client={queryClient}>
        <PushCard isAfterOrder isForStaff={isForStaff} />
      </QueryClientProvider>
    );
    const { rerender } = draw(card(false));
    expect(await theSwitch()).toBeTruthy();
    rerender(card(true));
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
