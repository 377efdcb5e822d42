import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ number: "4700100966", erpNumber: null, shipToId: "500202", shipToName: "Sklad Horní Sovín" },
  ...{ companyName: "Nápoje Brázda, a.s.", method: "flatrate_flatrate", deliveryDate: "2026-11-26" },
  ...{ state: "delivered", netMinor: 38_866_240, totalMinor: 50_000_000, currency: "CZK", litres: 13_780 },
  ...{ orderedNetMinor: 38_866_240, orderedTotalMinor: 50_000_000 },
  ...{ pallets: 26.4, kilograms: 20_483, source: "portal", isProvisional: false },
};
const line = {
  ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", ordered: 36, confirmed: 36, delivered: 36 },
  ...{ invoiced: null, changeReason: null, substitutes: [], short: 0, replaced: 0 },
  ...{ unitPriceMinor: 19_448, netMinor: 700_128 },
};
const order = {
  ...{ row, orderedBy: "Milan Jelínek", customerOrderNumber: "", noteForDriver: "", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "", replaces: null },
  ...{ window: "6:00–14:00", vatMinor: 142_943, depositMinor: 0, returnedMinor: 0, takenBack: [] },
  ...{ moves: ["bill"], isErpOwned: false, empties: [], timeline: [], messages: [], tickets: [], notes: [] },
  ...{ replacements: [], problems: [], lines: [line] },
  caller: { name: "Milan Jelínek", phone: "+420777000111", language: "cs" },
  papers: [{ kind: "delivery-note", number: "8700200001", issued: "2026-11-26", ticket: null }],
  history: [
    {
      ...{ at: "2026-11-26T10:50:00.000Z", by: "Dana Veselá", action: "order.invoiced", reason: null },
      changes: [{ what: "document", before: null, after: "F4700100966", reason: null }],
    },
  ],
};
const noHandover = { Handover: { handover: null } };
const address = "/desk/orders/4700100966";

describe("DORD-02 from an order to what belongs to it", () => {
  test("a paper opens as PDF in a window of its own", async () => {
    const page = { location: { href: "" }, close: vi.fn() };
    const opening = vi.spyOn(window, "open").mockReturnValue(page as unknown as Window);
    onTestFinished(() => opening.mockRestore());
    const { user } = await openDesk(address, {
      ...{ me: somebody(["orders", "see"], ["papers", "see"]), Order: { order }, ...noHandover },
      OpenPaper: { openPaper: { link: "/files/8700200001.pdf" } },
    });
    const papers = await screen.findByRole("region", { name: "Doklady" });
    await user.click(within(papers).getByRole("button", { name: /^Dodací.list 8700200001$/ }));
    await vi.waitFor(() => expect(page.location.href).toBe("/files/8700200001.pdf"));
    expect(asked.find(({ operation }) => operation === "OpenPaper")?.variables).toEqual({
      input: { kind: "delivery-note", number: "8700200001", format: "pdf" },
    });
    await expectAccessible();
  });

  test("its history calls returned empties by their names, its papers of another year say the year", async () => {
    const delivered = {
      ...{ at: "2026-11-26T10:50:00.000Z", by: null, action: "order.delivered", reason: null },
      changes: [{ what: "empties KEG50", name: "Sud KEG 50 l", before: null, after: "4", reason: null }],
    };
    const papers = order.papers.map((paper) => ({ ...paper, issued: "2024-12-19" }));
    await openDesk(address, {
      me: somebody(["orders", "see"]),
      Order: { order: { ...order, papers, history: [delivered] } },
      ...noHandover,
    });
    const history = within(await screen.findByRole("region", { name: /^Kdo\sco\szměnil$/ }));
    expect(history.getByText(/vrácené\sobaly\sSud\sKEG\s50\sl: 4$/)).toBeTruthy();
    expect(screen.getByText("19.12.2024")).toBeTruthy();
  });

  test("its place leads to the record and to a call, for who may see customers", async () => {
    await openDesk(address, {
      me: somebody(["orders", "see"], ["customers", "see"]),
      Order: { order },
      ...noHandover,
    });
    const place = await screen.findByRole("region", { name: "Sklad Horní Sovín" });
    expect(
      within(place)
        .getByRole("link", { name: /^Záznam.místa$/ })
        .getAttribute("href"),
    ).toBe("/desk/ship-tos/500202");
    expect(within(place).getByRole("link", { name: "Telefonát" }).getAttribute("href")).toBe(
      "/desk/calls/500202",
    );
  });

  test("DSIGN-05 who sees neither papers nor customers reads their names alone", async () => {
    await openDesk(address, { me: somebody(["orders", "see"]), Order: { order }, ...noHandover });
    const papers = await screen.findByRole("region", { name: "Doklady" });
    expect(within(papers).getByText(/^Dodací.list 8700200001$/)).toBeTruthy();
    expect(within(papers).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link", { name: "Telefonát" })).toBeNull();
  });
});

test("DEDIT-02 the history of an order says which paper was made", async () => {
  await openDesk(address, { me: somebody(["orders", "see"]), Order: { order }, ...noHandover });
  const history = await screen.findByRole("region", { name: /^Kdo.co.změnil$/ });
  expect(history.textContent).toMatch(/Dana Veselá · doklad F4700100966/);
});

test("DLIST-06 lines that their own reader has invoiced are not marked as changed by another", async () => {
  let read = 0;
  const { user } = await openDesk(address, {
    me: somebody(["orders", "see"], ["papers", "change"]),
    Order: () => {
      read += 1;
      return { order: read === 1 ? order : { ...order, moves: [], lines: [{ ...line, invoiced: 36 }] } };
    },
    ...noHandover,
    InvoiceOrder: { invoiceOrder: { refusal: null } },
  });
  await user.click(await screen.findByRole("button", { name: "Fakturovat" }));
  const lines = await screen.findByRole("table", { name: "Řádky" });
  await vi.waitFor(() => expect(within(lines).getAllByRole("cell", { name: "36" })).toHaveLength(4));
  expect(within(lines).queryByText(/změněné/i)).toBeNull();
});

describe("DORD-03 DTICK-03 a claim of an order is written down after a call", () => {
  const service = somebody(["orders", "see"], ["tickets", "change"], ["tickets", "see"]);

  test("with boxes and why; what is wrong stands beside its line, and its ticket opens", async () => {
    let answer: object = { number: null, refusal: { lineNo: 1, message: "Nejvýše lze: 3." } };
    const { user, router } = await openDesk(address, {
      ...{ me: service, Order: { order }, ...noHandover },
      ClaimDelivery: () => ({ claimDelivery: answer }),
    });
    await user.click(await screen.findByRole("button", { name: /^Zapsat.reklamaci$/ }));
    const dialog = await screen.findByRole("dialog", { name: /^Reklamace.za.zákazníka$/ });
    const save = within(dialog).getByRole("button", { name: /^Zapsat.reklamaci$/ });
    await user.click(save);
    expect(await within(dialog).findByText(/^Napište aspoň u.jedné.položky/)).toBeTruthy();
    const boxes = within(dialog).getByRole("textbox", { name: "Reklamuje balení: Lipovrch 10" });
    await user.type(boxes, "4");
    await user.click(save);
    expect(asked.some(({ operation }) => operation === "ClaimDelivery")).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: /^Proč: Lipovrch 10/ }));
    await user.click(await screen.findByRole("option", { name: "poškozené" }));
    await expectAccessible();
    await user.click(save);
    expect(await within(dialog).findByText("Nejvýše lze: 3.")).toBeTruthy();
    expect((boxes as HTMLInputElement).value).toBe("4");
    answer = { number: "CS0100009", refusal: null };
    await user.click(save);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/desk/tickets/CS0100009"));
    expect(asked.findLast(({ operation }) => operation === "ClaimDelivery")?.variables).toEqual({
      input: { order: "4700100966", lines: [{ lineNo: 1, boxes: 4, reason: "damaged" }], note: "" },
    });
  });

  test("DSIGN-05 not by who may only look at tickets", async () => {
    await openDesk(address, { me: somebody(["orders", "see"]), Order: { order }, ...noHandover });
    await screen.findByRole("table", { name: "Řádky" });
    expect(screen.queryByRole("button", { name: /^Zapsat.reklamaci$/ })).toBeNull();
  });
});
