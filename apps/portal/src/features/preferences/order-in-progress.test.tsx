import { screen, waitFor, within } from "@testing-library/react";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { availableDatesKey } from "../../shared/ordering/available-dates-query.ts";
import { currentChoice } from "../../shared/ordering/choice.ts";
import { named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someDates } from "../../testing/some-place.ts";

withPortal();
beforeEach(() => cart.setElsewhere("100112", 6));

async function openAsked() {
  const { user } = await openPortal("/catalog/fast-entry", {
    asksAboutProgress: true,
    choice: {
      shipToId: "500101",
      shippingMethod: "selfpickup_selfpickup",
      deliveryDate: toLocalDate("2026-11-30"),
    },
  }).catch(async () => Promise.reject(new Error("the page did not open")));
  const dialog = await screen.findByRole("dialog", { name: named("Máte rozpracovanou objednávku") });
  return { user, dialog: within(dialog), words: () => textOf(dialog) };
}

describe("INPROG-01 an order in progress", () => {
  test("is asked about once after signing in, with what is in it", async () => {
    const { words } = await openAsked();
    expect(words()).toContain("Naposledy změněna dnes v 9:30.");
    expect(words()).toContain("Standardní objednávka, čt 26.11.2026 · 1 položka, 0,3 palety");
    expect(words()).toContain("11 971,74 Kč");
    expect(words()).toContain("Produkt je pro 26.11. dostupný. Cenu přepočítáme.");
    await expectAccessible();
  });

  test("INPROG-12 going on with it takes over its place, way and day", async () => {
    const { user, dialog } = await openAsked();
    await user.click(dialog.getByRole("button", { name: named("Pokračovat") }));
    await waitFor(() => expect(currentChoice().deliveryDate).toBe("2026-11-26"));
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("Escape goes on with it too, for that loses nothing", async () => {
    const { user } = await openAsked();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("a new one empties the cart, with the way back", async () => {
    const { user, dialog } = await openAsked();
    await user.click(dialog.getByRole("radio", { name: namedFrom("Začít novou objednávku") }));
    await user.click(dialog.getByRole("button", { name: named("Pokračovat") }));
    expect(await screen.findByText("Košík je prázdný, můžete začít znovu.")).toBeTruthy();
    expect(cart.held()).toEqual({});
    await user.click(screen.getByRole("button", { name: named("Vrátit zpět") }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 6 }));
  });

  test("a cart that could not be emptied stays, and the question with it", async () => {
    api.breakDown("ClearCart");
    const { user, dialog } = await openAsked();
    await user.click(dialog.getByRole("radio", { name: namedFrom("Začít novou objednávku") }));
    await user.click(dialog.getByRole("button", { name: named("Pokračovat") }));
    await waitFor(() => expect(api.count("ClearCart")).toBe(1));
    await quiet();
    expect(screen.getByRole("dialog", { name: named("Máte rozpracovanou objednávku") })).toBeTruthy();
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("OP-127 the market may word it otherwise", async () => {
    api.set("GetPortalConfig", () => ({
      getPortalConfig: {
        maintenance: false,
        maintenance_until: null,
        maintenance_message: null,
        sections: JSON.stringify([{ label: "Catalogue", value: "1" }]),
        order_in_progress: {
          title: "Máte rozpracovanou objednávku",
          subtitle: "Co s ní?",
          option1: "Dokončím ji",
          option2: "",
        },
      },
    }));
    const { dialog, words } = await openAsked();
    expect(words()).toContain("Co s ní?");
    expect(dialog.getByRole("radio", { name: namedFrom("Dokončím ji") })).toBeTruthy();
    expect(dialog.getByRole("radio", { name: namedFrom("Začít novou objednávku") })).toBeTruthy();
  });

  test("once answered it is not asked again, and never of an empty cart", async () => {
    await openPortal("/catalog/fast-entry");
    await quiet();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("an empty cart is nothing to ask about", async () => {
    cart.setElsewhere("100112", 0);
    await openPortal("/catalog/fast-entry", { asksAboutProgress: true });
    await quiet();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("DCAL-02 an order in progress for a day that the brewery has moved", () => {
  const moved = {
    ...{ typeOfChange: "moved" as const, originalDate: toLocalDate("2026-11-26"), originalHours: "" },
    ...{ scheduledDate: toLocalDate("2026-11-27"), scheduledHours: "", orderBy: null },
    countsFor: ["standard" as const],
  };
  const open = () => openPortal("/catalog/fast-entry", { asksAboutProgress: true });
  const asks = () => screen.queryByText(named("Máte rozpracovanou objednávku"));

  test("hears at once to which day it went, and is asked nothing of the day on which nothing comes", async () => {
    api.set("GetDeliveryAvailableDate", () => someDates("selfpickup_selfpickup", { exceptions: [moved] }));
    await open();
    const told = await screen.findByRole("alertdialog", { name: named("Závoz se změnil") });
    expect(textOf(told)).toContain("Závoz na čtvrtek 26.11. nepřijede");
    expect(textOf(told)).toContain("Den dodání je teď pátek 27.11., košík zůstal.");
    expect(asks()).toBeNull();
    expect(currentChoice().deliveryDate).toBe("2026-11-27");
    expect(cart.held()).toEqual({ "100112": 6 });
  });

  test("the day to which it went stands in its own form", async () => {
    const wednesday = { ...moved, scheduledDate: toLocalDate("2026-11-25") };
    api.set("GetDeliveryAvailableDate", () =>
      someDates("selfpickup_selfpickup", { exceptions: [wednesday] }),
    );
    await open();
    const told = await screen.findByRole("alertdialog", { name: named("Závoz se změnil") });
    expect(textOf(told)).toContain("Den dodání je teď středa 25.11., košík zůstal.");
  });

  test("hears it at once too where the day is moved while the question stands", async () => {
    await open();
    await screen.findByRole("dialog", { name: named("Máte rozpracovanou objednávku") });
    api.set("GetDeliveryAvailableDate", () => someDates("selfpickup_selfpickup", { exceptions: [moved] }));
    await queryClient.invalidateQueries({ queryKey: availableDatesKey });
    await screen.findByRole("alertdialog", { name: named("Závoz se změnil") });
    expect(asks()).toBeNull();
  });

  test("is asked as ever where the days cannot be read", async () => {
    api.breakDown("GetDeliveryAvailableDate");
    await open();
    expect(await screen.findByRole("dialog", { name: named("Máte rozpracovanou objednávku") })).toBeTruthy();
  });
});
