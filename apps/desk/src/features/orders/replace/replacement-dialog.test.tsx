import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const row = {
  ...{ number: "4700100966", erpNumber: null, shipToId: "500202", shipToName: "Sklad Horní Sovín" },
  ...{ companyName: "Nápoje Brázda, a.s.", method: "flatrate_flatrate", deliveryDate: "2026-11-26" },
  ...{ createdAt: "2026-11-23T10:42:00.000Z", state: "partially_delivered", netMinor: 4_045_184 },
  ...{
    orderedNetMinor: 4_045_184,
    orderedTotalMinor: 5_000_000,
    totalMinor: 5_000_000,
    currency: "CZK",
    litres: 10_996,
    pallets: 26.4,
    kilograms: 20_483,
  },
  ...{ source: "portal", erp: "taken", isProvisional: false },
};
const line = {
  ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", ordered: 208, confirmed: 208, delivered: 200 },
  ...{
    invoiced: 200,
    changeReason: "Rozbité",
    substitutes: [],
    short: 8,
    replaced: 0,
    unitPriceMinor: 19_448,
  },
  netMinor: 4_045_184,
};
const order = {
  ...{ row, orderedBy: "Milan Jelínek", customerOrderNumber: "PO-202", noteForDriver: "Zvonit", version: 3 },
  ...{ placedBy: null, overridden: [], overrideReason: null, overrideNote: "", caller: null },
  ...{ window: "", vatMinor: 0, depositMinor: 0, returnedMinor: 0, takenBack: [] },
  ...{ moves: [], isErpOwned: false, empties: [], timeline: [], papers: [], messages: [] },
  ...{ tickets: [], notes: [], history: [], problems: [], replaces: null, replacements: [], lines: [line] },
};

type Input = {
  readonly wanted?: {
    readonly deliveryDate: string;
    readonly lines: readonly { readonly boxes: number }[];
  };
};

/** Answers as the server would, by what is wanted. */
const tried =
  (claims: readonly object[]) =>
  ({ input: { wanted } }: { readonly input: Input }) => {
    const boxes = wanted?.lines[0]?.boxes ?? 8;
    const obstacles =
      wanted?.deliveryDate === "2026-11-28"
        ? [{ code: "day-closed", message: "V sobotu nezavážíme.", sku: null }]
        : [];
    return {
      replacementPreview: {
        replacement: {
          ...{ deliveryDate: "2026-11-30", method: "flatrate_flatrate", methods: ["flatrate_flatrate"] },
          lines: [
            {
              ...{ lineNo: 1, sku: "100101", name: "Lipovrch 10", short: 8, boxes },
              unitPriceMinor: 19_448,
              claims,
            },
          ],
          sums: { netMinor: boxes * 19_448, totalMinor: boxes * 30_000, pallets: 0.2, kilograms: 90 },
          obstacles,
        },
        refusal: null,
      },
    };
  };

const open = (more: Readonly<Record<string, unknown>> = {}, claims: readonly object[] = []) =>
  openDesk("/desk/orders/4700100966", {
    me: somebody(["orders", "change"]),
    ...{ Order: { order }, ReplacementPreview: tried(claims) },
    CreateReplacement: { createReplacement: { replacement: "4700200001", refusal: null } },
    ...more,
  });
/** A space that does not break stands in it. */
const save = /^Naplánovat a\soznámit$/;
const sent = () => asked.filter(({ operation }) => operation === "CreateReplacement");

describe("DDISP-06 the replacement delivery of an order", () => {
  test("is proposed from what is missing, tried as it is typed, and planned with the version that was seen", async () => {
    const { user } = await open();
    expect(await screen.findByText(/Chybí 8 balení/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Naplánovat doplnění" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Doplňková dodávka" }));
    const boxes = await dialog.findByRole("textbox", { name: "Doplní se: Lipovrch 10" });
    expect(boxes).toHaveProperty("value", "8");
    await user.clear(boxes);
    await user.type(boxes, "9");
    await user.click(dialog.getByRole("button", { name: save }));
    expect(sent()).toEqual([]);
    await user.clear(boxes);
    await user.type(boxes, "5");
    expect(await dialog.findByText(/Den i náklad jsou v/)).toBeTruthy();
    await expectAccessible();
    await user.type(dialog.getByRole("textbox", { name: /Vzkaz pro zákazníka/ }), "Omlouváme se.");
    await waitFor(async () => {
      await user.click(dialog.getByRole("button", { name: save }));
      expect(sent()).toHaveLength(1);
    });
    expect(sent()[0]?.variables).toEqual({
      input: {
        ...{ number: row.number, version: 3, knowsClaims: false, noteForDriver: "Zvonit" },
        message: "Omlouváme se.",
        wanted: {
          ...{ deliveryDate: "2026-11-30", method: "flatrate_flatrate" },
          lines: [{ lineNo: 1, boxes: 5 }],
        },
      },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("goods that are claimed as short are planned by who says that they know", async () => {
    const { user } = await open({}, [{ ticket: "CS0100003", boxes: 2, credited: 1 }]);
    await user.click(await screen.findByRole("button", { name: "Naplánovat doplnění" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/reklamováno 2, na\sdobropisu 1/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: save }));
    expect(await dialog.findByText(/Potvrďte, že o\sreklamaci víte/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole("checkbox", { name: /Vím o\sreklamaci/ }));
    await user.click(dialog.getByRole("button", { name: save }));
    await waitFor(() => expect(sent()[0]?.variables).toMatchObject({ input: { knowsClaims: true } }));
  });

  test("both orders lead to each other; who may only see plans nothing", async () => {
    const replacements = [{ number: "4700200001", deliveryDate: "2026-11-30", state: "received", boxes: 8 }];
    await open({
      me: somebody(["orders", "see"]),
      Order: {
        order: {
          ...order,
          replacements,
          replaces: "4700100001",
          lines: [{ ...line, replaced: 3, short: 5 }],
        },
      },
    });
    const card = within(await screen.findByRole("region", { name: "Doplňková dodávka" }));
    expect(card.getByRole("link", { name: "4700200001" })).toBeTruthy();
    expect(card.getByRole("link", { name: "4700100001" })).toBeTruthy();
    expect(screen.getByText(/doplní se 3 balení/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Naplánovat doplnění" })).toBeNull();
  });
});
