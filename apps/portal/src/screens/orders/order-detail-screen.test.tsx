import { act, screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import type { OrderAnswer } from "../../features/orders/detail/customer-order-document.ts";
import {
  addressOf,
  button,
  facts,
  link,
  named,
  namedFrom,
  noButton,
  rowsOf,
  textOf,
} from "../../testing/find.ts";
import { api, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someDocument, someDocuments } from "../../testing/some-documents.ts";
import { someEmpties, someItem, someOrder } from "../../testing/some-order.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

let order = someOrder();
beforeEach(() => {
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [order] } } }));
  api.set("JoinedOrder", () => ({ customer: { orders: { items: [] } } }));
  api.set("ProductsBySku", () => ({ products: { items: [...goods] } }));
  api.set("CancelOrder", () => ({ cancelOrder: { message: "Objednávka je zrušená.", errorV2: null } }));
});

async function openOrder(said: Partial<OrderAnswer> = {}) {
  order = someOrder(said);
  const { user } = await openPortal("/orders/history/4700100303");
  await screen.findByRole("heading", { level: 1, name: named("4700100303") });
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const lines = () => rowsOf(screen.getByRole("table", { name: named("Položky objednávky 4700100303") }));

describe("HISTORY-02 one order", () => {
  test("says how far it is, what was ordered and what it comes to", async () => {
    await openOrder();
    expect(main()).toContain("Vaše číslo PO-101-00303 · vytvořeno ve středu 18.11. 12:03");
    expect(lines()[1]).toEqual([
      expect.stringContaining("Lipovrch 10 světlé výčepní"),
      "10 sudů",
      "1 649,00 Kč",
      "16 490,00 Kč",
    ]);
    expect(facts(screen.getByRole("region", { name: named("Částky") }))).toEqual({
      "Zboží bez DPH": "16 490,00 Kč",
      "DPH 21 %": "3 462,90 Kč",
      "Zálohy za obaly": "15 000,00 Kč",
      Celkem: "34 952,90 Kč",
    });
    await expectAccessible();
  });

  test("where and when it goes, how much it is, and how it is paid", async () => {
    await openOrder();
    const delivery = facts(screen.getByRole("region", { name: named("Dodání") }));
    expect(delivery["Den dodání"]).toBe("čt 19.11.2026");
    expect(delivery["Časové okno"]).toBe("7:00–11:00");
    expect(delivery["Náklad"]).toContain("0,4 palety, 630 kg");
    expect(delivery["Platba"]).toBe("Převodem na účet");
  });

  test("on mobile each line is a card with the same numbers", async () => {
    setWindowWidth(390);
    await openOrder();
    expect(main()).toContain("10 sudů");
    expect(main()).toContain("16 490,00 Kč");
    await expectAccessible();
  });

  test("HISTORY-10 what was delivered otherwise than ordered is said in words", async () => {
    const short = someItem({ quantity_confirmed: 10, quantity_shipped: 8, change_reason: "Rozbitý sud" });
    await openOrder({ state: "delivered", status: "delivered", items: [short] });
    expect(main()).toContain("1 položka se liší od objednávky.");
    expect(main()).toContain("doručili jsme 8 z 10.");
    expect(main()).toContain("Účtujeme jen to, co jsme doručili.");
    expect(main()).toContain("Důvod: Rozbitý sud");
  });

  test("DORD-03 what the brewery offers in place of what it did not confirm leads to the goods", async () => {
    const substitutes = [{ sku: "100201", name: "Lipovrch 11 světlý ležák, sud KEG 50 l" }];
    const short = someItem({ quantity_confirmed: 4, change_reason: "Vyprodáno", substitutes });
    await openOrder({ state: "confirmed", status: "confirmed", items: [short] });
    expect(main()).toContain("Důvod: Vyprodáno");
    const offered = screen.getByRole("link", { name: named("Lipovrch 11 světlý ležák, sud KEG 50 l") });
    expect(main()).not.toContain("Dosud nezpracováno");
    expect(offered.getAttribute("href")).toBe("/catalog/100201");
    await expectAccessible();
  });

  test("a cancelled one says that nothing is billed, and cannot be cancelled again", async () => {
    await openOrder({ state: "cancelled", status: "cancelled" });
    expect(screen.getByText("Objednávka byla zrušena, nic z ní neúčtujeme.")).toBeTruthy();
    expect(noButton("Zrušit objednávku")).toBeNull();
  });

  test("one that the ERP refused says that it is looked into", async () => {
    await openOrder({ state: "received", status: "new", delivery_status: "ORDER UNDER INVESTIGATION" });
    expect(main()).toContain("Pivovar objednávku právě prověřuje.");
  });

  test("DDISP-06 what was missing leads to the order that brings it, and back", async () => {
    await openOrder({
      replaces_order_number: "4700100001",
      replacement_orders: [{ number: "4700100999", delivery_date: "2026-11-24" }],
    });
    expect(main()).toContain("Doplňuje, co chybělo v objednávce 4700100001");
    expect(main()).toContain("Co chybělo, přivezeme 24.11. jako objednávku 4700100999");
    const link = screen.getByRole("link", { name: "4700100999" });
    expect(link.getAttribute("href")).toBe("/orders/history/4700100999");
  });

  test("empties that go back are listed with their deposits", async () => {
    await openOrder({ empties: [someEmpties()] });
    expect(main()).toContain("Sud KEG 50 l");
    expect(main()).toContain("10 500,00 Kč");
  });

  test("EMPTIES-02 until the driver has counted, the refund stands beside the sum and not in it", async () => {
    await openOrder({ empties: [someEmpties()] });
    expect(facts(screen.getByRole("region", { name: named("Částky") }))["Celkem"]).toBe("34 952,90 Kč");
    expect(main()).toContain("Za obaly se vám vrátí asi 10 500,00 Kč, nakonec tedy asi 24 452,90 Kč.");
  });

  test.each<[string, Parameters<typeof openOrder>[0]]>([
    ["counted by the driver", { empties: [someEmpties({ returned_units: 7 })] }],
    ["of a cancelled order", { empties: [someEmpties()], state: "cancelled", status: "cancelled" }],
  ])("EMPTIES-02 nothing more is expected back %s", async (_, said) => {
    await openOrder(said);
    expect(main()).toContain("Sud KEG 50 l");
    expect(main()).not.toContain("čekáme zpět");
  });

  test("DOCS-01 B6 its papers stand beside it: tax documents by their page, the others by their files", async () => {
    const paper = { orderNumbers: ["4700100303"] };
    api.set("GetAllDocuments", () =>
      someDocuments([
        someDocument({ ...paper, number: "2026100135" }),
        someDocument({ ...paper, documentType: "delivery-note", number: "8700100303", fileTypes: ["pdf"] }),
        someDocument({ ...paper, number: "4700100303", orderNumbers: ["4700100999"] }),
      ]),
    );
    await openOrder({ state: "delivered", status: "delivered" });
    const papers = screen.getByRole("region", { name: named("Doklady k objednávce") });
    expect(within(papers).getAllByRole("listitem")).toHaveLength(2);
    expect(addressOf(link("2026100135"))).toBe("/my-documents/2026100135");
    expect(button("Stáhnout PDF, Dodací list 8700100303")).toBeTruthy();
    await expectAccessible();
  });

  test("papers are not asked for by who may not see documents", async () => {
    const access = someAccess({
      rpDetails: [{ permission: "My Orders", customerType: "POS", rolename: "POS Key User", roleid: "R01" }],
    });
    api.set("GetUserInfoById", () =>
      someUserInfo({ allAvailablePermission: ["My Orders"], permissionSchema: [access] }),
    );
    await openOrder();
    expect(api.count("GetAllDocuments")).toBe(0);
  });

  test("an order that is nobody's here is not found, whoever else may have it", async () => {
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [] } } }));
    await openPortal("/orders/history/4700199999");
    expect(await screen.findByRole("heading", { name: named("Tuto objednávku jsme nenašli.") })).toBeTruthy();
    expect(main()).toContain("Číslo 4700199999 mezi vašimi objednávkami není.");
    expect(addressOf(link("Zpět na objednávky"))).toBe("/orders/history");
  });

  test("news of it are told while it is looked at", async () => {
    await openOrder();
    order = someOrder({ status: "in preparation", state: "confirmed" });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(main()).toContain("Objednávka 4700100303: Potvrzeno."));
  });
});

describe("HISTORY-04 cancelling", () => {
  const openQuestion = async (said: Partial<OrderAnswer> = {}) => {
    const user = await openOrder(said);
    await user.click(button("Zrušit objednávku"));
    const dialog = await screen.findByRole("alertdialog", { name: named("Zrušit objednávku 4700100303?") });
    await quiet();
    return { user, dialog: within(dialog) };
  };
  const yes = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole("button", { name: named("Zrušit objednávku") });

  test("asks first, and says what would be lost", async () => {
    const { user, dialog } = await openQuestion();
    expect(textOf()).toContain("Restaurace U Modré hvězdy · dodání ve čtvrtek 19.11. · 34 952,90 Kč");
    await user.click(dialog.getByRole("button", { name: named("Ponechat objednávku") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.count("CancelOrder")).toBe(0);
  });

  test("HISTORY-07 the server's word says that it is cancelled", async () => {
    const { user, dialog } = await openQuestion();
    order = someOrder({ state: "cancelled", status: "cancelled" });
    await user.click(yes(dialog));
    expect(await screen.findByText("Objednávka je zrušená.")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await waitFor(() => expect(noButton("Zrušit objednávku")).toBeNull());
  });

  test("a double click cancels once", async () => {
    const release = api.hold("CancelOrder");
    const { user, dialog } = await openQuestion();
    await user.dblClick(yes(dialog));
    release();
    await quiet();
    expect(api.count("CancelOrder")).toBe(1);
  });

  test("HISTORY-08 a refusal stands in the question, and there is nothing to try again", async () => {
    const message = "Zboží už je vyskladněné, objednávku zrušit nelze.";
    api.set("CancelOrder", () => ({ cancelOrder: { message: null, errorV2: { message } } }));
    const { user, dialog } = await openQuestion();
    await user.click(yes(dialog));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: named("Zrušit objednávku") })).toBeNull();
  });

  test("without an answer it can be tried again", async () => {
    api.breakDown("CancelOrder");
    const { user, dialog } = await openQuestion();
    await user.click(yes(dialog));
    await user.click(await dialog.findByRole("button", { name: named("Zkusit znovu") }));
    expect(api.count("CancelOrder")).toBe(2);
  });

  test("EMPTIES-03 the collection that goes with it stays, or goes as well by one tick", async () => {
    const joined = (number: string, main: string | null) => ({
      number,
      state: "received",
      delivery_status: null,
      main_order_number: main,
      empties_order_number: main === null ? "4700100304" : null,
      additional_data: { delivery_date: "2026-11-24" },
    });
    api.set("JoinedOrder", ({ number }) => ({
      customer: { orders: { items: [joined(number, number === "4700100304" ? "4700100303" : null)] } },
    }));
    const { user, dialog } = await openQuestion({ empties_order_number: "4700100304" });
    await user.click(
      await dialog.findByRole("checkbox", { name: namedFrom("Zrušit i svoz obalů 4700100304") }),
    );
    await user.click(dialog.getByRole("button", { name: named("Zrušit obě objednávky") }));
    await waitFor(() =>
      expect(api.lastOf("CancelOrder")).toEqual({ number: "4700100303", withEmpties: true }),
    );
  });

  test("HISTORY-09 a blocked order cannot be cancelled now, and the button says why", async () => {
    const user = await openOrder({ delivery_status: "ORDER UNDER INVESTIGATION" });
    await user.click(button("Zrušit objednávku"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(textOf()).toContain("Objednávka je zablokovaná, zrušit ji teď nelze.");
  });

  test("who may not order at the place may not cancel there either", async () => {
    const rpDetails = [
      { permission: "My Orders", customerType: "POS", rolename: "Accountant", roleid: "R05" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({
        allAvailablePermission: ["My Orders"],
        permissionSchema: [someAccess({ rpDetails })],
      }),
    );
    await openOrder();
    expect(textOf()).toContain("Zrušit ji může jen ten, kdo smí na toto odběrné místo objednávat.");
    expect(noButton("Objednat znovu")).toBeNull();
  });
});

describe("PRICE-06 prices that come later", () => {
  test("provisional ones are said to be so", async () => {
    await openOrder({ price_state: "provisional" });
    expect(screen.getByText("Ceny jsou předběžné.")).toBeTruthy();
  });

  test("settled ones say by how much and in which line they differ", async () => {
    const dearer = someItem({ provisional_price: { value: 1600 } });
    await openOrder({
      price_state: "settled",
      provisional_total: { value: 34_360 },
      items: [dearer],
    });
    expect(main()).toContain("16 000,00 Kč → 16 490,00 Kč");
  });

  test("B14 above the customer's limit: kept or cancelled, and nothing by itself", async () => {
    api.set("KeepOrderPrice", () => ({
      keepOrderPrice: { code: null, message: "Objednávka platí za novou cenu." },
    }));
    const user = await openOrder({
      price_state: "settled",
      provisional_total: { value: 34_000 },
      price_limit: { value: 34_500 },
    });
    expect(main()).toContain("Celkem 34 952,90 Kč, to je o 452,90 Kč víc než váš limit 34 500,00 Kč.");
    await user.dblClick(button("Ponechat za novou cenu"));
    expect(await screen.findByText("Objednávka platí za novou cenu.")).toBeTruthy();
    expect(api.count("KeepOrderPrice")).toBe(1);
  });
});
