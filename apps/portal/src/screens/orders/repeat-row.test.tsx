import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { button, named, namedFrom, noButton, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someItem, someOrder } from "../../testing/some-order.ts";
import { someOrderRow } from "../../testing/some-order-row.ts";
import { somePlace } from "../../testing/some-place.ts";
import { someAgain, someItemAgain } from "../../testing/some-preview-again.ts";

withPortal();
// The first one to open it would wait until all of it is compiled.
beforeAll(() => import("./repeat-order.tsx"));

const put = { message: "", added_count: 1, changed_count: 0, replaced_count: 0, failed_count: 0 };
const number = "4700100303";
const again = `Objednat znovu ${number}`;
const rest = `Doobjednat, co z ${number} nepřišlo`;

beforeEach(() => {
  api.set("orders", () => ({ sopList: [someOrderRow()], total: 1, next: null }));
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
  api.set("ProductsBySku", () => ({ products: { items: [...goods] } }));
  api.set("OrderPreview", () => someAgain([someItemAgain()]));
  api.set("ReorderItems", () => {
    cart.setElsewhere("100112", 10);
    return { reorderItems: { status: true, ...put, failed_items: [], replaced: null } };
  });
});

async function openHistory(row: Parameters<typeof someOrderRow>[0] = {}) {
  api.set("orders", () => ({ sopList: [someOrderRow(row)], total: 1, next: null }));
  const { user } = await openPortal("/orders/history");
  await screen.findByRole("table", { name: named("Moje objednávky") });
  await quiet();
  return user;
}

/** The preview; until the order is known, another dialog keeps its place. */
async function preview() {
  await screen.findByRole("button", { name: named("Zrušit") });
  return within(screen.getByRole("dialog", { name: named(again) }));
}

/** What puts the lines into the cart; it waits until they are judged. */
async function putting(text: string) {
  await waitFor(() => expect(button(text).getAttribute("aria-disabled")).not.toBe("true"));
  return button(text);
}

describe("HISTORY-03 from a row of the history", () => {
  test("the order opens its preview and goes into the cart", async () => {
    const user = await openHistory();
    await user.click(button(again));
    await user.click(await putting("Vložit 1 položku do košíku"));
    await waitFor(() =>
      expect(api.lastOf("ReorderItems")).toMatchObject({ orderNumber: number, part: "WHOLE_ORDER" }),
    );
  });

  test("a partly delivered one begins with what never came, and the whole can be had instead", async () => {
    const line = someItem({ quantity_confirmed: 10, quantity_shipped: 7 });
    const came = someItem({
      ...{ id: "4700100303-2", product_sku: "100113", quantity_ordered: 2, quantity_shipped: 2 },
      ...{ number_of_packages: 2, number_of_layer: 0 },
    });
    const order = someOrder({ state: "partially-delivered", status: "delivered", items: [line, came] });
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [order] } } }));
    api.set("OrderPreview", ({ part }) =>
      part === "MISSING_REST"
        ? someAgain([someItemAgain({ quantity: 3, saved_quantity: 3 })])
        : someAgain([
            someItemAgain(),
            someItemAgain({ sku: "100113", index: 1, quantity: 2, saved_quantity: 2 }),
          ]),
    );
    const user = await openHistory({ state: "partially-delivered" });
    await user.click(button(rest));
    const opened = await preview();
    await putting("Vložit 1 položku do košíku");
    expect(textOf(screen.getByRole("dialog", { name: named(again) }))).toContain("3 sudy");
    await expectAccessible();
    await user.click(opened.getByRole("radio", { name: namedFrom("Celou objednávku znovu") }));
    await putting("Vložit 2 položky do košíku");
    await user.click(opened.getByRole("radio", { name: namedFrom("Jen to, co nepřišlo") }));
    await user.click(await putting("Vložit 1 položku do košíku"));
    await waitFor(() => expect(api.lastOf("ReorderItems")).toMatchObject({ part: "MISSING_REST" }));
  });

  test("a cancelled one is had again whole", async () => {
    const order = someOrder({ state: "cancelled", status: "cancelled" });
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [order] } } }));
    const user = await openHistory({ state: "cancelled", status: "cancelled" });
    await user.click(button(again));
    const opened = await preview();
    await putting("Vložit 1 položku do košíku");
    expect(opened.queryByRole("radio")).toBeNull();
  });

  test("a collection of empties has no goods to be had again", async () => {
    await openHistory({ method: "emptiespickup_emptiespickup", documentCode: "YSER", lines: 0 });
    expect(noButton(again)).toBeNull();
  });

  test("an order that cannot be read says so, and is tried again there", async () => {
    api.breakDown("CustomerOrder");
    const user = await openHistory();
    await user.click(button(again));
    await screen.findByText(named(`Objednávku ${number} se nepodařilo načíst.`));
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
    await user.click(button("Zkusit znovu"));
    await putting("Vložit 1 položku do košíku");
  });
});

describe("TRANSPORT-07 goods that the chosen way does not carry", () => {
  const tank = someOrder({ shipping_method: "tank_tank" });
  const refused = someItemAgain({
    state: "NOT_ADDABLE",
    error: { message: "Vyžaduje tankovou objednávku." },
  });

  beforeEach(() => {
    api.set("GetShipToBySapId", ({ id }) =>
      somePlace({ shiptosapid: id, offeredMethods: ["selfpickup_selfpickup", "tank_tank"] }),
    );
  });

  test("the preview offers the way that does, and is asked anew for it", async () => {
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [tank] } } }));
    api.set("OrderPreview", () => someAgain([refused]));
    const user = await openHistory({ method: "tank_tank" });
    await user.click(button(again));
    const opened = await preview();
    const way = await opened.findByRole("button", { name: namedFrom("Přepnout na: Tank") });
    api.set("OrderPreview", () => someAgain([someItemAgain()], { delivery_method: "tank_tank" }));
    await user.click(way);
    await waitFor(() => expect(api.lastOf("SetTransportType")).toMatchObject({ method: "tank_tank" }));
    await putting("Vložit 1 položku do košíku");
    expect(opened.queryByRole("button", { name: namedFrom("Přepnout na") })).toBeNull();
  });
});
