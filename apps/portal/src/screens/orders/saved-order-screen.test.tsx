import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, heading, link, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someAgain, someItemAgain } from "../../testing/some-preview-again.ts";
import { someSavedLine, someSavedOrder } from "../../testing/some-saved-order.ts";

withPortal();

let saved = someSavedOrder();
let items = [someItemAgain({ quantity: 6, saved_quantity: 6 })];

const again = (said: Parameters<typeof someAgain>[1] = {}) => ({
  savedOrderPreview: someAgain(items, said).orderPreview,
});
const isIn = {
  ...{ status: true, code: null, message: "", added_count: 1, changed_count: 0, replaced_count: 0 },
  ...{ failed_count: 0, failed_items: [], replaced: null },
  cart: { note_for_driver: "Zvoňte", customer_order_number: "PO-7" },
};

beforeEach(() => {
  saved = someSavedOrder();
  items = [someItemAgain({ quantity: 6, saved_quantity: 6 })];
  api.set("SavedOrder", () => ({ getSaveOrderDetails: saved }));
  api.set("SavedOrderPreview", () => again());
  api.set("SavedOrders", () => ({ getSaveOrderForLater: { total_count: 0, items: [] } }));
  api.set("RenameSavedOrder", ({ title }) => {
    saved = { ...saved, title };
    return { renameSavedOrder: { message: "" } };
  });
  api.set("SaveCustomerOrderNumber", ({ number }) => {
    saved = { ...saved, customer_order_number: number };
    return { saveCustomerOrderNumber: { customer_order_number: number } };
  });
  api.set("ReOrderSavedOrder", () => {
    cart.setElsewhere("100112", 6);
    return { reOrderSavedOrder: isIn };
  });
});

async function open() {
  const { user } = await openPortal("/orders/saved/S1");
  await quiet();
  return user;
}
const main = () => textOf(screen.getByRole("main"));

describe("SAVED-02 one saved order", () => {
  test("says where, how and when it was to go, and what it came to then and comes to now", async () => {
    saved = someSavedOrder({ delivery_date: "2026-11-19", title: "" });
    items = [
      someItemAgain({
        quantity: 6,
        saved_quantity: 6,
        state: "CHANGED",
        changes: ["PRICE"],
        price: { value: 1700, currency: "CZK" },
      }),
    ];
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Bez názvu, /u);
    const shown = main();
    expect(shown).toContain("Sladovnická 12, Lipovrch");
    expect(shown).toContain("tento den už minul");
    expect(shown).toContain("Při uložení s DPH a zálohami34 952,90 Kč");
    expect(shown).toContain("Při uložení bez DPH9 894,00 Kč");
    expect(shown).toContain("Dnes bez DPH10 200,00 Kč");
    expect(shown).toContain("PO-7");
    expect(shown).toContain("Zvoňte");
    await expectAccessible();
  });

  test("D06 what cannot be had today says so, and the sum leaves it out", async () => {
    saved = someSavedOrder({
      items: [someSavedLine(), someSavedLine({ sku: "100999", name: "Sezonní speciál" })],
    });
    items = [
      someItemAgain({ quantity: 6, saved_quantity: 6 }),
      someItemAgain({
        index: 1,
        sku: "100999",
        name: "Sezonní speciál",
        state: "NOT_ADDABLE",
        price: null,
        error: { message: "Už se neprodává." },
      }),
    ];
    await open();
    expect(main()).toContain("Už se neprodává.");
    expect(main()).toContain("Bez 1 položky, která teď není dostupná.");
    expect(main()).toContain("Dnes bez DPH9 894,00 Kč");
  });

  test("the prices of today could not be read: what was saved stands there all the same, and it is tried again", async () => {
    api.breakDown("SavedOrderPreview");
    const user = await open();
    expect(main()).toContain("Dnešní ceny a dostupnost se nepodařilo zjistit.");
    expect(main()).toContain("34 952,90 Kč");
    api.set("SavedOrderPreview", () => again());
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(main()).toContain("Dnes bez DPH9 894,00 Kč"));
  });

  test("C16 ERROR-42 one that is nobody's here is not found, and the list is one step away", async () => {
    api.refuse("SavedOrder", { code: "no-such-saved-order" });
    await open();
    expect(heading("Tuto uloženou objednávku jsme nenašli.")).toBeTruthy();
    expect(addressOf(link("Zpět na uložené objednávky"))).toBe("/orders/saved");
  });
});

describe("its name and number", () => {
  async function edit() {
    const user = await open();
    await user.click(button("Upravit název a číslo"));
    const form = within(screen.getByRole("form", { name: named("Název a číslo uložené objednávky") }));
    const [title, number] = ["Název", "Vaše číslo objednávky"].map((name) =>
      form.getByRole<HTMLInputElement>("textbox", { name: named(name) }),
    );
    if (title === undefined || number === undefined) throw new Error("a field is missing");
    return { user, form, title, number };
  }

  test("SAVED-07 Enter saves what was changed, without the blanks around it, and the focus is back at the button", async () => {
    const { user, title, number } = await edit();
    expect([title.value, number.value]).toEqual(["Vánoční zásoba", "PO-7"]);
    expect(document.activeElement).toBe(title);
    await user.clear(title);
    await user.type(title, "  Silvestr {Enter}");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Silvestr"));
    expect(api.lastOf("RenameSavedOrder")).toEqual({ id: "S1", title: "Silvestr" });
    expect(api.count("SaveCustomerOrderNumber")).toBe(0);
    expect(document.activeElement).toBe(button("Upravit název a číslo"));
  });

  test("Escape leaves both as they were", async () => {
    const { user, title } = await edit();
    await user.type(title, " a víc{Escape}");
    expect(screen.queryByRole("form", { name: named("Název a číslo uložené objednávky") })).toBeNull();
    expect(api.count("RenameSavedOrder")).toBe(0);
    expect(heading("Vánoční zásoba")).toBeTruthy();
  });

  test("of two changes one arrives: the form keeps both with the reason, and the page shows what was saved", async () => {
    const { user, form, title, number } = await edit();
    api.cut("SaveCustomerOrderNumber");
    await user.type(title, " 2");
    await user.type(number, "-B");
    await user.click(form.getByRole("button", { name: named("Uložit") }));
    expect(textOf(await screen.findByRole("alert"))).toContain("Nic se neztratilo.");
    expect([title.value, number.value]).toEqual(["Vánoční zásoba 2", "PO-7-B"]);
    await waitFor(() => expect(heading("Vánoční zásoba 2")).toBeTruthy());
    api.mend("SaveCustomerOrderNumber");
    await user.click(form.getByRole("button", { name: named("Uložit") }));
    await waitFor(() => expect(main()).toContain("PO-7-B"));
  });
});

describe("SAVED-05 deleting it", () => {
  test("leads to the list, and the note that says so has the way back", async () => {
    api.set("DeleteSavedOrder", () => ({ deleteSavedOrder: { message: "" } }));
    api.set("RestoreSavedOrder", () => ({ restoreSavedOrder: { message: "" } }));
    const user = await open();
    await user.dblClick(button("Smazat"));
    expect(await screen.findByText("Uložená objednávka „Vánoční zásoba“ je smazaná.")).toBeTruthy();
    expect(location.pathname).toBe("/orders/saved");
    expect(api.count("DeleteSavedOrder")).toBe(1);
    await user.click(button("Vrátit zpět"));
    expect(await screen.findByText("Uložená objednávka „Vánoční zásoba“ je zpět.")).toBeTruthy();
    expect(api.lastOf("RestoreSavedOrder")).toEqual({ id: "S1" });
  });

  test("that failed leaves it where it is, and is told", async () => {
    api.cut("DeleteSavedOrder");
    const user = await open();
    await user.click(button("Smazat"));
    await quiet();
    expect(location.pathname).toBe("/orders/saved/S1");
    expect(textOf()).toContain("Server neodpovídá nebo vypadlo připojení.");
  });
});

describe("SAVED-08 putting it into the cart", () => {
  async function preview() {
    const user = await open();
    await user.click(button("Do košíku"));
    const dialog = within(await screen.findByRole("dialog", { name: namedFrom("Vložit do košíku") }));
    await quiet();
    return { user, dialog };
  }

  test("an empty cart becomes what was saved, with its texts, and a double click puts it in once", async () => {
    const { user, dialog } = await preview();
    expect(dialog.queryByRole("radio")).toBeNull();
    const answer = api.hold("ReOrderSavedOrder");
    await user.dblClick(dialog.getByRole("button", { name: named("Vložit 1 položku do košíku") }));
    answer();
    expect(await screen.findByText("Vložena 1 položka.")).toBeTruthy();
    expect(api.count("ReOrderSavedOrder")).toBe(1);
    expect(api.lastOf("ReOrderSavedOrder")).toMatchObject({
      input: { id: "S1", into: "REPLACE_CART", items: "ALL_OR_NOTHING" },
    });
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("a cart in progress is asked about: by default it stays, and is replaced only when that is said", async () => {
    cart.setElsewhere("100113", 2);
    const { user, dialog } = await preview();
    expect(textOf(screen.getByRole("dialog"))).toContain("V košíku už máte 1 položku.");
    const choice = (name: string) => dialog.getByRole<HTMLInputElement>("radio", { name: namedFrom(name) });
    expect(choice("Přidat k tomu, co je v košíku").checked).toBe(true);
    await user.click(choice("Nahradit obsah košíku"));
    await quiet();
    expect(api.lastOf("SavedOrderPreview")).toEqual({ id: "S1", into: "REPLACE_CART" });
    await user.click(dialog.getByRole("button", { name: named("Vložit 1 položku do košíku") }));
    await waitFor(() =>
      expect(api.lastOf("ReOrderSavedOrder")).toMatchObject({ input: { into: "REPLACE_CART" } }),
    );
  });

  test("ERROR-32 refused item by item, and without an answer, the dialog stays; the repeat bears the same key", async () => {
    const refusal = { status: false, code: "items-missing", added_count: 0, failed_count: 1 };
    const words = {
      message: "Objednávku nelze zopakovat.",
      failed_items: [{ message: "Sud není dostupný." }],
    };
    const taken = api.answer("ReOrderSavedOrder");
    api.set("ReOrderSavedOrder", () => ({ reOrderSavedOrder: { ...isIn, ...refusal, ...words } }));
    const { user, dialog } = await preview();
    const put = () => user.click(dialog.getByRole("button", { name: named("Vložit 1 položku do košíku") }));
    await put();
    expect(await dialog.findByText("Sud není dostupný.")).toBeTruthy();
    expect(textOf(screen.getByRole("dialog"))).toContain("Objednávku nelze zopakovat.");
    expect(cart.held()).toEqual({});
    api.cut("ReOrderSavedOrder");
    await quiet();
    await put();
    await waitFor(() => expect(textOf(screen.getByRole("dialog"))).toContain("Nic se neztratilo."));
    if (taken) api.set("ReOrderSavedOrder", taken);
    await quiet();
    await put();
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 6 }));
    const [, second, third] = api.calls
      .filter(({ name }) => name === "ReOrderSavedOrder")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBeTruthy();
    expect(third).toBe(second);
  });

  test("a day that is over is told with the next one before anything is put anywhere", async () => {
    saved = someSavedOrder({ delivery_date: "2026-11-19" });
    api.set("SavedOrderPreview", () => again({ is_other_ship_to: true }));
    await preview();
    const dialog = textOf(screen.getByRole("dialog"));
    expect(dialog).toContain("už objednat nelze. Nejbližší den dodání je");
    expect(dialog).toContain("Objednávka byla uložena pro jiné místo: Restaurace U Modré hvězdy.");
    expect(api.count("ReOrderSavedOrder")).toBe(0);
  });
});
