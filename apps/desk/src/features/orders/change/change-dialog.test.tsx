import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ number: "4700100966", erpNumber: null, shipToId: "500202", shipToName: "Sklad Horní Sovín" },
  ...{ companyName: "Nápoje Brázda, a.s.", method: "flatrate_flatrate", deliveryDate: "2026-11-26" },
  ...{
    createdAt: "2026-11-23T10:42:00.000Z",
    state: "received",
    netMinor: 13_225_184,
    totalMinor: 17_000_000,
    orderedNetMinor: 13_225_184,
    orderedTotalMinor: 17_000_000,
  },
  ...{ currency: "CZK", litres: 10_996, pallets: 26.4, kilograms: 20_483, source: "portal", erp: "taken" },
  isProvisional: false,
};
const order = {
  ...{ row, orderedBy: "Milan Jelínek", customerOrderNumber: "PO-202", noteForDriver: "", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "", caller: null },
  ...{ window: "", vatMinor: 0, depositMinor: 0, returnedMinor: 0, takenBack: [] },
  ...{ moves: ["confirm", "cancel"], isErpOwned: false, empties: [], timeline: [], papers: [], messages: [] },
  ...{ tickets: [], notes: [], replaces: null, replacements: [], history: [], problems: [] },
  lines: [
    {
      ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", ordered: 208, confirmed: null, delivered: null },
      ...{
        invoiced: null,
        changeReason: null,
        substitutes: [],
        short: 0,
        replaced: 0,
        unitPriceMinor: 19_448,
        netMinor: 4_045_184,
      },
    },
  ],
};
const goods = [
  { sku: "100101", name: "Lipovrch 10", boxesBefore: 208, price: 19_448 },
  { sku: "100201", name: "Lipovrch sud", boxesBefore: 60, price: 153_000 },
];

type Input = {
  readonly wanted?: { readonly lines: readonly { readonly sku: string; readonly boxes: number }[] };
};

/** Answers as the server would, by what is wanted. */
function tried({ input }: { readonly input: Input }) {
  const wanted = new Map(input.wanted?.lines.map(({ sku, boxes }) => [sku, boxes]));
  const isWanted = input.wanted !== undefined;
  const all = [
    ...goods,
    ...(wanted.has("100112") ? [{ sku: "100112", name: "Mlynář 10", boxesBefore: 0, price: 18_304 }] : []),
  ];
  const lines = all.map(({ sku, name, boxesBefore, price }) => {
    const boxes = isWanted ? (wanted.get(sku) ?? 0) : boxesBefore;
    return {
      ...{ sku, name, boxesBefore, boxes, unitPriceMinorBefore: boxesBefore > 0 ? price : null },
      ...{ unitPriceMinor: boxes > 0 ? price : null, netMinorBefore: boxesBefore * price },
      netMinor: boxes * price,
    };
  });
  const sumOf = (net: number) => ({ netMinor: net, totalMinor: net, pallets: 26.4, kilograms: 21_300 });
  const net = lines.reduce((sum, line) => sum + line.netMinor, 0);
  return {
    orderChangePreview: {
      change: {
        ...{ changeUntil: "2026-11-24T13:30", methods: ["flatrate_flatrate", "selfpickup_selfpickup"] },
        ...{ before: sumOf(13_225_184), after: sumOf(net), lines },
        obstacles:
          net > 20_000_000
            ? [{ code: "max-pallets-exceeded", message: "Příliš mnoho palet.", sku: null }]
            : [],
      },
      refusal: null,
    },
  };
}

const open = async (more: Readonly<Record<string, unknown>> = {}) => {
  const page = await openDesk("/desk/orders/4700100966", {
    me: somebody(["orders", "change"], ["products", "see"]),
    ...{ Order: { order }, OrderChangePreview: tried, ChangeOrder: { changeOrder: { refusal: null } } },
    FoundGoods: { foundGoods: [{ sku: "100112", name: "Mlynář 10" }] },
    ...more,
  });
  await page.user.click(await screen.findByRole("button", { name: "Změnit" }));
  const dialog = await screen.findByRole("dialog", { name: "Změna odeslané objednávky" });
  return { ...page, dialog: within(dialog) };
};
/** A space that does not break stands in it. */
const save = /^Uložit změnu a\soznámit$/;
const sent = (operation: string) => asked.filter((one) => one.operation === operation);

describe("DORD-04 the change of a sent order", () => {
  test("shows what it will come to, needs a reason, and goes with the version that was seen", async () => {
    const { user, dialog } = await open();
    expect(await dialog.findByText(/měnit lze do út 24\.\s?11\. 13:30/)).toBeTruthy();
    const boxes = dialog.getByRole("textbox", { name: "Bude: Lipovrch 10" });
    await user.clear(boxes);
    await user.type(boxes, "248");
    await user.click(dialog.getByRole("button", { name: "Odebrat Lipovrch sud" }));
    const line = dialog.getByRole("row", { name: /Lipovrch 10/ });
    expect(await within(line).findByText("+7 779,20")).toBeTruthy();
    expect(await dialog.findByText("−84 020,80")).toBeTruthy();
    await user.type(dialog.getByRole("combobox", { name: "Přidat zboží" }), "mly");
    await user.click(await dialog.findByRole("option", { name: /Mlynář 10/ }));
    expect(dialog.getByRole("row", { name: /Mlynář 10 přidáno/ })).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole("button", { name: save }));
    expect(dialog.getByText("Napište důvod.")).toBeTruthy();
    expect(sent("ChangeOrder")).toEqual([]);
    await user.type(dialog.getByRole("combobox", { name: /Důvod změny/ }), "Volal");
    await user.type(dialog.getByRole("textbox", { name: /Vzkaz pro zákazníka/ }), "Dohodnuto.");
    await user.click(dialog.getByRole("button", { name: save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("ChangeOrder")[0]?.variables).toEqual({
      input: {
        ...{ number: row.number, version: 3, reason: "Volal", message: "Dohodnuto." },
        expectedTotalMinor: 248 * 19_448 + 18_304,
        wanted: {
          ...{ deliveryDate: "2026-11-26", method: "flatrate_flatrate" },
          ...{ customerOrderNumber: "PO-202", noteForDriver: "" },
          lines: [
            { sku: "100101", boxes: 248 },
            { sku: "100112", boxes: 1 },
          ],
        },
      },
    });
  });

  test("what the rules say stands in their words, and nothing is sent", async () => {
    const { user, dialog } = await open();
    const boxes = await dialog.findByRole("textbox", { name: "Bude: Lipovrch 10" });
    expect(dialog.getByText("Pravidla portálu objednávka splňuje.")).toBeTruthy();
    await user.clear(boxes);
    await user.type(boxes, "900");
    expect(await dialog.findByText("Příliš mnoho palet.")).toBeTruthy();
    await user.type(dialog.getByRole("combobox", { name: /Důvod změny/ }), "Volal");
    await user.click(dialog.getByRole("button", { name: save }));
    expect(sent("ChangeOrder")).toEqual([]);
  });

  test("DEDIT-06 what was typed is there when the form is opened again", async () => {
    const { user, dialog } = await open();
    const boxes = await dialog.findByRole("textbox", { name: "Bude: Lipovrch 10" });
    await user.clear(boxes);
    await user.type(boxes, "248");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Změnit" }));
    expect(await screen.findByDisplayValue("248")).toBeTruthy();
  });

  test("DEDIT-01 somebody else was quicker: it says so and keeps what was typed", async () => {
    const refusal = {
      code: "changed-meanwhile",
      message: "Objednávku mezitím změnil někdo jiný.",
      lineNo: null,
    };
    const { user, dialog } = await open({ ChangeOrder: { changeOrder: { refusal } } });
    const boxes = await dialog.findByRole("textbox", { name: "Bude: Lipovrch 10" });
    await user.clear(boxes);
    await user.type(boxes, "248");
    await user.type(dialog.getByRole("combobox", { name: /Důvod změny/ }), "Volal");
    await user.click(dialog.getByRole("button", { name: save }));
    expect(await dialog.findByText("Objednávku mezitím změnil někdo jiný.")).toBeTruthy();
    expect(dialog.getByDisplayValue("248")).toBeTruthy();
  });

  test("an order that cannot be changed any more says why and takes nothing", async () => {
    const refusal = { code: "change-too-late", message: "Tuto objednávku už změnit nejde." };
    const { dialog } = await open({ OrderChangePreview: { orderChangePreview: { change: null, refusal } } });
    expect(await dialog.findByText("Tuto objednávku už změnit nejde.")).toBeTruthy();
    expect(dialog.queryByRole("button", { name: save })).toBeNull();
  });
});
