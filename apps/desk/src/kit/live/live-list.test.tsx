import { act, screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const order = {
  ...{ number: "4700100966", erpNumber: null, shipToId: "500202", shipToName: "Sklad Horní Sovín" },
  ...{ companyName: "Nápoje Brázda, a.s.", method: "flatrate_flatrate", deliveryDate: "2026-11-26" },
  ...{
    createdAt: "2026-11-23T10:42:00.000Z",
    state: "received",
    netMinor: 38_866_240,
    totalMinor: 50_000_000,
    orderedNetMinor: 38_866_240,
    orderedTotalMinor: 50_000_000,
  },
  ...{ currency: "CZK", litres: 13_780, pallets: 26.4, kilograms: 20_483, source: "portal", erp: "waiting" },
  isProvisional: false,
};
const later = { ...order, number: "4700100967", shipToName: "Nádražní hospoda" };
const page = (...items: readonly object[]) => ({
  orders: { items, total: items.length, isMore: false, next: null },
});
const me = somebody(["orders", "change"]);

const numbers = () =>
  screen.getAllByRole("row").flatMap((row) => within(row).queryAllByRole("link").map(textOf));
const heads = () => screen.getAllByRole("columnheader").map(textOf);
const textOf = (element: HTMLElement) => element.textContent ?? "";
const rowOf = (number: string) => screen.getByRole("row", { name: new RegExp(number) });

/** The list is read again, as it is by itself every few seconds. */
async function readAgain(answer: object): Promise<void> {
  answerWith({ Orders: answer });
  await act(() => queryClient.refetchQueries({ queryKey: ["orders", "orders"] }));
}

describe("DLIST-06 a list that is read again", () => {
  test("what came and what changed appears by itself and says so", async () => {
    await openDesk("/desk/orders", { me, Orders: page(order) });
    await screen.findByRole("link", { name: "4700100966" });
    await readAgain(page(later, { ...order, state: "confirmed" }));
    await waitFor(() => expect(numbers()).toEqual(["4700100967", "4700100966"]));
    expect(textOf(rowOf("4700100967"))).toContain("nové");
    expect(textOf(rowOf("4700100966"))).toContain("změněné");
    await expectAccessible();
  });

  test("nothing jumps while rows are chosen: what came waits until it is asked for", async () => {
    const { user } = await openDesk("/desk/orders", { me, Orders: page(order) });
    await user.click(await screen.findByRole("checkbox", { name: "Vybrat 4700100966" }));
    await readAgain(page(later, { ...order, state: "confirmed" }));
    await waitFor(() => expect(textOf(rowOf("4700100966"))).toContain("změněné"));
    expect(numbers()).toEqual(["4700100966"]);
    await user.click(screen.getByRole("button", { name: /1.změna v.seznamu/ }));
    expect(numbers()).toEqual(["4700100967", "4700100966"]);
    expect(screen.getByRole("checkbox", { name: "Vybrat 4700100966" })).toHaveProperty("checked", true);
  });

  test("another list begins without marks", async () => {
    const { router } = await openDesk("/desk/orders", { me, Orders: page(order) });
    await screen.findByRole("link", { name: "4700100966" });
    answerWith({ Orders: page(later) });
    await act(() => router.navigate({ href: "/desk/orders?view=confirm" }));
    await screen.findByRole("link", { name: "4700100967" });
    expect(textOf(rowOf("4700100967"))).not.toContain("nové");
  });
});

describe("DLIST-02 columns of a list", () => {
  const save = { SaveColumns: { saveColumns: { refusal: null } }, Orders: page(order) };

  test("stand as they were chosen, and are chosen and moved in a form", async () => {
    const columns = [{ list: "orders", shown: ["state", "method"], hidden: ["net", "erp", "source"] }];
    const { user } = await openDesk("/desk/orders", { me, ...save, Columns: { columns } });
    await waitFor(() => expect(heads().slice(1, 4)).toEqual(["Číslo", "Stav", "Způsob"]));
    expect(heads()).not.toContain("Bez DPH");
    await user.click(screen.getByRole("button", { name: "Sloupce" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sloupce" }));
    await user.click(dialog.getByRole("checkbox", { name: "Palety" }));
    await user.click(dialog.getByRole("button", { name: "Posunout doprava: Stav" }));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { variables } = asked.find(({ operation }) => operation === "SaveColumns") ?? {};
    const others = ["place", "delivery", "hectolitres", "kilograms", "created"];
    expect(variables).toEqual({
      input: {
        ...{ list: "orders", shown: ["method", "state", ...others] },
        hidden: ["net", "erp", "source", "pallets"],
      },
    });
  });

  test("go back to what the list has by itself", async () => {
    const columns = [{ list: "orders", shown: ["state"], hidden: ["net"] }];
    const { user } = await openDesk("/desk/orders", { me, ...save, Columns: { columns } });
    await user.click(await screen.findByRole("button", { name: "Sloupce" }));
    await user.click(await screen.findByRole("button", { name: "Původní sloupce" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ operation }) => operation === "SaveColumns")?.variables).toEqual({
      input: { list: "orders", shown: [], hidden: [] },
    });
  });
});
