import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const ahead = {
  ...{ id: "500101 130506 2026-12-01", shipToId: "500101", shipToName: "Restaurace U Modré hvězdy" },
  ...{ companyName: "Hostince Modrá hvězda s.r.o.", sku: "130506", productName: "Vánoční speciál" },
  ...{
    maxBoxes: 40,
    boxesOrdered: 12,
    validFrom: "2026-12-01",
    validTo: null,
    standing: "ahead",
    version: 3,
  },
};
const page = (...items: readonly object[]) => ({
  productLimits: { items, total: items.length, isMore: false, next: null },
});
const me = somebody(["products", "change"]);
const done = { refusal: null };
const sent = (operation: string) => asked.find((one) => one.operation === operation)?.variables;

describe("DGOOD-04 limits of products", () => {
  test("each says how much of it is used and left, and the address narrows them to a place", async () => {
    await openDesk("/desk/limits?standing=ahead&place=500101", { me, ProductLimits: page(ahead) });
    const row = within(await screen.findByRole("row", { name: /Vánoční speciál/ }));
    expect(row.getByText("12 z 40")).toBeTruthy();
    expect(row.getByText("28")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Odběrné.místo: 500101/ })).toBeTruthy();
    expect(sent("ProductLimits")).toMatchObject({ filter: { shipToId: "500101", standing: "ahead" } });
    await expectAccessible();
  });

  test("a new one begins with the place of the list; what is refused stands beside its field and nothing is lost", async () => {
    const refusal = { code: "product-unknown", message: "Takový výrobek neznáme.", field: "sku" };
    const { user } = await openDesk("/desk/limits?place=500101", {
      ...{ me, ProductLimits: page(), SetProductLimit: { setProductLimit: { refusal } } },
    });
    await user.click(await screen.findByRole("button", { name: "Nový limit" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(dialog.getByRole("textbox", { name: "Nejvýš balení" }).getAttribute("aria-invalid")).toBe("true");
    expect(sent("SetProductLimit")).toBeUndefined();
    await user.type(dialog.getByRole("combobox", { name: "Výrobek" }), "999999");
    await user.type(dialog.getByRole("textbox", { name: "Nejvýš balení" }), "40");
    await user.type(dialog.getByLabelText("Od dne závozu"), "2026-12-01");
    await user.click(dialog.getByRole("button", { name: "Uložit" }));
    expect(await dialog.findByText("Takový výrobek neznáme.")).toBeTruthy();
    expect(sent("SetProductLimit")).toEqual({
      input: {
        ...{ was: null, version: 0, shipToId: "500101", sku: "999999", maxBoxes: 40 },
        ...{ validFrom: "2026-12-01", validTo: null },
      },
    });
    expect(dialog.getByRole("combobox", { name: "Výrobek" })).toHaveProperty("value", "999999");
  });

  test("one that lies ahead is changed as it was seen, or removed", async () => {
    const { user } = await openDesk("/desk/limits", {
      ...{ me, ProductLimits: page(ahead), SetProductLimit: { setProductLimit: done } },
      DropProductLimit: { dropProductLimit: done },
    });
    await user.click(await screen.findByRole("button", { name: "Vánoční speciál" }));
    const boxes = within(await screen.findByRole("dialog")).getByRole("textbox", { name: "Nejvýš balení" });
    await user.clear(boxes);
    await user.type(boxes, "60");
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("SetProductLimit")).toMatchObject({ input: { was: "2026-12-01", version: 3, maxBoxes: 60 } });
    await user.click(screen.getByRole("button", { name: "Vánoční speciál" }));
    await user.click(await screen.findByRole("button", { name: "Odebrat limit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent("DropProductLimit")).toMatchObject({ input: { sku: "130506", version: 3 } });
  });

  test("whoever only sees goods opens no form", async () => {
    await openDesk("/desk/limits", { me: somebody(["products", "see"]), ProductLimits: page(ahead) });
    await screen.findByText("Vánoční speciál");
    expect(screen.queryByRole("button", { name: "Nový limit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Vánoční speciál" })).toBeNull();
  });
});
