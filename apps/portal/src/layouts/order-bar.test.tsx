import { screen, waitFor, within } from "@testing-library/react";
import type { ChangeNoticesAnswer } from "@vycep/contract/calendar/calendar.rest";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { describe, expect, test } from "vitest";
import { calendarKeys } from "../features/calendar/calendar-keys.ts";
import { currentChoice } from "../shared/ordering/choice.ts";
import { button, named, namedFrom, textOf } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";
import { someDates, somePlace } from "../testing/some-place.ts";
import { someAccess, someUserInfo } from "../testing/some-user-info.ts";

withPortal();

async function openBar() {
  const { user } = await openPortal("/catalog/fast-entry");
  await screen.findByRole("region", { name: named("Nastavení dodávky") });
  await quiet();
  return user;
}

const bar = () => screen.getByRole("region", { name: named("Nastavení dodávky") });
const cell = (name: string) => within(bar()).getByRole("button", { name: namedFrom(name) });
const started = () => api.lastOf("SetTransportType");
const day = (name: string) => screen.getByRole("button", { name: namedFrom(name) });

describe("PREFS-02 where, how and when", () => {
  test("the bar says the place, the way, the day and until when to order", async () => {
    await openBar();
    expect(textOf(bar())).toContain("Restaurace U Modré hvězdy");
    expect(textOf(bar())).toContain("Standardní objednávka");
    expect(textOf(bar())).toContain("čt 26.11.2026");
    expect(textOf(bar())).toContain("Objednat do 25.11. 16:00");
    await expectAccessible();
  });

  test("PREFS-04 another way is chosen by keys, and takes its own first day", async () => {
    const user = await openBar();
    cell("Způsob dopravy").focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("option", { name: namedFrom("Kamion") }));
    await waitFor(() => expect(started()).toMatchObject({ method: "flatrate_flatrate", date: "2026-11-25" }));
    await waitFor(() => expect(textOf(bar())).toContain("st 25.11.2026"));
  });

  test("SHIPTO-11 only places that may be ordered for can be chosen", async () => {
    api.set("GetUserInfoById", () =>
      someUserInfo({
        permissionSchema: [
          someAccess(),
          someAccess({ shipToId: "500102", shipToName: "Výčep Na Růžku" }),
          someAccess({ shipToId: "500103", shipToName: "Zahrádka", shipToStatus: "SUSPENDED" }),
        ],
      }),
    );
    const user = await openBar();
    await user.click(cell("Odběrné místo"));
    const names = (await screen.findAllByRole("option")).map((option) => textOf(option));
    expect(names).toHaveLength(2);
    expect(names.join()).not.toContain("Zahrádka");
    await user.click(screen.getByRole("option", { name: namedFrom("Výčep Na Růžku") }));
    await waitFor(() => expect(started()).toMatchObject({ shipTo: "500102" }));
  });

  test("many places can be searched", async () => {
    const places = Array.from({ length: 8 }, (_, at) =>
      someAccess({ shipToId: `50010${at + 1}`, shipToName: `Hospoda ${at + 1}` }),
    );
    api.set("GetUserInfoById", () => someUserInfo({ permissionSchema: places }));
    const user = await openBar();
    await user.click(cell("Odběrné místo"));
    const search = await screen.findByRole("searchbox", {
      name: named("Hledat podle názvu, čísla nebo ulice"),
    });
    await user.type(search, "500107");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await user.clear(search);
    await user.type(search, "nikde");
    expect(await screen.findByText("Žádné odběrné místo neodpovídá hledání.")).toBeTruthy();
  });
});

describe("the day", () => {
  async function openPicker() {
    const user = await openBar();
    await user.click(cell("Požadované datum"));
    await screen.findByRole("grid");
    return user;
  }

  test("PICKER-01 days that are served can be chosen, others say why not", async () => {
    await openPicker();
    expect(day("pondělí 23.11.2026").getAttribute("aria-disabled")).not.toBe("true");
    const sunday = day("neděle 22.11.2026");
    expect(sunday.getAttribute("aria-disabled") ?? sunday.getAttribute("disabled")).not.toBeNull();
    expect(sunday.getAttribute("aria-description")).toMatch(/nerozvážíme/u);
    await expectAccessible();
  });

  test("a day is taken by one click and sent", async () => {
    const user = await openPicker();
    await user.click(day("pondělí 30.11.2026"));
    await waitFor(() => expect(started()).toMatchObject({ date: "2026-11-30" }));
    expect(currentChoice().deliveryDate).toBe("2026-11-30");
    expect(screen.queryByRole("grid")).toBeNull();
  });

  test("arrow keys go from day to day, and Enter takes one", async () => {
    const user = await openPicker();
    day("čtvrtek 26.11.2026").focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(started()).toMatchObject({ date: "2026-11-30" }));
  });

  test("PICKER-07 on mobile a day is held first, and taken by Select", async () => {
    setWindowWidth(390);
    const { user } = await openPortal("/catalog/fast-entry");
    await quiet();
    await user.click(await screen.findByRole("button", { name: /26\.11\./u }));
    const details = within(await screen.findByRole("dialog"));
    await user.click(details.getByRole("button", { name: namedFrom("Požadované datum") }));
    await screen.findByRole("grid");
    await user.click(day("pondělí 30.11.2026"));
    expect(started()).toBeUndefined();
    await waitFor(() => expect(button("Vybrat").getAttribute("aria-disabled")).not.toBe("true"));
    await user.click(button("Vybrat"));
    await waitFor(() => expect(started()).toMatchObject({ date: "2026-11-30" }));
  });
});

describe("INPROG-23 a change that would cost the cart asks first", () => {
  async function askedForTruck() {
    cart.setElsewhere("100112", 6);
    const user = await openBar();
    await user.click(cell("Způsob dopravy"));
    await user.click(await screen.findByRole("option", { name: namedFrom("Kamion") }));
    return {
      user,
      question: within(await screen.findByRole("dialog", { name: named("Změnit způsob dopravy?") })),
    };
  }

  test("with what it costs, from what to what; going on as before changes nothing", async () => {
    const { user, question } = await askedForTruck();
    expect(textOf()).toContain("V košíku je 1 položka za 9 894,00 Kč bez DPH.");
    await user.click(question.getByRole("radio", { name: namedFrom("Pokračovat s původním způsobem") }));
    await user.click(question.getByRole("button", { name: named("Pokračovat") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(started()).toBeUndefined();
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("OP-19 the old cart is put aside under a name before the new one begins", async () => {
    api.set("SaveCartForLater", () => {
      cart.setElsewhere("100112", 0);
      return { addSaveOrderForLater: { code: null, message: "", saved_order: null } };
    });
    const { user, question } = await askedForTruck();
    await user.click(question.getByRole("radio", { name: namedFrom("Začít novou objednávku") }));
    await user.click(question.getByRole("radio", { name: namedFrom("Uložit na později") }));
    await user.click(question.getByRole("button", { name: named("Pokračovat") }));
    await waitFor(() => expect(api.count("SaveCartForLater")).toBe(1));
    await waitFor(() => expect(started()).toMatchObject({ method: "flatrate_flatrate" }));
    expect(cart.held()).toEqual({});
  });

  test("when it cannot be put aside, nothing is lost and nothing begins", async () => {
    api.breakDown("SaveCartForLater");
    const { user, question } = await askedForTruck();
    await user.click(question.getByRole("radio", { name: namedFrom("Začít novou objednávku") }));
    await user.click(question.getByRole("radio", { name: namedFrom("Uložit na později") }));
    await user.click(question.getByRole("button", { name: named("Pokračovat") }));
    await quiet();
    expect(started()).toBeUndefined();
    expect(cart.held()).toEqual({ "100112": 6 });
  });
});

describe("PREFS-07 announced changes", () => {
  const notices: ChangeNoticesAnswer = [
    {
      shipTo: "Restaurace U Modré hvězdy",
      shipToId: "500101",
      deliveryExceptions: [
        {
          transportation: "standard",
          deliveryExceptions: [
            {
              typeOfChange: "moved",
              originalDate: "2026-12-24",
              originalHours: "16:00",
              scheduledDate: "2026-12-23",
              scheduledHour: "14:00",
              orderBy: "2026-12-22T14:00",
            },
            {
              typeOfChange: "cancelled",
              originalDate: "2026-12-28",
              originalHours: "16:00",
              scheduledDate: null,
              scheduledHour: null,
              orderBy: null,
            },
          ],
        },
      ],
    },
  ];

  test("are counted on a button, told by place, and can be taken into a calendar", async () => {
    api.set("GetDeliveryExceptionNotifications", () => notices);
    const user = await openBar();
    await user.click(await screen.findByRole("button", { name: namedFrom("Změny dodávek") }));
    const dialog = await screen.findByRole("dialog", {
      name: named("Upozornění na změnu budoucí dodávky"),
    });
    expect(textOf(dialog)).toContain("Změny kvůli svátkům: 2 dodávky na 1 odběrném místě.");
    expect(textOf(dialog)).toContain("čt 24.12.2026");
    expect(textOf(dialog)).toContain("st 23.12.2026");
    const file = within(dialog).getByRole("link", { name: /ICS/u }).getAttribute("href") ?? "";
    expect(decodeURIComponent(file)).toContain("BEGIN:VCALENDAR");
    await user.click(within(dialog).getByRole("button", { name: named("Beru na vědomí") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("PREFS-07 are quiet once taken note of, and only what comes next is counted and told", async () => {
    api.set("GetDeliveryExceptionNotifications", () => notices);
    const user = await openBar();
    const button = () => screen.findByRole("button", { name: namedFrom("Změny dodávek") });
    expect(textOf(await button())).toContain("2");
    await user.click(await button());
    await user.click(await screen.findByRole("button", { name: named("Beru na vědomí") }));
    await waitFor(async () => expect(textOf(await button())).not.toMatch(/\d/u));
    expect(storage.read(calendarKeys.notedChanges)).toHaveLength(2);
    await user.click(await button());
    expect(textOf(await screen.findByRole("dialog"))).toContain("čt 24.12.2026");
  });

  test("CALENDAR-36 ERROR-60 without any there is no button, nor when they cannot be read", async () => {
    api.breakDown("GetDeliveryExceptionNotifications");
    await openBar();
    expect(screen.queryByRole("button", { name: namedFrom("Změny dodávek") })).toBeNull();
  });
});

describe("when it cannot be read", () => {
  test("the days: it says so, and the choice stays", async () => {
    api.breakDown("GetDeliveryAvailableDate");
    const user = await openBar();
    expect(await screen.findByText("Dodací dny se nepodařilo načíst.")).toBeTruthy();
    expect(textOf(bar())).toContain("Standardní objednávka");
    api.set("GetDeliveryAvailableDate", () => someDates("selfpickup_selfpickup"));
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(screen.queryByText("Dodací dny se nepodařilo načíst.")).toBeNull());
  });

  test("the place: likewise", async () => {
    api.breakDown("GetShipToBySapId");
    const user = await openBar();
    expect(await screen.findByText("Nastavení dodávky se nezdařilo")).toBeTruthy();
    api.set("GetShipToBySapId", () => somePlace());
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(screen.queryByText("Nastavení dodávky se nezdařilo")).toBeNull());
  });
});
