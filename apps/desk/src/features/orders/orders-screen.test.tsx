import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";
import { filterOf, ordersAddress } from "./orders-address.ts";

withDesk();

const row = {
  number: "4700100966",
  erpNumber: null,
  shipToId: "500202",
  shipToName: "Sklad Horní Sovín",
  companyName: "Nápoje Brázda, a.s.",
  method: "flatrate_flatrate",
  deliveryDate: "2026-11-26",
  createdAt: "2026-11-23T10:42:00.000Z",
  state: "received",
  netMinor: 38_866_240,
  totalMinor: 50_000_000,
  orderedNetMinor: 38_866_240,
  orderedTotalMinor: 50_000_000,
  currency: "CZK",
  litres: 13_780,
  pallets: 26.4,
  kilograms: 20_483,
  source: "portal",
  erp: "waiting",
  isProvisional: false,
};
const provisional = { ...row, number: "4700100967", isProvisional: true };
const page = { orders: { items: [row, provisional], total: 2, isMore: false, next: null } };
const order = {
  ...{ row, orderedBy: "Milan Jelínek", customerOrderNumber: "", noteForDriver: "", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "" },
  ...{ window: "6:00–14:00", vatMinor: 142_943, depositMinor: 0, returnedMinor: 0, takenBack: [] },
  ...{ moves: ["confirm", "cancel"], isErpOwned: false, empties: [], timeline: [], papers: [], messages: [] },
  ...{ tickets: [], notes: [], replaces: null, replacements: [], problems: [] },
  caller: { name: "Milan Jelínek", phone: "+420777000111", language: "cs" },
  lines: [
    {
      ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", ordered: 36, confirmed: null, delivered: null },
      ...{
        invoiced: null,
        changeReason: null,
        substitutes: [],
        short: 0,
        replaced: 0,
        unitPriceMinor: 19_448,
        netMinor: 700_128,
      },
    },
  ],
  history: [
    {
      ...{ at: "2026-11-23T10:50:00.000Z", by: "Lenka Bartošová", action: "order.confirmed", reason: null },
      changes: [{ what: "line 1", before: "36", after: "30", reason: "Není skladem" }],
    },
  ],
};
const service = somebody(["orders", "change"]);
const sent = (operation: string) => asked.filter((one) => one.operation === operation);

describe("DORD-01 the list of orders", () => {
  test("the view, the method and the search stand in the address and in the question", async () => {
    await openDesk("/desk/orders?view=confirm&method=flatrate_flatrate&q=sov", { me: service, Orders: page });
    await screen.findByRole("link", { name: "4700100966" });
    expect(sent("Orders").at(-1)?.variables).toMatchObject({
      filter: { states: ["received"], methods: ["flatrate_flatrate"], text: "sov" },
    });
    await expectAccessible();
  });

  test("all of them begin with the newest, what is open with the first delivery, unless somebody sorts", async () => {
    await openDesk("/desk/orders", { me: service, Orders: page });
    const hrefOf = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await hrefOf(/^Všechny/)).toBe("/desk/orders?view=all&sort=delivery-desc");
    (await screen.findByRole("link", { name: /^Všechny/ })).click();
    await waitFor(() => expect(sent("Orders").at(-1)?.variables).toMatchObject({ ascending: false }));
    expect(await hrefOf(/^Otevřené/)).toBe("/desk/orders");
    expect(await hrefOf(/^Částečně/)).toBe("/desk/orders?view=partial&sort=delivery-desc");
  });

  test("a day of another year says of which", async () => {
    const items = [{ ...row, deliveryDate: "2024-12-19" }, provisional];
    await openDesk("/desk/orders?view=all", { me: service, Orders: { orders: { ...page.orders, items } } });
    expect(await screen.findByText(/^čt\s19\.12\.2024$/)).toBeTruthy();
    expect(screen.getByText(/^čt\s26\.11\.$/)).toBeTruthy();
  });

  test("says on every view how many it has, also of those that are not open", async () => {
    await openDesk("/desk/orders?view=confirm&method=flatrate_flatrate", {
      ...{ me: service, Orders: page },
      OrderCounts: ({ filters }: { readonly filters: readonly object[] }) => ({
        orderCounts: filters.map((_one, at) => ({ total: at === 6 ? 1000 : at, isMore: at === 6 })),
      }),
    });
    const views = await screen.findByRole("navigation", { name: /^Podle\sstavu$/ });
    const links = await waitFor(() => {
      const found = within(views).getAllByRole("link");
      expect(found.at(-1)?.textContent).toMatch(/^Všechny1\s000\+$/);
      return found;
    });
    // Of the open one the list says how many there are.
    expect(links.map((link) => /\d.*$/.exec(link.textContent ?? "")?.[0])).toEqual([
      ...["0", "2", "2", "3", "4", "5", expect.stringMatching(/^1\s000\+$/)],
    ]);
    expect(sent("OrderCounts")).toHaveLength(1);
    expect(sent("OrderCounts")[0]?.variables["filters"]).toContainEqual({
      ...{ states: ["partially_delivered"], methods: ["flatrate_flatrate"] },
    });
    await expectAccessible();
  });

  test("DORD-03 an order that was confirmed with less comes to what was confirmed, what was ordered beside it", async () => {
    const less = { ...row, netMinor: 100_000, totalMinor: 121_000 };
    const items = [less, provisional];
    await openDesk("/desk/orders", { me: service, Orders: { orders: { ...page.orders, items } } });
    const ordered = await screen.findByText(/^objednáno 388\s662,40\sKč$/);
    expect(ordered.parentElement?.textContent).toMatch(/^1\s000,00\sKč/);
  });

  test("DORD-03 so does its page, with and without VAT", async () => {
    const less = { ...row, netMinor: 680_680, totalMinor: 823_623 };
    const lines = order.lines.map((line) => ({ ...line, confirmed: 35 }));
    await openDesk(`/desk/orders/${row.number}`, {
      me: service,
      Order: { order: { ...order, row: less, lines } },
    });
    expect(await screen.findByText(/^8\s236,23\sKč \(objednáno 500\s000,00\sKč\)$/)).toBeTruthy();
    const foot = within(await screen.findByRole("table", { name: "Řádky" })).getByRole("row", {
      name: /^Bez\sDPH/,
    });
    expect(foot.textContent).toMatch(/7\s001,286\s806,80.*6\s806,80$/);
  });

  test.each([
    ["today", "2026-11-26", "2026-11-26"],
    ["tomorrow", "2026-11-27", "2026-11-27"],
    ["week", "2026-11-23", "2026-11-29"],
    ["next-week", "2026-11-30", "2026-12-06"],
  ])("the day of delivery: %s is asked for from %s to %s", (day, deliveryFrom, deliveryTo) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-26T11:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect(filterOf(ordersAddress.parse({ view: "all", day }))).toEqual({ deliveryFrom, deliveryTo });
  });

  test("DLIST-03 the button counts what it can do, and what was left out says why", async () => {
    const { user } = await openDesk("/desk/orders", {
      ...{ me: service, Orders: page },
      ConfirmOrders: { confirmOrders: { batch: { id: "7" }, refusal: null } },
      OrderBatch: {
        orderBatch: {
          ...{ id: "7", finishedAt: "2026-11-23T11:00:00.000Z", total: 1, done: 0, refused: 1 },
          refusals: [{ number: row.number, shipToName: row.shipToName, message: "Mezitím zrušena." }],
        },
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Vybrat celou stránku" }));
    await user.click(screen.getByRole("button", { name: "Potvrdit 1" }));
    const dialog = await screen.findByRole("dialog", { name: /Potvrzeno 0.z.1/ });
    expect(within(dialog).getByText("Mezitím zrušena.")).toBeTruthy();
    expect(sent("ConfirmOrders")[0]?.variables).toMatchObject({ input: { numbers: [row.number] } });
  });

  test("DLIST-03 a batch that was left is found again, with how far it is", async () => {
    const batch = {
      ...{ id: "7", createdAt: "2026-11-23T11:00:00.000Z", total: 35, done: 12, refused: 1 },
      finishedAt: null,
    };
    const { user } = await openDesk("/desk/orders", {
      ...{ me: service, Orders: page, OrderBatches: { orderBatches: [batch] } },
      OrderBatch: { orderBatch: { ...batch, refusals: [] } },
    });
    await user.click(await screen.findByRole("button", { name: "1 hromadná úloha běží" }));
    await user.click(screen.getByRole("button", { name: /Provedeno 12, neprovedeno 1$/ }));
    expect(await screen.findByRole("dialog", { name: "Potvrzujeme objednávky" })).toBeTruthy();
    expect(sent("OrderBatch").at(-1)?.variables).toEqual({ id: "7" });
  });

  test("who may only look confirms nothing, but prints; DORD-07 the chosen or all that is found, by keyboard", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
    );
    const file = () =>
      new Response("%PDF-", { headers: { "content-disposition": 'attachment; filename="a.pdf"' } });
    const { user } = await openDesk("/desk/orders?method=flatrate_flatrate", {
      ...{ me: somebody(["orders", "see"]), Orders: page },
      ...{ "/desk/papers/picking-list": file(), "/desk/papers/delivery-note": file() },
    });
    await user.click(await screen.findByRole("checkbox", { name: `Vybrat ${row.number}` }));
    expect(screen.queryByRole("button", { name: /Potvrdit/ })).toBeNull();
    screen.getByRole("button", { name: "Vytisknout vybrané" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Objednávky" });
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(sent("/desk/papers/picking-list")).toHaveLength(1));
    expect(sent("/desk/papers/picking-list")[0]?.variables).toEqual({ numbers: [row.number] });
    await user.click(screen.getByRole("button", { name: "Vytisknout nalezené" }));
    await user.click(await screen.findByRole("menuitem", { name: "Dodací listy" }));
    await waitFor(() => expect(sent("/desk/papers/delivery-note")).toHaveLength(1));
    expect(sent("/desk/papers/delivery-note")[0]?.variables).toMatchObject({
      list: { filter: { methods: ["flatrate_flatrate"] }, sort: "delivery", ascending: true },
    });
  });
});

describe("DORD-03 an order at the desk", () => {
  const open = (more: Readonly<Record<string, unknown>> = {}, me = service) =>
    openDesk("/desk/orders/4700100966?list=", { me, Orders: page, Order: { order }, ...more });

  test("DLIST-05 leads to the next one of its list, and says what it waits for", async () => {
    await open();
    const next = await screen.findByRole("link", { name: "Další: 4700100967" });
    expect(next.getAttribute("href")).toContain("/desk/orders/4700100967");
    expect(screen.getByRole("button", { name: "Potvrdit vše" })).toBeTruthy();
    await expectAccessible();
  });

  test("less is confirmed with a reason alone; DEDIT-01 who was quicker is named and nothing typed is lost", async () => {
    const refusal = { code: "changed-meanwhile", message: "Mezitím změněno.", lineNo: null };
    const { user } = await open({ ConfirmOrder: { confirmOrder: { refusal } } });
    await user.click(await screen.findByRole("button", { name: "Potvrdit méně" }));
    const boxes = await screen.findByRole("textbox", { name: "Potvrdit: Lipovrch 10" });
    await user.clear(boxes);
    await user.type(boxes, "30");
    await user.click(screen.getByRole("button", { name: /Potvrdit s.úpravou/ }));
    expect(screen.getByText("Napište důvod.")).toBeTruthy();
    expect(sent("ConfirmOrder")).toEqual([]);
    await user.type(screen.getByRole("combobox", { name: "Důvod: Lipovrch 10" }), "Není skladem");
    await user.click(screen.getByRole("button", { name: /Potvrdit s.úpravou/ }));
    await screen.findByText(/Mezitím změněno.*Potvrzeno, Lenka Bartošová/);
    expect(sent("ConfirmOrder")[0]?.variables).toEqual({
      input: {
        ...{ number: row.number, version: 3 },
        lines: [{ lineNo: 1, boxes: 30, reason: "Není skladem" }],
      },
    });
    expect(boxes).toHaveProperty("value", "30");
  });

  test("DORD-05 it is taken back with a reason alone, and the harmless button has the focus", async () => {
    const { user } = await open({ TakeOrderBack: { takeOrderBack: { refusal: null } } });
    await user.click(await screen.findByRole("button", { name: "Zrušit objednávku" }));
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Nechat objednávku"));
    await user.click(within(dialog).getByRole("button", { name: "Zrušit objednávku" }));
    expect(sent("TakeOrderBack")).toEqual([]);
    await user.type(within(dialog).getByRole("combobox", { name: "Důvod" }), "Omyl");
    await user.click(within(dialog).getByRole("button", { name: "Zrušit objednávku" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent("TakeOrderBack")[0]?.variables).toEqual({
      input: { number: row.number, version: 3, reason: "Omyl" },
    });
  });

  test("DSIGN-05 whoever may not change it finds no button to", async () => {
    await open({}, somebody(["orders", "see"]));
    await screen.findByText("Lipovrch 10");
    expect(screen.queryByRole("button", { name: /Potvrdit|Zrušit objednávku/ })).toBeNull();
  });
});
