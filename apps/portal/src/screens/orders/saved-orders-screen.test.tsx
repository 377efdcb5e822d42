import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import type { SavedOrderRowFragment, SavedOrdersQueryVariables } from "../../shared/graphql.gen/graphql.ts";
import { addressOf, button, link, named, namedFrom, rowsOf, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

function someSaved(said: Partial<SavedOrderRowFragment> = {}): SavedOrderRowFragment {
  const saved: SavedOrderRowFragment = {
    id: "MQ==",
    title: "",
    created_at: "2026-11-18 12:03:00",
    ship_to_id: "500101",
    shipto_name: "Restaurace U Modré hvězdy",
    type_of_transport: "selfpickup_selfpickup",
    delivery_date: "2026-11-26",
    customer_order_number: "",
    total_lines: 2,
    total: { value: 34_952.9, currency: "CZK" },
  };
  return { ...saved, ...said };
}

const thirteen = Array.from({ length: 13 }, (_, at) =>
  someSaved({ id: btoa(String(at + 1)), title: at === 0 ? "" : `Zahrádka ${at}` }),
);
let saved = thirteen;

beforeEach(() => {
  saved = thirteen;
  api.set("SavedOrder", () => ({ getSaveOrderDetails: null }));
  api.set("SavedOrders", ({ filter, pageSize, currentPage }) => {
    const found = saved.filter(({ title }) => title.includes(filter?.search ?? ""));
    const [size, page] = [pageSize ?? 0, currentPage ?? 1];
    const items = found.slice((page - 1) * size, page * size);
    return { getSaveOrderForLater: { total_count: found.length, items } };
  });
});

async function openSaved(query = "") {
  const { user } = await openPortal(`/orders/saved${query}`);
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const table = () => rowsOf(screen.getByRole("table", { name: named("Uložené objednávky") }));
const asked = () => api.lastOf("SavedOrders") as SavedOrdersQueryVariables;

describe("SAVED-01 what is saved for later", () => {
  test("SAVED-09 GQL-29 opens with all of it, ten on a page, the newest first", async () => {
    await openSaved();
    expect(asked()).toEqual({
      filter: {},
      sort: { sort_field: "CREATED_AT", sort_direction: "DESC" },
      pageSize: 10,
      currentPage: 1,
    });
    const [, first, second, ...rest] = table();
    expect(first?.[0]).toContain("Bez názvu, ");
    expect(second?.slice(1, 6)).toEqual([
      "Restaurace U Modré hvězdy",
      "Standardní",
      expect.stringContaining("26.11."),
      "2",
      "34 952,90 Kč",
    ]);
    expect(rest).toHaveLength(8);
    expect(main()).toContain("Strana 1 z 2 · 1–10 z 13 objednávek");
    expect(addressOf(link("Zahrádka 1"))).toBe(`/orders/saved/${encodeURIComponent(btoa("2"))}`);
    await expectAccessible();
  });

  test("C28 is found, sorted and paged by the server, as the address says", async () => {
    const user = await openSaved("?q=Zahr%C3%A1dka&period=last-year&sort=title&page=2");
    expect(asked()).toEqual({
      filter: { search: "Zahrádka", date: { from: "2025-01-01", to: "2025-12-31" } },
      sort: { sort_field: "TITLE", sort_direction: "ASC" },
      pageSize: 10,
      currentPage: 2,
    });
    await user.click(screen.getByRole("button", { name: "Celkem se zálohami" }));
    await waitFor(() => expect(asked().sort).toEqual({ sort_field: "TOTAL", sort_direction: "ASC" }));
    expect(asked().currentPage).toBe(1);
    expect(window.location.search).toBe("?q=Zahr%C3%A1dka&period=last-year&sort=total");
  });

  test("SAVED-05 what is deleted goes from the list at once", async () => {
    api.set("DeleteSavedOrder", ({ id }) => {
      saved = saved.filter((one) => one.id !== id);
      return { deleteSavedOrder: { message: "" } };
    });
    const user = await openSaved();
    await user.click(button("Smazat: Zahrádka 1"));
    await waitFor(() => expect(main()).toContain("1–10 z 12 objednávek"));
    expect(screen.queryByRole("link", { name: named("Zahrádka 1") })).toBeNull();
    expect(api.lastOf("DeleteSavedOrder")).toEqual({ id: btoa("2") });
  });
});

describe("where nothing saved is to be shown", () => {
  test("because of the filters, they can be taken off", async () => {
    const user = await openSaved("?q=nic&sort=title");
    expect(main()).toContain("Žádná uložená objednávka neodpovídá filtrům.");
    await user.click(
      screen.getAllByRole("button", { name: named("Zrušit filtry") })[1] ?? button("Zrušit filtry"),
    );
    await waitFor(() => expect(table()).toHaveLength(11));
    expect(window.location.search).toBe("?sort=title");
  });

  test("because nothing was ever saved, the cart is where it begins", async () => {
    saved = [];
    await openSaved();
    expect(main()).toContain("Zatím nemáte nic uloženo.");
    expect(addressOf(link("Přejít do košíku"))).toBe("/cart");
    await expectAccessible();
  });

  test("because it could not be read, it is read again on request", async () => {
    api.breakDown("SavedOrders");
    const user = await openSaved();
    await screen.findByText(/Objednávky se\s+nepodařilo načíst/u);
    expect(screen.getByRole("button", { name: namedFrom("Uloženo") })).toBeTruthy();
    api.mend("SavedOrders");
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(table()).toHaveLength(11));
  });
});
