import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const lenka = somebody(["calendar", "change"], ["orders", "see"], ["customers", "see"]);
const day = addDays(localNow().date, 20);
const newDay = addDays(day, 3);
const change = {
  ...{ id: "change1", typeOfChange: "moved", day, newDay, orderBy: null, kinds: ["standard"] },
  scope: { market: "CZ", customerType: null, companies: [], shipTos: [], zips: ["549"] },
  reasons: { cs: "Inventura", sk: null, en: null },
  ...{ places: 2, closedPlaces: 5, placeName: null, orders: 1, publishedBy: "Lenka Bartošová" },
  ...{ publishedAt: "2026-11-23T09:00:00.000Z", takenBackAt: null, takenBackReason: null, mayTakeBack: true },
  takenBackBy: null,
};
const imported = {
  ...change,
  id: "imported.x",
  typeOfChange: "cancelled",
  newDay: null,
  scope: null,
  orders: 0,
};
const place = {
  shipToId: "500101",
  name: "U Modré hvězdy",
  city: "Lipovrch",
  zip: "549 01",
  kinds: ["standard"],
};
const order = { number: "4700200001", method: "selfpickup_selfpickup", day, pallets: 1.5 };
const cart = {
  method: "selfpickup_selfpickup",
  owner: "Jana Novotná",
  changedAt: "2026-11-23T09:00:00.000Z",
};
const touched = [
  { ...place, orders: [order], carts: [] },
  { ...place, shipToId: "500102", name: "Na Růžku", orders: [], carts: [cart] },
];
const list = { DeliveryChanges: { deliveryChanges: { total: 2, next: null, items: [change, imported] } } };
const record = { DeliveryChange: { deliveryChange: { next: null, change, touched } } };
const sums = {
  refusal: null,
  places: 2,
  closedPlaces: 5,
  changedAlready: 1,
  carts: 1,
  orders: 1,
  seen: "seen1",
};
const preview = {
  DeliveryChangePreview: { deliveryChangePreview: { ...sums, next: null, orderBys: [], touched } },
};

describe("DCAL-02 changes of deliveries at the desk", () => {
  test("the list says when, whom and what, and marks orders that are left", async () => {
    await openDesk("/desk/calendar", { me: lenka, ...list });
    const rows = await screen.findAllByRole("row");
    expect(rows).toHaveLength(3);
    expect(within(rows[1] as HTMLElement).getByText("CZ · PSČ 549")).toBeTruthy();
    expect(within(rows[1] as HTMLElement).getByText("1")).toBeTruthy();
    expect(within(rows[2] as HTMLElement).getByText("zrušeno")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Nová výjimka" })).toBeTruthy();
    await expectAccessible();
  });

  test("who may only look is offered no change", async () => {
    await openDesk("/desk/calendar", { me: somebody(["calendar", "see"]), ...list });
    await screen.findAllByRole("row");
    expect(screen.queryByRole("link", { name: "Nová výjimka" })).toBeNull();
  });

  test("a change is seen before it is told: whom it touches, each order and cart with its way", async () => {
    const PublishDeliveryChange = { publishDeliveryChange: { change: { id: "change1" }, refusal: null } };
    const { user, router } = await openDesk("/desk/calendar/new", {
      ...{ me: lenka, ...preview, ...record, PublishDeliveryChange },
    });
    expect(screen.queryByRole("heading", { name: /^Dotkne se/ })).toBeNull();
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    await user.click(screen.getByRole("checkbox", { name: "tank" }));
    await user.click(screen.getByRole("button", { name: "CZ" }));
    await user.type(screen.getByLabelText(/^PSČ začíná na/), "549");
    await user.type(screen.getByLabelText("Česky"), "Inventura");
    await screen.findByRole("heading", { name: "Dotkne se 2 odběrných míst" });
    expect(screen.getByRole("link", { name: "4700200001" }).getAttribute("href")).toBe(
      "/desk/orders/4700200001",
    );
    expect(screen.getByRole("link", { name: "košík: Jana Novotná" }).getAttribute("href")).toBe(
      "/desk/calls/500102",
    );
    expect(screen.getByText(/^Dalším 5 místům/)).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Vydat pro 2 místa" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/desk/calendar/change1"));
    expect(asked.find(({ operation }) => operation === "PublishDeliveryChange")?.variables).toMatchObject({
      input: {
        change: {
          typeOfChange: "moved",
          day,
          newDay,
          kinds: ["standard", "truck", "unfiltered"],
          market: "CZ",
          zips: ["549"],
        },
        ...{ seen: "seen1", reasonCs: "Inventura" },
      },
    });
  });

  test("what is refused stands at its field, and what was typed stays", async () => {
    const refusal = { code: "new-day-past", field: "newDay", message: "Nový den už minul." };
    const { user } = await openDesk("/desk/calendar/new", {
      ...{
        me: lenka,
        DeliveryChangePreview: {
          deliveryChangePreview: {
            ...preview.DeliveryChangePreview.deliveryChangePreview,
            refusal,
            places: 0,
          },
        },
      },
    });
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Původní den/)).toHaveProperty("value", day);
    await user.type(screen.getByLabelText(/^PSČ začíná na/), "5x");
    expect(await screen.findByText("PSČ jsou číslice, nejvýše pět.")).toBeTruthy();
  });

  test("each moment until which is ordered stands once, with its country only where the other differs", async () => {
    const orderBys = (["CZ", "SK"] as const).flatMap((market) => [
      { market, kind: "standard", orderBy: `${day}T16:00` },
      { market, kind: "truck", orderBy: market === "CZ" ? `${day}T13:30` : `${day}T12:00` },
      { market, kind: "tank", orderBy: `${day}T16:00` },
    ]);
    const found = { ...preview.DeliveryChangePreview.deliveryChangePreview, orderBys };
    const { user } = await openDesk("/desk/calendar/new", {
      ...{ me: lenka, DeliveryChangePreview: { deliveryChangePreview: found } },
    });
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    const hint = await screen.findByText(/^rozvoz, tank /);
    expect(hint.textContent?.split(" · ")).toEqual([
      expect.stringMatching(/^rozvoz, tank .* 16:00$/),
      expect.stringMatching(/^kamion CZ .* 13:30$/),
      expect.stringMatching(/^kamion SK .* 12:00$/),
    ]);
  });

  test("what customers read stands above the places, and another page is read from its first row", async () => {
    const found = { ...preview.DeliveryChangePreview.deliveryChangePreview, places: 214, next: "page2" };
    const { user } = await openDesk("/desk/calendar/new", {
      ...{ me: lenka, DeliveryChangePreview: { deliveryChangePreview: found } },
    });
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    const said = await screen.findByRole("heading", { name: "Tak to uvidí zákazník" });
    const table = screen.getByRole("table", { name: "Místa, kterých se týká" });
    expect(said.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Další místa" }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Místa, kterých se týká" }));
    expect(await screen.findByRole("button", { name: "Na začátek" })).toBeTruthy();
  });

  test("Enter in a field publishes nothing", async () => {
    const PublishDeliveryChange = { publishDeliveryChange: { change: { id: "change1" }, refusal: null } };
    const { user, router } = await openDesk("/desk/calendar/new", {
      ...{ me: lenka, ...preview, ...record, PublishDeliveryChange },
    });
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    await screen.findByRole("button", { name: "Vydat pro 2 místa" });
    // As a browser does it: the button outside the form would be the one that Enter presses.
    const form = screen.getByLabelText<HTMLInputElement>("Česky").form;
    if (form !== null) fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole("button", { name: "Vydat pro 2 místa" })).toBeTruthy());
    expect(router.state.location.pathname).toBe("/desk/calendar/new");
    expect(asked.some(({ operation }) => operation === "PublishDeliveryChange")).toBe(false);
  });

  test("whoever published a moment later reads once that others were first", async () => {
    const message = "Nikoho se to netýká: v ten den tam nic nejezdí, nebo už tam jiná výjimka je.";
    const refusal = { code: "nobody-touched", field: null, message };
    const gone = {
      ...preview.DeliveryChangePreview.deliveryChangePreview,
      ...{ refusal, places: 0, touched: [] },
    };
    const { user } = await openDesk("/desk/calendar/new", {
      ...{ me: lenka, ...preview },
      PublishDeliveryChange: { publishDeliveryChange: { change: null, refusal } },
    });
    await user.type(screen.getByLabelText(/^Původní den/), day);
    await user.type(screen.getByLabelText(/^Nový den/), newDay);
    const publish = await screen.findByRole("button", { name: "Vydat pro 2 místa" });
    answerWith({ DeliveryChangePreview: { deliveryChangePreview: gone } });
    await user.click(publish);
    await screen.findByRole("button", { name: "Vydat" });
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent?.trim())).toEqual([message]);
  });

  test("one that was taken back tells who did it, when and why, on its page and in the list", async () => {
    const back = { takenBackBy: "Miloš Janda", takenBackAt: "2026-11-23T10:30:00.000Z", mayTakeBack: false };
    const taken = { ...change, ...back, takenBackReason: "Inventura odpadla" };
    const { router } = await openDesk("/desk/calendar", {
      me: lenka,
      DeliveryChanges: { deliveryChanges: { total: 1, next: null, items: [taken] } },
      DeliveryChange: { deliveryChange: { next: null, change: taken, touched: [] } },
    });
    expect(await screen.findByText(/11:30, Miloš Janda: Inventura odpadla$/)).toBeTruthy();
    await router.navigate({ to: "/desk/calendar/change1" });
    expect(await screen.findByText("Výjimka je vzatá zpět.")).toBeTruthy();
    expect(screen.getByText(/11:30, Miloš Janda: Inventura odpadla$/)).toBeTruthy();
  });

  test("a record leads to each order that is left, and is taken back with a reason", async () => {
    const { user } = await openDesk("/desk/calendar/change1", { me: lenka, ...record });
    expect(await screen.findByText("Objednávky na den, který odpadl: 1 objednávka")).toBeTruthy();
    expect(screen.getByRole("link", { name: "4700200001" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vzít zpět" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    const refusal = { code: "reason-missing", field: "reason", message: "Napište důvod." };
    answerWith({ TakeBackDeliveryChange: { takeBackDeliveryChange: { refusal } } });
    await user.click(dialog.getByRole("button", { name: "Vzít zpět" }));
    expect(await dialog.findByText("Napište důvod.")).toBeTruthy();
    expect(dialog.getByLabelText(/^Důvod/).getAttribute("aria-invalid")).toBe("true");
    answerWith({ TakeBackDeliveryChange: { takeBackDeliveryChange: { refusal: null } } });
    await user.type(dialog.getByLabelText(/^Důvod/), "Omyl");
    await user.click(dialog.getByRole("button", { name: "Vzít zpět" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked.findLast(({ operation }) => operation === "TakeBackDeliveryChange")?.variables).toEqual({
      input: { id: "change1", reason: "Omyl" },
    });
  });
});
