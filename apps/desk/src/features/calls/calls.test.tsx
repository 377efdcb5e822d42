import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const call = {
  ...{
    shipToId: "600501",
    shipToName: "Sklad Nová Dunajka",
    companyId: "C5",
    companyName: "Veľkoobchod Dunajka",
  },
  ...{ isSuspended: false, suspendedReason: null, orderCount: 412, tickets: [] },
  money: {
    ...{ currency: "EUR", unpaidMinor: 22_859_513, overdueMinor: 10_647_963, creditLimitMinor: 27_500_000 },
    ...{ usedPercent: 83, isOverLimit: false },
  },
  invoices: [{ number: "2026100045", due: "2026-04-29", daysLate: 208, openMinor: 10_647_963 }],
  carts: [
    {
      ...{
        uid: "U029",
        name: "Katarína Ňuchová",
        updatedAt: "2026-11-23T12:12:00.000Z",
        method: "flatrate_flatrate",
      },
      ...{
        day: "2026-11-25",
        netMinor: 1_435_088,
        pallets: 25.7,
        mostPallets: 33,
        kilograms: 20_000,
        mayOrder: true,
      },
      ...{ obstacles: [], orderBy: "2026-11-23T13:30" },
      lines: [{ sku: "100101", name: "Lipovrch 10", boxes: 256, netMinor: 208_640 }],
    },
  ],
  deliveries: [
    { day: "2026-11-27", method: "flatrate_flatrate", orderBy: "2026-11-25T13:30", order: null },
    {
      ...{ day: "2026-11-23", method: "flatrate_flatrate", orderBy: null },
      order: { number: "4700102058", state: "on_the_way", pallets: 25.7 },
    },
  ],
  orders: [
    { number: "4700102058", day: "2026-11-23", state: "on_the_way", netMinor: 1_435_088, currency: "EUR" },
  ],
  people: [
    {
      ...{ uid: "U029", name: "Katarína Ňuchová", phone: "+421 959 999 029", language: "sk" },
      ...{ roleName: "Key user", mayOrder: true },
    },
  ],
  empties: [{ code: "KEG50", name: "Sud 50 l", units: 214, depositMinor: 1_284_000 }],
  notes: [{ id: "1", at: "2026-11-20T10:00:00.000Z", by: "Tereza Malá", caller: null, text: "Chce Jasno." }],
};
const service = somebody(["customers", "change"], ["customer-users", "change"], ["orders", "change"]);

describe("DCUST-04 the page that answers a call", () => {
  test("who calls is found by a number, and leads to the place with the caller", async () => {
    await openDesk("/desk/calls?q=959999029", {
      me: service,
      Callers: {
        shipTos: {
          items: [
            {
              id: "600501",
              name: "Sklad Nová Dunajka",
              companyName: "Dunajka",
              city: "N",
              isSuspended: false,
            },
          ],
        },
        customerUsers: {
          items: [
            {
              ...{ uid: "U029", firstName: "Katarína", lastName: "Ňuchová", phone: "+421 959 999 029" },
              places: [
                {
                  shipToId: "600501",
                  shipToName: "Sklad Nová Dunajka",
                  companyName: "D",
                  roleName: "Key user",
                },
              ],
            },
          ],
        },
      },
    });
    const person = await screen.findByRole("link", { name: /Katarína Ňuchová/ });
    expect(person.getAttribute("href")).toBe("/desk/calls/600501?by=U029");
    expect(asked.find(({ operation }) => operation === "Callers")?.variables).toEqual({
      ...{ text: "959999029", seesUsers: true },
    });
    await expectAccessible();
  });

  describe("DLIST-07 Enter in the search", () => {
    const place = (id: string) => ({
      id,
      name: `Výčep ${id}`,
      companyName: "D",
      city: "N",
      isSuspended: false,
    });
    const found = (...ids: readonly string[]) => ({
      shipTos: { items: ids.map(place) },
      customerUsers: { items: [] },
    });

    test("opens the first match, also where it is pressed before the answer is there", async () => {
      const { user, router } = await openDesk("/desk/calls", { me: service });
      answerWith({ Callers: found("600501", "600502"), Call: { call } });
      await user.type(await screen.findByRole("searchbox"), "výčep{Enter}");
      await screen.findByRole("heading", { level: 1, name: "Sklad Nová Dunajka" });
      expect(router.state.location.pathname).toBe("/desk/calls/600501");
    });

    test("opens whoever calls before a place", async () => {
      const places = [{ shipToId: "600501", shipToName: "S", companyName: "D", roleName: "Key user" }];
      const person = { uid: "U029", firstName: "Katarína", lastName: "Ňuchová", phone: "", places };
      const { user, router } = await openDesk("/desk/calls?q=nuchova", {
        ...{ me: service, Call: { call } },
        Callers: { ...found("600502"), customerUsers: { items: [person] } },
      });
      await screen.findByRole("link", { name: /Katarína Ňuchová/ });
      await user.type(screen.getByRole("searchbox"), "{Enter}");
      await screen.findByRole("heading", { level: 1, name: "Sklad Nová Dunajka" });
      expect(router.state.location.href).toBe("/desk/calls/600501?by=U029");
    });

    test("opens nothing where nothing is found, and of another text typed after it nothing either", async () => {
      const { user, router } = await openDesk("/desk/calls", { me: service });
      answerWith({ Callers: found() });
      const search = await screen.findByRole("searchbox");
      await user.type(search, "nikdo{Enter}");
      await screen.findByText("Nikoho takového neznáme.");
      answerWith({ Callers: found("600501") });
      await user.type(search, "x");
      await screen.findByRole("link", { name: /Výčep 600501/ });
      expect(router.state.location.pathname).toBe("/desk/calls");
    });
  });

  test("DLIST-07 a slash reaches the search also before anything is found", async () => {
    await openDesk("/desk/calls", { me: service });
    const search = await screen.findByRole("searchbox");
    fireEvent.keyDown(document.body, { key: "/" });
    expect(document.activeElement).toBe(search);
  });

  test("whoever has left is nobody to be called: the page says that nothing is found", async () => {
    const gone = { uid: "U030", firstName: "Ján", lastName: "Preč", phone: "", places: [] };
    await openDesk("/desk/calls?q=Prec", {
      me: service,
      Callers: { shipTos: { items: [] }, customerUsers: { items: [gone] } },
    });
    expect(await screen.findByText("Nikoho takového neznáme.")).toBeTruthy();
  });

  test("answers without a click, and keeps a note of it", async () => {
    const { user } = await openDesk("/desk/calls/600501?by=U029", {
      ...{ me: service, Call: { call } },
      AddCallNote: { addCallNote: { refusal: null } },
    });
    await screen.findByRole("heading", { level: 1, name: "Sklad Nová Dunajka" });
    const card = (name: string | RegExp) => within(screen.getByRole("region", { name }));
    expect(card("Košík právě teď").getByText(/Košík lze odeslat, uzávěrka .*13:30/)).toBeTruthy();
    expect(card("Nezaplacené faktury").getByText("208 dní po")).toBeTruthy();
    expect(card("Kdo smí objednat").getByText("Katarína Ňuchová (volá)")).toBeTruthy();
    expect(card("Příští závozy").getByText(/uzávěrka .*13:30/)).toBeTruthy();
    expect(card(/Obaly u.zákazníka/).getByText("214")).toBeTruthy();
    await expectAccessible();
    await user.type(screen.getByRole("textbox", { name: /Poznámka z.telefonátu/ }), "Zavolá v pátek.");
    await user.click(screen.getByRole("button", { name: "Uložit poznámku" }));
    expect(asked.find(({ operation }) => operation === "AddCallNote")?.variables).toEqual({
      input: { shipToId: "600501", callerUid: "U029", text: "Zavolá v pátek." },
    });
  });

  test("DSIGN-05 without the right to see people there is no card of them, and a cart has no name", async () => {
    const nameless = { ...call, people: [], carts: call.carts.map((cart) => ({ ...cart, name: "" })) };
    await openDesk("/desk/calls/600501", { me: somebody(["customers", "see"]), Call: { call: nameless } });
    await screen.findByRole("heading", { level: 1, name: "Sklad Nová Dunajka" });
    expect(screen.queryByRole("region", { name: "Kdo smí objednat" })).toBeNull();
    expect(screen.getByText(/^změna /)).toBeTruthy();
  });

  test("open tickets and people lead to their records", async () => {
    const withTicket = {
      ...call,
      tickets: [
        { number: "CS0010026", title: "Tank", status: "open", createdAt: "2026-11-15T10:00:00.000Z" },
      ],
    };
    await openDesk("/desk/calls/600501", {
      me: somebody(["customers", "see"], ["customer-users", "see"], ["tickets", "see"]),
      Call: { call: withTicket },
    });
    const ticket = await screen.findByRole("link", { name: "CS0010026" });
    expect(ticket.getAttribute("href")).toBe("/desk/tickets/CS0010026");
    const person = screen.getByRole("link", { name: "Katarína Ňuchová" });
    expect(person.getAttribute("href")).toBe("/desk/customer-users/U029");
  });
});

describe("DORD-06 ordering on behalf of the customer", () => {
  const begin = async (answer: object, tab: object | null) => {
    const open = vi.spyOn(window, "open").mockReturnValue(tab as Window | null);
    const { user } = await openDesk("/desk/calls/600501?by=U029", {
      ...{ me: service, Call: { call } },
      OrderOnBehalf: { orderOnBehalf: { address: null, refusal: null, ...answer } },
    });
    await user.click(await screen.findByRole("button", { name: /^Objednat\sza\szákazníka$/u }));
    const dialog = within(screen.getByRole("dialog", { name: /^Objednat\sza\szákazníka$/u }));
    expect(dialog.getByRole("radio", { name: /Katarína Ňuchová/u, checked: true })).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: "Otevřít portál" }));
    return { dialog, open };
  };

  test("DORD-06 opens the portal in a tab of its own, for whoever calls", async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    await begin({ address: "/on-behalf#abc" }, tab);
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith("/on-behalf#abc"));
    expect(tab.opener).toBeNull();
    const [question] = asked.filter(({ operation }) => operation === "OrderOnBehalf");
    expect(question?.variables).toEqual({ input: { shipToId: "600501", uid: "U029" } });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("DORD-06 a refusal is told beside the choice, and the tab is gone", async () => {
    const tab = { close: vi.fn() };
    const { dialog } = await begin({ refusal: { message: "Má košík jinde." } }, tab);
    expect(await dialog.findByText("Má košík jinde.")).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
  });

  test("DORD-06 a browser that lets no tab come gets a link", async () => {
    const { dialog } = await begin({ address: "/on-behalf#abc" }, null);
    const link = await dialog.findByRole("link", { name: /Otevřít portál/u });
    expect(link.getAttribute("href")).toBe("/on-behalf#abc");
  });

  test("DORD-06 whoever may not change orders has no button", async () => {
    const dispatch = somebody(["customers", "see"], ["orders", "see"]);
    await openDesk("/desk/calls/600501", { me: dispatch, Call: { call } });
    await screen.findAllByText("Košík právě teď");
    expect(screen.queryByRole("button", { name: /Objednat/u })).toBeNull();
  });
});

describe("DLIST-06 during a call", () => {
  const readAgain = async (answer: object) => {
    answerWith({ Call: { call: { ...call, ...answer } } });
    await act(() => queryClient.refetchQueries({ queryKey: ["calls", "call"] }));
  };
  const orderOf = (number: string, state: string) => ({ ...call.orders[0], number, state });
  const table = () => within(screen.getByRole("table", { name: "Poslední objednávky" }));
  const firsts = () =>
    table()
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  test("what came and what changed says so; under the hand nothing jumps", async () => {
    await openDesk("/desk/calls/600501", { me: service, Call: { call } });
    await screen.findByRole("table", { name: "Poslední objednávky" });
    await readAgain({ orders: [orderOf("4700102060", "received"), orderOf("4700102058", "delivered")] });
    await waitFor(() => expect(firsts()).toEqual(["4700102060nové", "4700102058změněné"]));
    fireEvent.pointerEnter(table().getAllByRole("rowgroup")[1] ?? document.body);
    await readAgain({
      orders: [
        orderOf("4700102061", "received"),
        orderOf("4700102060", "received"),
        orderOf("4700102058", "delivered"),
      ],
    });
    expect(firsts()).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: /1.změna v.seznamu/ }));
    expect(firsts()[0]).toBe("4700102061nové");
    await expectAccessible();
  });

  test("tickets, people and notes say what came and what changed too", async () => {
    const seesPeople = somebody(["customers", "change"], ["customer-users", "see"], ["tickets", "see"]);
    const ticket = { number: "2026-0031", title: "Prasklý sud", status: "open" };
    await openDesk("/desk/calls/600501", { me: seesPeople, Call: { call: { ...call, tickets: [ticket] } } });
    await screen.findByText(/Prasklý sud/);
    const [person, note] = [call.people[0], call.notes[0]];
    await readAgain({
      tickets: [{ ...ticket, status: "answered" }],
      people: [{ ...person, mayOrder: false }],
      notes: [{ ...note, id: "2", text: "Volal řidič." }, note],
    });
    const itemOf = (text: RegExp) => screen.getByText(text).closest("li")?.textContent;
    await waitFor(() => expect(itemOf(/Volal řidič/)).toContain("nové"));
    expect(itemOf(/Chce Jasno/)).not.toContain("nové");
    expect(itemOf(/Prasklý sud/)).toContain("změněné");
    const link = screen.getByRole("link", { name: "Katarína Ňuchová" });
    expect(link.closest("li")?.textContent).toContain("změněné");
    await expectAccessible();
  });
});
