import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { someOrder } from "../../../testing/some-order.ts";
import { lagerInstead, someAgain, someItemAgain } from "../../../testing/some-preview-again.ts";

withPortal();

const put = { message: "", added_count: 1, changed_count: 0, replaced_count: 0, failed_count: 0 };

beforeEach(() => {
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
  api.set("ProductsBySku", () => ({ products: { items: [...goods] } }));
  api.set("OrderPreview", () => someAgain([someItemAgain()]));
  api.set("ReorderItems", () => {
    cart.setElsewhere("100112", 10);
    return { reorderItems: { status: true, ...put, failed_items: [], replaced: null } };
  });
});

async function openPreview() {
  const { user } = await openPortal("/orders/history/4700100303");
  await quiet();
  await user.click(await screen.findByRole("button", { name: named("Objednat znovu") }));
  const dialog = within(await screen.findByRole("dialog", { name: namedFrom("Objednat znovu 4700100303") }));
  await quiet();
  return { user, dialog };
}

const shown = () => textOf(screen.getByRole("dialog"));

describe("C2 what would come now", () => {
  test("for which place, way and day it holds, what comes as it was, and what it costs today", async () => {
    await openPreview();
    expect(shown()).toContain(
      "Ceny a dostupnost: Restaurace U Modré hvězdy, Standardní, dodání ve čtvrtek 26.11.",
    );
    expect(shown()).toContain("1 položka beze změny");
    expect(shown()).toContain("16 490,00 Kč");
    await expectAccessible();
  });

  test("what became dearer says from what to what", async () => {
    const dearer = someItemAgain({
      state: "CHANGED",
      changes: ["PRICE"],
      price: { value: 1700, currency: "CZK" },
    });
    api.set("OrderPreview", () => someAgain([dearer]));
    await openPreview();
    expect(shown()).toContain("1 položka se změnou");
    expect(shown()).toContain("Zdražilo z 1 649,00 Kč na 1 700,00 Kč");
  });

  test("what cannot come says why; what is offered instead goes in by one tick", async () => {
    const gone = someItemAgain({
      state: "NOT_ADDABLE",
      error: { message: "Produkt 100112 nemáme v nabídce." },
      replacement: lagerInstead,
    });
    api.set("OrderPreview", () => someAgain([gone]));
    const { user, dialog } = await openPreview();
    expect(shown()).toContain("1 položku nelze přidat");
    expect(shown()).toContain("Produkt 100112 nemáme v nabídce.");
    await user.click(dialog.getByRole("checkbox", { name: namedFrom("Místo toho vložit Lipovrch 11") }));
    await user.click(dialog.getByRole("button", { name: named("Vložit 1 položku do košíku") }));
    await waitFor(() =>
      expect(api.lastOf("ReorderItems")).toMatchObject({ replacements: [{ sku: "100113" }] }),
    );
  });

  test("when nothing can come, nothing can be put in", async () => {
    const gone = someItemAgain({ state: "NOT_ADDABLE", error: { message: "Nemáme." } });
    api.set("OrderPreview", () => someAgain([gone]));
    const { user, dialog } = await openPreview();
    await user.click(dialog.getByRole("button", { name: namedFrom("Vložit") }));
    expect(api.count("ReorderItems")).toBe(0);
    expect(textOf()).toContain("Žádnou položku teď nelze přidat.");
  });

  test("what the server has against it stands there, and stops it", async () => {
    const blocker = { code: "ship-to-suspended", message: "Odběrné místo je pozastavené." };
    api.set("OrderPreview", () => someAgain([someItemAgain()], { blocker }));
    const { user, dialog } = await openPreview();
    expect(dialog.getAllByText(blocker.message).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole("button", { name: namedFrom("Vložit") }));
    expect(api.count("ReorderItems")).toBe(0);
  });

  test("a failure is told in the dialog and tried again there", async () => {
    api.breakDown("OrderPreview");
    const { user, dialog } = await openPreview();
    expect(dialog.getByText("Dnešní ceny a dostupnost se nepodařilo zjistit.")).toBeTruthy();
    api.set("OrderPreview", () => someAgain([someItemAgain()]));
    await user.click(dialog.getByRole("button", { name: named("Zkusit znovu") }));
    expect(await dialog.findByText("1 položka beze změny")).toBeTruthy();
  });
});

describe("into the cart", () => {
  const putIn = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole("button", { name: named("Vložit 1 položku do košíku") });

  test("once, however often it is pressed, and it is told with the way back", async () => {
    const release = api.hold("ReorderItems");
    const { user, dialog } = await openPreview();
    await user.dblClick(putIn(dialog));
    release();
    expect(await screen.findByText("Vložena 1 položka.")).toBeTruthy();
    expect(api.count("ReorderItems")).toBe(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button("Vrátit zpět")).toBeTruthy();
  });

  test("C3 with goods in the cart it is asked whether they stay", async () => {
    cart.setElsewhere("100101", 2);
    const { user, dialog } = await openPreview();
    expect(dialog.getByText("V košíku už máte 1 položku.")).toBeTruthy();
    expect(
      dialog.getByRole<HTMLInputElement>("radio", { name: namedFrom("Přidat k tomu, co je v košíku") })
        .checked,
    ).toBe(true);
    await user.click(dialog.getByRole("radio", { name: namedFrom("Nahradit obsah košíku") }));
    await quiet();
    await user.click(putIn(dialog));
    await waitFor(() => expect(api.lastOf("ReorderItems")).toMatchObject({ into: "REPLACE_CART" }));
  });

  test("a refusal stands in the dialog, which stays open", async () => {
    const message = "V košíku může být nejvýše 300 produktů.";
    const none = { ...put, added_count: 0, failed_count: 1, replaced: null };
    api.set("ReorderItems", () => ({
      reorderItems: { ...none, status: false, message, failed_items: [{ message: "Sud se nevešel." }] },
    }));
    const { user, dialog } = await openPreview();
    await user.click(putIn(dialog));
    expect(await dialog.findByText("Sud se nevešel.")).toBeTruthy();
    expect(shown()).toContain(message);
  });

  test.each([
    [
      "a refusal of the call",
      { code: "ship-to-suspended", message: "Odběrné místo je pozastavené." },
      "Odběrné místo je pozastavené.",
    ],
    ["a fault of the server", { code: "internal", status: 500 }, "Chyba je na naší straně."],
  ])("%s is told in the dialog too, not behind it", async (_case, refused, told) => {
    api.refuse("ReorderItems", refused);
    const { user, dialog } = await openPreview();
    await user.click(putIn(dialog));
    await quiet();
    expect(shown()).toContain(told);
    expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(1);
  });

  test("it is left by Escape without anything done", async () => {
    const { user } = await openPreview();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.count("ReorderItems")).toBe(0);
  });
});
