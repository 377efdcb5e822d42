import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { named, namedFrom, textOf } from "../../../testing/find.ts";
import { api, goods, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { someOrderRow } from "../../../testing/some-order-row.ts";
import { somePlace } from "../../../testing/some-place.ts";

withPortal();

const row = (at: number, said: Parameters<typeof someOrderRow>[0] = {}) =>
  someOrderRow({
    orderNumber: `470010030${at}`,
    createdAt: `2026-11-${19 - at}T12:03:00`,
    lines: 6,
    ...said,
  });

beforeEach(() => {
  api.set("ProductsBySku", () => ({ products: { items: [...goods] } }));
  api.set("PreviousOrders", () => ({ customer: { orders: { items: [{ previous_orders: [] }] } } }));
  api.set("CustomerOrder", ({ number }) => ({
    customer: {
      orders: {
        items: [someOrder({ number, order_date: `2026-11-${19 - Number(number.at(-1))} 12:03:00` })],
      },
    },
  }));
});

async function openHome(...rows: readonly ReturnType<typeof row>[]) {
  api.set("orders", () => ({ sopList: [...rows], total: rows.length, next: null }));
  const { user } = await openPortal("/");
  await screen.findByRole("heading", { name: namedFrom("Zopakovat objednávku") });
  await quiet();
  return user;
}

const choice = () => within(screen.getByRole("group", { name: named("Kterou objednávku zopakovat") }));
const chosen = () => textOf(choice().getByRole("button", { pressed: true }));

describe("HISTORY-03 which order is repeated", () => {
  test("a top-up of one line is not the last order, but it can be chosen", async () => {
    const user = await openHome(row(0, { lines: 1, net: 900 }), row(1), row(2), row(3), row(4));
    expect(
      choice()
        .getAllByRole("button")
        .map((one) => textOf(one)),
    ).toEqual(["19.11., 1 položka", "18.11., 6 položek", "17.11., 6 položek", "16.11., 6 položek"]);
    expect(chosen()).toBe("18.11., 6 položek");
    expect(screen.getByRole("heading", { name: named("Zopakovat objednávku z 18.11.") })).toBeTruthy();
    await expectAccessible();
    await user.click(choice().getByRole("button", { name: named("19.11., 1 položka") }));
    await screen.findByRole("heading", { name: named("Zopakovat objednávku z 19.11.") });
    await quiet();
    expect(chosen()).toBe("19.11., 1 položka");
  });

  test("orders of one day are told apart: by the time, of one minute by the sum, else by the number", async () => {
    const day = "2026-11-18T09:05:00";
    await openHome(
      row(1, { createdAt: "2026-11-18T14:40:00" }),
      row(2, { createdAt: day, net: 1200 }),
      row(3, { createdAt: day, net: 900 }),
      row(4, { createdAt: day, net: 900 }),
    );
    expect(
      choice()
        .getAllByRole("button")
        .map((one) => textOf(one)),
    ).toEqual([
      "18.11. 14:40, 6 položek",
      "18.11. 9:05, 1 200,00 Kč, 6 položek",
      "18.11. 9:05, 4700100303, 6 položek",
      "18.11. 9:05, 4700100304, 6 položek",
    ]);
  });

  test("of one order alone there is nothing to choose", async () => {
    await openHome(row(0));
    expect(screen.queryByRole("group", { name: named("Kterou objednávku zopakovat") })).toBeNull();
  });
});

test("TRANSPORT-07 tank beer under the standard order is no dead button: it offers the way that brings it", async () => {
  api.set("GetShipToBySapId", ({ id }) =>
    somePlace({ shiptosapid: id, offeredMethods: ["selfpickup_selfpickup", "tank_tank"] }),
  );
  const item = someItem({ product_sku: "100900" });
  api.set("CustomerOrder", () => ({
    customer: { orders: { items: [someOrder({ shipping_method: "tank_tank", items: [item] })] } },
  }));
  const user = await openHome(row(3, { method: "tank_tank" }));
  await user.click(screen.getByRole("button", { name: namedFrom("Přepnout na: Tank") }));
  await quiet();
  expect(api.lastOf("SetTransportType")).toMatchObject({ method: "tank_tank" });
});
