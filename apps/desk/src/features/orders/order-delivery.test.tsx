import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ number: "4700100966", erpNumber: null, shipToId: "500202", shipToName: "Sklad Horní Sovín" },
  ...{ companyName: "Nápoje Brázda, a.s.", method: "flatrate_flatrate", deliveryDate: "2026-11-26" },
  ...{ state: "on_the_way", netMinor: 700_128, totalMinor: 1_007_155, currency: "CZK", litres: 360 },
  ...{ orderedNetMinor: 700_128, orderedTotalMinor: 1_007_155 },
  ...{ pallets: 1.4, kilograms: 700, source: "portal", isProvisional: false },
};
const order = {
  ...{ row, orderedBy: "Milan Jelínek", customerOrderNumber: "", noteForDriver: "", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "", replaces: null },
  ...{
    moves: ["deliver"],
    isErpOwned: false,
    timeline: [],
    messages: [],
    tickets: [],
    notes: [],
    papers: [],
  },
  ...{ replacements: [], problems: [] },
  ...{ window: "6:00–14:00", vatMinor: 147_027, depositMinor: 360_000, returnedMinor: 200_000 },
  empties: [{ code: "CR20", name: "Přepravka 20 × 0,5 l", planned: 20, returned: null }],
  takenBack: [
    { code: "KEG50", name: "Sud KEG 50 l" },
    { code: "PALEUR", name: "Paleta EUR" },
  ],
  lines: [
    {
      ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", ordered: 36, confirmed: 36, delivered: null },
      ...{ invoiced: null, changeReason: null, substitutes: [], short: 0, replaced: 0 },
      ...{ unitPriceMinor: 19_448, netMinor: 700_128, photo: "/pictures/0123/160.webp" },
    },
  ],
  caller: { name: "Milan Jelínek", phone: "+420777000111", language: "cs" },
  history: [
    {
      ...{ at: "2026-11-26T10:50:00.000Z", by: "Lenka Bartošová", action: "order.delivered", reason: null },
      changes: [{ what: "empties KEG50", name: "Sud KEG 50 l", before: null, after: "4", reason: null }],
    },
  ],
};
const round = {
  ...{ plate: "3SN 41-08", driverName: "Josef Říha", departsAt: "06:10", position: 2, stops: 5 },
};
const dispatch = somebody(["orders", "see"], ["deliveries", "change"]);
const open = (more: Readonly<Record<string, unknown>> = {}) =>
  openDesk("/desk/orders/4700100966", {
    me: dispatch,
    Order: { order },
    OrderRound: { orderRound: round },
    ...more,
  });

test("DORD-03 a delivery is noted with empties that nobody announced, chosen by their name", async () => {
  const { user } = await open({ DeliverOrder: { deliverOrder: { refusal: null } } });
  await user.click(await screen.findByRole("button", { name: /^Zapsat doručení$/ }));
  const dialog = await screen.findByRole("dialog");
  const announced = within(dialog).getByRole("textbox", { name: /^Přepravka/ });
  expect((announced as HTMLInputElement).value).toBe("20");
  await user.click(within(dialog).getByRole("button", { name: "Sud KEG 50 l" }));
  expect(within(dialog).queryByRole("button", { name: "Sud KEG 50 l" })).toBeNull();
  expect(within(dialog).getByRole("button", { name: "Paleta EUR" })).toBeTruthy();
  const keg = within(dialog).getByRole("textbox", { name: "Sud KEG 50 l" });
  await user.clear(keg);
  await user.type(keg, "čtyři");
  await expectAccessible();
  const save = within(dialog).getByRole("button", { name: /^Zapsat doručení$/ });
  await user.click(save);
  expect(within(dialog).getByText(/^0.až.99\s999$/)).toBeTruthy();
  expect(asked.some(({ operation }) => operation === "DeliverOrder")).toBe(false);
  await user.clear(keg);
  await user.type(keg, "4");
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.find(({ operation }) => operation === "DeliverOrder")?.variables).toEqual({
    input: {
      ...{ number: row.number, version: 3, lines: [{ lineNo: 1, boxes: 36 }] },
      empties: [
        { code: "CR20", units: 20 },
        { code: "KEG50", units: 4 },
      ],
    },
  });
});

test("DORD-02 an order says what drives it and when, what its total is made of, and calls empties by their name", async () => {
  await open();
  const place = await screen.findByRole("region", { name: "Sklad Horní Sovín" });
  await within(place).findByText(/^3SN 41-08 · Josef Říha · odjezd 06:10 · 2. zastávka z.5$/);
  expect(within(place).getByText("6:00–14:00")).toBeTruthy();
  const lines = screen.getByRole("table", { name: "Řádky" });
  expect(lines.querySelector("img")?.getAttribute("src")).toBe("/pictures/0123/160.webp");
  const sums = within(lines).getAllByRole("row").slice(2);
  expect(sums.map((sum) => sum.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Bez DPH7 001,287 001,28––7 001,28",
    "DPH1 470,27",
    "Zálohy za obaly3 600,00",
    "Vrácené obaly−2 000,00",
    "Celkem s DPH a zálohami10 071,55 Kč",
  ]);
  const history = screen.getByRole("region", { name: /^Kdo.co.změnil$/ });
  expect(history.textContent).toMatch(/vrácené.obaly Sud KEG 50.l: 4/);
});
