import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ number: "4700102121", erpNumber: null, shipToId: "600401", shipToName: "Krčma Pod Hradom" },
  ...{ companyName: "Krčmy Pod Hradom s.r.o.", method: "flatrate_flatrate", deliveryDate: "2026-11-25" },
  ...{ createdAt: "2026-11-23T10:42:00.000Z", state: "received", netMinor: 122_796, totalMinor: 150_000 },
  ...{ orderedNetMinor: 122_796, orderedTotalMinor: 150_000 },
  ...{ currency: "EUR", litres: 10_996, pallets: 20.1, kilograms: 16_072, source: "portal", erp: "refused" },
  isProvisional: true,
};
const order = {
  ...{ row, orderedBy: "Ľubomír Kováč", customerOrderNumber: "", noteForDriver: "", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "" },
  ...{ window: "6:00–14:00", vatMinor: 142_943, depositMinor: 0, returnedMinor: 0, takenBack: [] },
  ...{ moves: [], isErpOwned: false, empties: [], timeline: [], papers: [], messages: [], tickets: [] },
  ...{ notes: [], replaces: null, replacements: [], history: [] },
  caller: { name: "Ľubomír Kováč", phone: "+421959999024", language: "sk" },
  problems: [
    {
      ...{ kind: "erp-refused", steps: ["ask-again", "call"] },
      ...{ error: "422 line 4 has no price", attempts: 6 },
    },
    { kind: "prices-missing", steps: ["set-prices", "call"], error: null, attempts: null },
  ],
  lines: [
    {
      ...{ lineNo: 4, sku: "130514", name: "Vánoční speciál", ordered: 2, confirmed: null, delivered: null },
      ...{
        invoiced: null,
        changeReason: null,
        substitutes: [],
        short: 0,
        replaced: 0,
        unitPriceMinor: 6140,
        netMinor: 12_280,
      },
    },
  ],
};
const service = somebody(["orders", "change"], ["orders", "override"]);
const sent = (operation: string) => asked.filter((one) => one.operation === operation);

describe("DORD-08 an order that something holds up", () => {
  const open = (more: Readonly<Record<string, unknown>> = {}, me = service) =>
    openDesk("/desk/orders/4700102121", { me, Order: { order }, ...more });
  const problem = (name: string) => screen.findByRole("region", { name });

  test("says what in the ERP's words, whom to call and how they speak, and goes to the ERP again", async () => {
    const { user } = await open({ AskErpAgain: { askErpAgain: { refusal: null } } });
    const card = await problem("ERP objednávku nepřijal");
    expect(within(card).getByText("ERP odpověděl: 422 line 4 has no price · 6 pokusů")).toBeTruthy();
    expect(within(card).getByText("Ľubomír Kováč, +421 959 999 024, mluví slovensky.")).toBeTruthy();
    const call = within(card).getByRole("link", { name: "Zavolat zákazníkovi" });
    expect(call.getAttribute("href")).toBe("tel:+421959999024");
    await expectAccessible();
    await user.click(within(card).getByRole("button", { name: "Poslat do ERP znovu" }));
    await waitFor(() =>
      expect(sent("AskErpAgain")[0]?.variables).toEqual({ input: { number: row.number, version: 3 } }),
    );
  });

  test("its prices are set with a reason alone", async () => {
    const { user } = await open({ SetOrderPrices: { setOrderPrices: { refusal: null } } });
    const card = await problem("Objednávka nemá konečné ceny");
    await user.click(within(card).getByRole("button", { name: "Doplnit ceny" }));
    const dialog = await screen.findByRole("dialog", { name: "Ceny této objednávky" });
    const price = within(dialog).getByRole("textbox", { name: "Konečná cena: Vánoční speciál" });
    await user.clear(price);
    await user.type(price, "64,50");
    await user.click(within(dialog).getByRole("button", { name: "Určit ceny" }));
    expect(within(dialog).getByText("Napište důvod.")).toBeTruthy();
    expect(sent("SetOrderPrices")).toEqual([]);
    await user.type(within(dialog).getByRole("textbox", { name: /Proč tyto ceny/ }), "Loňský ceník");
    await user.click(within(dialog).getByRole("button", { name: "Určit ceny" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("SetOrderPrices")[0]?.variables).toEqual({
      input: {
        ...{ number: row.number, version: 3, reason: "Loňský ceník" },
        lines: [{ lineNo: 4, unitPriceMinor: 6450 }],
      },
    });
  });

  test("sent again it waits calmly, with nothing to do", async () => {
    const problems = [{ kind: "sent-again", steps: [], error: null, attempts: null }];
    await open({ Order: { order: { ...order, problems } } });
    const card = await problem("Objednávka šla do ERP znovu");
    expect(within(card).getByText(/Čeká, až ji ERP převezme\./)).toBeTruthy();
    expect(within(card).queryByRole("list")).toBeNull();
    await expectAccessible();
  });

  test("who may only look is told the same and finds nothing to press", async () => {
    await open({}, somebody(["orders", "see"]));
    const card = await problem("ERP objednávku nepřijal");
    expect(within(card).queryByRole("button")).toBeNull();
    expect(within(card).getByRole("link", { name: "Zavolat zákazníkovi" })).toBeTruthy();
  });
});
