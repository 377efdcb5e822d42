import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, link, named, namedFrom, noLink, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someItem, someOrder } from "../../testing/some-order.ts";
import { someOrderRow } from "../../testing/some-order-row.ts";
import { someAgain, someItemAgain } from "../../testing/some-preview-again.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

beforeEach(() => {
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
  api.set("ProductsBySku", () => ({ products: { items: [...goods] } }));
  api.set("PreviousOrders", () => ({ customer: { orders: { items: [] } } }));
  api.set("OrderPreview", () => someAgain([someItemAgain()]));
});

const main = () => textOf(screen.getByRole("main"));
const knows = (...rows: ReturnType<typeof someOrderRow>[]) =>
  api.set("orders", () => ({ sopList: rows, total: rows.length, next: null }));

async function openHome() {
  const { user } = await openPortal("/");
  await quiet();
  return user;
}

describe("ROUTE-01 the greeting", () => {
  test("says who is there and leads to ordering", async () => {
    await openHome();
    expect(main()).toContain("Jana Novotná · Hostince Modrá hvězda s.r.o.");
    expect(addressOf(link("Nová objednávka z katalogu"))).toBe("/catalog/products");
    expect(addressOf(link("Rychlé zadání"))).toBe("/catalog/fast-entry");
    expect(screen.getAllByRole("link", { name: named("Spočítat sklep") }).map(addressOf)).toContain(
      "/cellar",
    );
    await expectAccessible();
  });

  test("OP-152 whose role has no catalogue is told who can give it, and what there is instead", async () => {
    const rpDetails = [
      { permission: "My Orders", customerType: "POS", rolename: "Accountant", roleid: "R05" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({
        allAvailablePermission: ["Home Page", "My Orders"],
        permissionSchema: [someAccess({ rpDetails })],
      }),
    );
    await openHome();
    expect(main()).toContain("Objednávání není součástí vaší role.");
    expect(main()).toContain("Co vám portál nabízí");
    expect(noLink("Nová objednávka z katalogu")).toBeNull();
  });

  test("DEDIT-04 somebody made up without a place, as settings are previewed, finds ways on and nothing that never comes", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ permissionSchema: [] }));
    await openHome();
    expect(main()).toContain("Co vám portál nabízí");
    expect(main()).not.toContain("Objednávání není součástí vaší role.");
    expect(screen.queryByRole("status", { name: named("Načítáme poslední objednávku") })).toBeNull();
  });

  test("SHIPTO-11 whose only place is suspended is told which, and whom to write to", async () => {
    api.set("GetUserInfoById", () =>
      someUserInfo({ permissionSchema: [someAccess({ shipToStatus: "SUSPENDED" })] }),
    );
    await openHome();
    expect(main()).toContain("Vaše odběrné místo je pozastavené");
    expect(main()).toContain("Restaurace U Modré hvězdy");
    expect(addressOf(link("Napsat zákaznickému servisu"))).toBe("/contact");
  });
});

describe("HISTORY-03 repeating the last order", () => {
  const put = () => screen.findByRole("button", { name: named("Vložit 1 položku do košíku") });

  test("nothing to decide: it goes into the cart by one click, and from there it can be sent", async () => {
    knows(someOrderRow());
    const user = await openHome();
    await waitFor(() => expect(main()).toContain("Položka je dostupná"));
    await user.click(await put());
    await waitFor(() => expect(Object.keys(cart.held())).toEqual(["100112"]));
    expect(addressOf(await screen.findByRole("link", { name: named("Zkontrolovat a odeslat") }))).toBe(
      "/cart/recap",
    );
  });

  test("says that all of it is there and costs what it did", async () => {
    knows(someOrderRow());
    await openHome();
    await waitFor(() => expect(main()).toContain("Položka je dostupná, cena se nezměnila."));
    expect(main()).toContain("Zopakovat objednávku z 18.11.");
  });

  test("which order it is stands there before the order has come", async () => {
    knows(someOrderRow());
    const release = api.hold("CustomerOrder");
    await openHome();
    const title = await screen.findByRole("heading", {
      level: 2,
      name: namedFrom("Zopakovat objednávku z 12.11."),
    });
    expect(main()).toContain("4700100303 · Standardní · dodání v pondělí 16.11.");
    expect(within(title.parentElement ?? document.body).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("button", { name: named("Vložit 1 položku do košíku") })).toBeNull();
    release();
    await put();
    expect(screen.getAllByRole("heading", { name: namedFrom("Zopakovat objednávku z") })).toHaveLength(1);
  });

  test("what became dearer is said before", async () => {
    knows(someOrderRow());
    api.set("CustomerOrder", () => ({
      customer: {
        orders: { items: [someOrder({ items: [someItem({ product_sale_price: { value: 1500 } })] })] },
      },
    }));
    await openHome();
    await waitFor(() => expect(main()).toContain("1 položka zdražila"));
  });

  test("with goods in the cart the preview asks what becomes of them", async () => {
    cart.setElsewhere("100101", 3);
    knows(someOrderRow());
    const user = await openHome();
    await waitFor(() => expect(main()).toContain("Zeptáme se, zda přidat, nebo nahradit."));
    await user.click(await put());
    expect(await screen.findByRole("dialog", { name: namedFrom("Objednat znovu") })).toBeTruthy();
    expect(cart.held()).toEqual({ "100101": 3 });
  });

  test("a place without any order says so", async () => {
    await openHome();
    await waitFor(() => expect(main()).toContain("Z tohoto místa zatím nic neobjednáno"));
  });

  test("what cannot be read is tried again there, and the rest of the page stands", async () => {
    api.breakDown("orders");
    const user = await openHome();
    expect(await screen.findByText("Poslední objednávku se nepodařilo načíst.")).toBeTruthy();
    knows(someOrderRow());
    await user.click(button("Zkusit znovu"));
    expect(await put()).toBeTruthy();
  });

  test("a cancelled order and a collection of empties are not repeated", async () => {
    knows(
      someOrderRow({ orderNumber: "1", state: "cancelled" }),
      someOrderRow({ orderNumber: "2", method: "emptiespickup_emptiespickup" }),
      someOrderRow({ orderNumber: "4700100303" }),
    );
    await openHome();
    await put();
    expect(api.lastOf("CustomerOrder")).toMatchObject({ number: "4700100303" });
  });

  test("C2 what was left out this time but usually comes is offered by one tap", async () => {
    knows(someOrderRow());
    const previous = ["1", "2", "3"].map((number) => ({
      number,
      items: [
        { product_sku: "100112", quantity_ordered: 10 },
        { product_sku: "100113", quantity_ordered: 4 },
      ],
    }));
    api.set("PreviousOrders", () => ({
      customer: { orders: { items: [{ previous_orders: previous }] } },
    }));
    const user = await openHome();
    const offer = await screen.findByRole("button", { name: namedFrom("Přidat 4 sudy: Lipovrch 11") });
    await user.click(offer);
    await waitFor(() => expect(main()).toContain("Přidáno: 4 sudy."));
    expect(screen.getByRole("button", { name: namedFrom("Nepřidávat: Lipovrch 11") })).toBeTruthy();
  });
});

describe("what is on its way, and what waits for a word", () => {
  test("an order that comes today says when, and can be followed", async () => {
    knows(someOrderRow({ deliveryDate: "2026-11-20", state: "on-the-way", status: "in delivery", lines: 3 }));
    await openHome();
    const follow = await screen.findByRole("link", { name: named("Sledovat objednávku 4700100303") });
    expect(addressOf(follow)).toBe("/orders/history/4700100303");
    expect(main()).toContain("Dnes přijede 7:00–11:00: 3 položky");
  });

  test("B14 an order above the limit asks for a decision first of all", async () => {
    knows(someOrderRow({ state: "received", status: "new", aboveLimit: 452.9, priceState: "settled" }));
    await openHome();
    await waitFor(() => expect(main()).toContain("Cena po potvrzení je nad vaším limitem o 452,90 Kč."));
    expect(button("Ponechat objednávku 4700100303 za novou cenu")).toBeTruthy();
  });

  test("the cart says what is in it and leads there", async () => {
    cart.setElsewhere("100112", 2);
    await openHome();
    await waitFor(() => expect(main()).toContain("Přejít do košíku"));
    expect(main()).toContain("1 položka");
  });

  test("until when one may order for the chosen day stands on the page", async () => {
    await openHome();
    await waitFor(() => expect(main()).toMatch(/26\.11\./u));
  });
});
