import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import type { ServiceCall } from "../../testing/fake-services.ts";
import { addressOf, button, link, named, namedFrom, noLink, rowsOf, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someOrderRow } from "../../testing/some-order-row.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const everyOrder = Array.from({ length: 23 }, (_, at) =>
  someOrderRow({
    orderNumber: String(4700100400 - at),
    customerOrderNumber: at === 0 ? "PO-1" : "",
    ...(at === 1 && { status: "in-progress", state: "confirmed", priceState: "provisional" }),
  }),
);
let orders = everyOrder;

/** May look at the orders of the place, and no more. */
const looksOnly = someAccess({
  rpDetails: [{ permission: "My Orders", customerType: "POS", rolename: "Accountant", roleid: "R05" }],
});

beforeEach(() => {
  orders = everyOrder;
  api.set("orders", ({ query }) => {
    const offset = Number(query.get("offset") ?? 0);
    const found = orders.filter(({ status }) => status === (query.get("status") ?? status));
    const limit = Number(query.get("limit"));
    return { sopList: found.slice(offset, offset + limit), total: found.length, next: null };
  });
});

async function openHistory(query = "") {
  const { user } = await openPortal(`/orders/history${query}`);
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const table = () => rowsOf(screen.getByRole("table", { name: named("Moje objednávky") }));
/** What was asked for the list. */
const asked = () => {
  const calls = api.calls.filter(({ name }) => name === "orders").map(({ said }) => said as ServiceCall);
  const { lang: _lang, ...query } = Object.fromEntries(
    calls.findLast(({ query: sent }) => sent.get("limit") === "10")?.query ?? [],
  );
  return query;
};

describe("HISTORY-01 the history", () => {
  test("HISTORY-01 its tab counts what is listed, not what was ever ordered", async () => {
    await openHistory();
    expect(textOf(screen.getByRole("navigation", { name: named("Přehledy objednávek") }))).toContain(
      "Historie23",
    );
    expect(api.calls.filter(({ name }) => name === "orders")).toHaveLength(1);
  });

  test("OP-34 opens with the last 90 days, ten on a page, the newest first", async () => {
    await openHistory();
    expect(asked()).toEqual({
      dateFrom: "2026-08-22",
      sort: "created",
      direction: "desc",
      limit: "10",
      offset: "0",
    });
    const [head, first, second, ...rest] = table();
    expect(head?.slice(0, 3)).toEqual(["Číslo objednávky", "Dodání", "Odběrné místo"]);
    expect(first?.slice(0, 3)).toEqual([
      "4700100400PO-1",
      expect.stringContaining("16.11."),
      "Restaurace U Modré hvězdy",
    ]);
    expect(second?.join(" ")).toContain("zpracovává se");
    expect(rest).toHaveLength(8);
    expect(main()).toContain("Strana 1 z 3 · 1–10 z 23 objednávek");
    expect(addressOf(link("4700100400"))).toBe("/orders/history/4700100400");
    await expectAccessible();
  });

  test("REST-46 C28 is asked for by what the address says, and the next page keeps it", async () => {
    const user = await openHistory("?q=lezak&period=all&method=tank_tank&status=delivered&sort=total");
    const filters = {
      search: "lezak",
      method: "tank_tank",
      status: "delivered",
      sort: "total",
      direction: "asc",
    };
    expect(asked()).toEqual({ ...filters, limit: "10", offset: "0" });
    await user.click(link("Další strana"));
    await waitFor(() => expect(asked()).toEqual({ ...filters, limit: "10", offset: "10" }));
    expect(window.location.search).toBe(
      "?q=lezak&period=all&method=tank_tank&status=delivered&sort=total&page=2",
    );
  });

  test("is narrowed by a status, which clearing takes off again", async () => {
    const user = await openHistory();
    await user.click(screen.getByRole("button", { name: namedFrom("Stav") }));
    await user.click(await screen.findByRole("option", { name: "zpracovává se" }));
    await waitFor(() => expect(table()).toHaveLength(2));
    expect(window.location.search).toBe("?status=in-progress");
    await user.click(button("Zrušit filtry"));
    await waitFor(() => expect(table()).toHaveLength(11));
    expect(window.location.search).toBe("");
  });

  test("of one place asks for none", async () => {
    await openHistory();
    const filters = within(screen.getByRole("region", { name: named("Filtry objednávek") }));
    expect(filters.queryByRole("button", { name: namedFrom("Odběrné místo") })).toBeNull();
    expect(filters.getByRole("button", { name: namedFrom("Období") })).toBeTruthy();
  });

  test("HISTORY-11 is of cards on mobile", async () => {
    setWindowWidth(390);
    await openHistory();
    const cards = within(screen.getByRole("list", { name: named("Moje objednávky") }));
    expect(cards.getAllByRole("listitem")).toHaveLength(10);
    await expectAccessible();
  });
});

describe("where there is no order to show", () => {
  test("the whole history is offered before the filters are taken off", async () => {
    orders = [];
    const user = await openHistory("?status=cancelled");
    expect(main()).toContain("Žádná objednávka neodpovídá filtrům.");
    expect(button("Exportovat").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Hledat v celé historii"));
    expect(window.location.search).toBe("?period=all&status=cancelled");
  });

  test.each(["", "?period=all"])("who has none at all is led to the catalogue: %s", async (address) => {
    orders = [];
    await openHistory(address);
    expect(main()).toContain("Zatím tu nejsou žádné objednávky.");
    expect(addressOf(link("Otevřít katalog"))).toBe("/catalog/products");
  });

  test("who has ordered nothing lately, and set no filter, is led to what is older", async () => {
    api.set("orders", ({ query }) => {
      const isOfLate = query.has("dateFrom");
      return { sopList: isOfLate ? [] : everyOrder.slice(0, 10), total: isOfLate ? 0 : 23, next: null };
    });
    const user = await openHistory();
    expect(main()).toContain("Za posledních 90 dní tu není žádná objednávka.");
    expect(main()).not.toContain("filtrům");
    expect(addressOf(link("Otevřít katalog"))).toBe("/catalog/products");
    await expectAccessible();
    await user.click(button("Zobrazit celou historii"));
    await waitFor(() => expect(table()).toHaveLength(11));
    expect(window.location.search).toBe("?period=all");
  });

  test("C14 but not who may not order", async () => {
    orders = [];
    api.set("GetUserInfoById", () =>
      someUserInfo({ allAvailablePermission: ["My Orders"], permissionSchema: [looksOnly] }),
    );
    await openHistory("?period=all");
    expect(main()).toContain("Zatím tu nejsou žádné objednávky.");
    expect(noLink("Otevřít katalog")).toBeNull();
  });

  test("a history that could not be read is read again on request", async () => {
    api.breakDown("orders");
    const user = await openHistory();
    await screen.findByText(/Objednávky se\s+nepodařilo načíst/u);
    api.mend("orders");
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(table()).toHaveLength(11));
  });
});
