import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addressOf,
  button,
  facts,
  link,
  named,
  namedFrom,
  rowsOf,
  section,
  textOf,
} from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someProduct } from "../../testing/some-product.ts";

withPortal();
beforeEach(() => cart.setElsewhere("100112", 6));

const main = () => textOf(screen.getByRole("main"));

async function openStep(step: "delivery" | "payment") {
  api.set("CartEmpties", () => ({
    customerCart: { id: cart.answer().id, cart_blga: [], empties_terms: null },
  }));
  const { user } = await openPortal(`/cart?step=${step}`);
  await screen.findByRole("region", { name: named("Souhrn objednávky") });
  await quiet();
  return user;
}

describe("CHECKOUT-03 the delivery", () => {
  test("says where, in which window and on which weekdays, and offers the next days with their cut-off", async () => {
    await openStep("delivery");
    expect(main()).toContain("Časové okno dodávky 7:00–11:00");
    expect(main()).toContain("Závozové dny: pondělí a čtvrtek");
    const days = within(screen.getByRole("group", { name: named("Požadované datum") })).getAllByRole(
      "button",
    );
    expect(days.map((day) => textOf(day))).toEqual([
      "po 23.11.dnes do 16:00",
      "čt 26.11.do středy 25.11. 16:00",
      "po 30.11.do pátku 27.11. 16:00",
      "čt 3.12.do středy 2.12. 16:00",
      "Jiný den",
    ]);
    expect(days[1]?.getAttribute("aria-pressed")).toBe("true");
    await expectAccessible();
  });

  test("another day asks what becomes of the goods before it is taken", async () => {
    const user = await openStep("delivery");
    await user.click(screen.getByRole("button", { name: namedFrom("po 30.11.") }));
    const question = within(
      await screen.findByRole("dialog", { name: named("Přesunout na pondělí 30.11.?") }),
    );
    await user.click(question.getByRole("radio", { name: namedFrom("Začít novou objednávku") }));
    await user.click(question.getByRole("radio", { name: named("Odebrat bez uložení") }));
    await user.click(question.getByRole("button", { name: named("Pokračovat") }));
    await waitFor(() => expect(api.lastOf("SetTransportType")).toMatchObject({ date: "2026-11-30" }));
  });

  test("a day further off is chosen in a calendar that opens and closes by keys", async () => {
    const user = await openStep("delivery");
    await user.click(button("Jiný den"));
    const dialog = await screen.findByRole("dialog", { name: named("Vyberte datum dodání") });
    expect(within(dialog).getByRole("grid")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.count("SetTransportType")).toBe(0);
  });
});

describe("C20 what driver and invoice should know", () => {
  const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: named("Poznámka pro řidiče") });

  test("the note is counted, takes ready phrases, and is saved by itself", async () => {
    const user = await openStep("delivery");
    await user.type(note(), "Kód brány 12");
    expect(main()).toContain("12 / 200");
    await user.click(button("Přidat do poznámky: Složit u rampy"));
    expect(note().value).toContain("Složit u rampy");
    await waitFor(() =>
      expect(api.lastOf("SetCartNotes")).toMatchObject({
        input: { note_for_driver: expect.stringContaining("Kód brány 12") },
      }),
    );
  });

  test("who leaves before the hand rests has it saved all the same, and only once", async () => {
    const user = await openStep("delivery");
    await user.type(note(), "Zvonit");
    expect(api.count("SetCartNotes")).toBe(0);
    await user.click(link("Kontrola obsahu"));
    await waitFor(() => expect(location.search).toBe(""));
    await waitFor(() =>
      expect(api.lastOf("SetCartNotes")).toMatchObject({ input: { note_for_driver: "Zvonit" } }),
    );
    await quiet();
    expect(api.count("SetCartNotes")).toBe(1);
  });

  test("it takes no more than 200 characters", async () => {
    await openStep("delivery");
    expect(note().maxLength).toBe(200);
    expect(note().getAttribute("aria-describedby")).toBeTruthy();
  });

  test("what cannot be saved stays here, and says so", async () => {
    api.breakDown("SetCartNotes");
    const user = await openStep("delivery");
    await user.type(screen.getByRole("textbox", { name: named("Vaše číslo objednávky") }), "PO-9");
    expect(await screen.findByText(/Zatím uloženo jen v\stomto prohlížeči/u)).toBeTruthy();
    expect(localStorage.getItem("customerOrderNumber")).toBe("PO-9");
  });

  test("C21 somebody else has written as well: both are shown, and one of them is chosen", async () => {
    const user = await openStep("delivery");
    api.set("SetCartNotes", () => {
      cart.say({ note_for_driver: "Zvonit u vrat" });
      return { setCartNotes: { conflicts: ["note_for_driver"], cart: cart.answer() } };
    });
    await user.type(note(), "Bez palet");
    expect(await screen.findByText(/Zvonit u\svrat/u)).toBeTruthy();
    await user.click(button("Nechat text odjinud"));
    expect(note().value).toBe("Zvonit u vrat");
  });
});

describe("CHECKOUT-04 the payment", () => {
  test("who pays and how, and what the tax is made of", async () => {
    await openStep("payment");
    const payer = screen.getByRole("region", { name: named("Kdo platí") });
    expect(textOf(payer)).toContain("Hostince Modrá hvězda s.r.o.");
    expect(facts(payer)).toEqual({ IČO: "27654321", DIČ: "CZ27654321", "Číslo plátce": "400101" });
    expect(main()).toContain("Splatnost 14 dní od vystavení faktury");
    expect(rowsOf(screen.getByRole("table", { name: named("Rekapitulace DPH") }))[1]).toEqual([
      "21 %",
      "9 894,00 Kč",
      "2 077,74 Kč",
      "11 971,74 Kč",
    ]);
    expect(addressOf(link("Upravit vaše číslo objednávky"))).toContain("/cart?step=delivery");
    await expectAccessible();
  });

  test("deposits are listed apart, without tax", async () => {
    const deposit = {
      packaging_code: "KEG50",
      packaging_name: "Sud KEG 50 l",
      number_of_units: 1,
      deposit: 1500,
      total: 1500,
    };
    cart.sell([someProduct({ multi_deposit: [deposit] })]);
    await openStep("payment");
    const table = screen.getByRole("table", { name: named("Zálohy za vratné obaly") });
    expect(rowsOf(table)[1]).toEqual(["Sud KEG 50 l", "6", "1 500,00 Kč", "9 000,00 Kč"]);
    expect(facts(screen.getByRole("region", { name: named("Souhrn objednávky") }))["Zálohy za obaly"]).toBe(
      "9 000,00 Kč",
    );
  });

  test("without empties to give back the recap follows; with them they are asked about first", async () => {
    await openStep("payment");
    const next = section("Souhrn objednávky").getByRole("link", { name: named("Zkontrolovat objednávku") });
    expect(addressOf(next)).toBe("/cart/recap");
  });

  test("a payer with nothing due is not told of days", async () => {
    const payer = cart.answer().payer_details;
    if (payer) cart.say({ payer_details: { ...payer, due_days: null } });
    await openStep("payment");
    expect(main()).not.toContain("Splatnost");
  });
});
