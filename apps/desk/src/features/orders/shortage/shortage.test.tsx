import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const order = {
  ...{ number: "4700100901", version: 3, shipToId: "500101", shipToName: "Restaurace U Modré hvězdy" },
  ...{ deliveryDate: "2026-11-25", method: "truck_dis001", sentAt: "2026-11-23T08:00:00.000Z" },
  ...{ state: "received", ordered: 10, confirmed: null, isAlone: false, refusal: null },
};
const later = {
  ...order,
  ...{ number: "4700100902", shipToName: "Bistro Na Rohu", sentAt: "2026-11-23T09:00:00.000Z" },
  ...{ ordered: 6, isAlone: true },
};
const confirmed = {
  ...order,
  ...{ number: "4700100903", shipToName: "Hotel Slunce", state: "confirmed", confirmed: 4, ordered: 4 },
  refusal: { code: "not-waiting", message: "Na potvrzení už nečeká." },
};
const found = {
  ...{ sku: "100101", name: "Lipovrch 10 světlé výčepní", sellableFrom: null, isErpOwned: false },
  ...{ orders: [order, later, confirmed], hasMore: false, carts: 2, cartBoxes: 12 },
  like: ["100102", "100103", "100104", "100105"].map((sku) => ({ sku, name: `Náhrada ${sku}` })),
};
const me = somebody(["orders", "change"], ["products", "change"]);
const sent = () => asked.find(({ operation }) => operation === "ConfirmShort")?.variables;
const boxesOf = (number: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^Dostane: .*${number}$`) });

describe("DORD-03 a product runs out", () => {
  test("what there is goes to whoever sent first; what customers read and may take instead is sent with it", async () => {
    const results = [order, later].map(({ number }) => ({ number, refusal: null }));
    const { user } = await openDesk("/desk/shortages/100101", {
      ...{ me, Shortage: { shortage: found } },
      ConfirmShort: { confirmShort: { results, refusal: null } },
    });
    await user.type(await screen.findByRole("textbox", { name: "Kolik balení je" }), "12");
    expect([boxesOf(order.number).value, boxesOf(later.number).value]).toEqual(["10", "2"]);
    expect(screen.getByText("Chtějí 16, dostanou 12, chybí 4.")).toBeTruthy();
    expect(screen.getByText(/Ve 2 rozpracovaných košících je ho 12 balení/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Potvrdit 2 objednávky" }));
    expect(screen.getByText("Napište, proč je méně.")).toBeTruthy();
    expect(sent()).toBeUndefined();
    await user.type(screen.getByRole("combobox", { name: "Proč je méně" }), "Vyprodáno");
    await user.click(screen.getByRole("checkbox", { name: /Náhrada 100102/ }));
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Potvrdit 2 objednávky" }));
    await screen.findByText("2 objednávky jsou potvrzené a zákazníci to vědí.");
    expect(sent()).toEqual({
      input: {
        ...{ sku: "100101", reason: "Vyprodáno", substitutes: ["100102"] },
        orders: [
          { number: order.number, version: 3, boxes: 10 },
          { number: later.number, version: 3, boxes: 2 },
        ],
      },
    });
  });

  test("staff share out otherwise, leave one out, and see which order falls away; no more than three substitutes", async () => {
    const { user } = await openDesk("/desk/shortages/100101", { me, Shortage: { shortage: found } });
    const boxes = await screen.findByRole("textbox", { name: /^Dostane: .*4700100902$/ });
    await user.clear(boxes);
    await user.type(boxes, "7");
    expect(boxes.getAttribute("aria-invalid")).toBe("true");
    await user.clear(boxes);
    await user.type(boxes, "0");
    expect(screen.getByText("nic jiného v ní není, zruší se")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "4700100901" }));
    expect(screen.getByText("Chtějí 6, dostanou 0, chybí 6.")).toBeTruthy();
    for (const sku of ["100102", "100103", "100104"])
      await user.click(screen.getByRole("checkbox", { name: new RegExp(sku) }));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /100105/ }).disabled).toBe(true);
    const row = within(screen.getByRole("row", { name: /Hotel Slunce/ }));
    expect(row.getByText("4 z 4")).toBeTruthy();
    expect(row.getByRole("link", { name: "Změnit objednávku" })).toBeTruthy();
  });

  test("an order that somebody else was quicker with stays, says why, and nothing typed is lost", async () => {
    const refusal = { code: "changed-meanwhile", message: "Objednávku mezitím změnil někdo jiný." };
    const results = [
      { number: order.number, refusal },
      { number: later.number, refusal: null },
    ];
    const { user } = await openDesk("/desk/shortages/100101", {
      ...{ me, Shortage: { shortage: found } },
      ConfirmShort: { confirmShort: { results, refusal: null } },
    });
    await user.type(await screen.findByRole("combobox", { name: "Proč je méně" }), "Vyprodáno");
    await user.click(screen.getByRole("button", { name: "Potvrdit 2 objednávky" }));
    await waitFor(() => expect(screen.getByText(refusal.message)).toBeTruthy());
    expect(screen.getByRole("combobox", { name: "Proč je méně" })).toHaveProperty("value", "Vyprodáno");
  });

  test("whoever only sees orders, or whose ERP confirms them, sees whom it touches and confirms nothing", async () => {
    const seer = somebody(["orders", "see"]);
    await openDesk("/desk/shortages/100101", {
      me: seer,
      Shortage: { shortage: { ...found, isErpOwned: true } },
    });
    expect(await screen.findByText("Bistro Na Rohu")).toBeTruthy();
    expect(screen.getByText(/Objednávky potvrzuje připojený ERP/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Potvrdit/ })).toBeNull();
  });
});
