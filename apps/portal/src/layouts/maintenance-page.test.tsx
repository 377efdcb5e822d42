import { act, screen } from "@testing-library/react";
import { EVENTS_PATH } from "@vycep/contract/services";
import { openAgain } from "@vycep/shell/api/closed";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressOf, button, link, named, textOf } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";

withPortal();
afterEach(openAgain);

const closed = { code: "maintenance", status: 503 };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name: named(name) });
const config = (message: string | null = null) => ({
  getPortalConfig: {
    ...{ maintenance: true, maintenance_until: "2026-11-20T10:30", maintenance_message: message },
    ...{ sections: "[]", order_in_progress: null },
  },
});

describe("CONFIG-08 OP-126 while the brewery has closed the portal", () => {
  test("D44 its words, its phone and hours stand in the place of every page", async () => {
    api.refuse("GetUserInfoById", closed);
    api.set("GetPortalConfig", () => config());
    api.set("pagecontent", () => [
      { locationId: "maintenance", title: "Stěhujeme sklad.", body: "Objednávejte po telefonu." },
    ]);
    await openPortal("/catalog/products");
    await heading("Stěhujeme sklad.");
    await quiet();
    expect(textOf()).toContain("Objednávejte po telefonu.");
    expect(textOf()).toContain("Hotovo má být pá 20.11. 10:30.");
    expect(textOf()).toContain("+420 800 123 456 · po–pá 7:00–16:00");
    expect(addressOf(link("Objednat telefonem"))).toBe("tel:+420800123456");
    expect(screen.queryByRole("navigation")).toBeNull();
    await expectAccessible();
  });

  test("DCONF-01 what was said at this closing stands before the words that always stand there", async () => {
    api.refuse("GetUserInfoById", closed);
    api.set("GetPortalConfig", () => config("V noci měníme sklad."));
    api.set("pagecontent", () => [{ locationId: "maintenance", title: "Údržba", body: "Zavolejte nám." }]);
    await openPortal("/catalog/products");
    await heading("Údržba");
    await quiet();
    expect(textOf()).toContain("V noci měníme sklad.");
    expect(textOf()).not.toContain("Zavolejte nám.");
  });

  test("it closes under one's hands, and opens again with the cart as it was", async () => {
    cart.setElsewhere("100112", 2);
    const { user } = await openPortal("/contact");
    api.refuse("GetUserInfoById", closed);
    api.refuse("FavouriteMarks", closed);
    await user.click(screen.getByRole("radio", { name: named("English") }));
    await heading("The portal is under maintenance.");
    api.mend("GetUserInfoById");
    api.mend("FavouriteMarks");
    await user.click(button("Try again"));
    await heading("Contact");
    expect(await screen.findByRole("link", { name: /^Cart: 1 / })).toBeTruthy();
  });

  test("a page on which nothing is done hears of it from its stream of news", async () => {
    const later = vi.spyOn(globalThis, "setTimeout");
    await openPortal("/contact");
    await quiet();
    const refused = Response.json({ code: "maintenance" }, { status: 503 });
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
      address === EVENTS_PATH ? refused : fetch(address, init),
    );
    api.refuse("GetUserInfoById", closed);
    const [listen] = later.mock.calls.find(([, pause]) => pause === 1_500) ?? [];
    later.mockRestore();
    if (typeof listen === "function") act(() => void listen());
    await heading("Na portálu probíhá údržba.");
  });

  test("it opens by itself, without anybody's doing", async () => {
    const asked = vi.spyOn(globalThis, "setInterval");
    api.refuse("GetUserInfoById", closed);
    await openPortal("/contact");
    await quiet();
    api.mend("GetUserInfoById");
    const [again] = asked.mock.calls.findLast(([, pause]) => pause === 20_000) ?? [];
    if (typeof again === "function") act(() => again());
    await quiet();
    expect(await heading("Kontakt")).toBeTruthy();
    asked.mockRestore();
  });
});
