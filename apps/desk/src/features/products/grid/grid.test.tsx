import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const catalogue = somebody(["products", "see"], ["products", "change"]);
const field = (name: string, value: string, more: object = {}) => ({
  ...{ name, value, unit: "", values: [], isErpOwned: false },
  ...more,
});
const rowOf = (sku: string, kilograms: string) => ({
  ...{ sku, name: `Ležák ${sku}`, version: `v-${sku}` },
  fields: [
    field("name_cs", `Ležák ${sku}`),
    field("gross_kg_per_box", kilograms, { unit: "kg" }),
    field("boxes_per_pallet", "40", { isErpOwned: true }),
    field("warehouse_place", ""),
    field("is_tank", "0", { values: ["1", "0"] }),
    field("category", "beer/draught", { values: ["beer/draught", "beer/lager"] }),
  ],
});
const all = [rowOf("100101", "19.6"), rowOf("100107", "12.9")];

type Sent = {
  readonly isTrial: boolean;
  readonly rows: readonly { readonly sku: string; readonly fields: readonly { readonly value: string }[] }[];
};

/** As the server judges: a weight is a number. */
const judging = ({ input }: { readonly input: Sent }) => ({
  saveProductSheet: {
    rows: input.rows.map(({ sku, fields }) =>
      fields.some(({ value }) => value.includes("O"))
        ? {
            ...{ sku, refusal: { code: "fields-refused", message: "Některá pole nesedí." } },
            faults: [{ field: "gross_kg_per_box", message: "Tohle není číslo." }],
          }
        : { sku, refusal: null, faults: [] },
    ),
  },
});
const answers = {
  me: catalogue,
  ProductSheet: ({ skus }: { readonly skus: readonly string[] }) => ({
    productSheet: all.filter(({ sku }) => skus.includes(sku)),
  }),
  NewProduct: { newProduct: all[0]?.fields ?? [] },
  SaveProductSheet: judging,
  ProductShelves: {
    productShelves: {
      ...{ brands: ["Lipovrch"], packagings: [] },
      categories: [
        { code: "beer/draught", name: "Výčepní" },
        { code: "beer/lager", name: "Ležák" },
      ],
    },
  },
};
const weight = (sku: string) =>
  screen.findByRole<HTMLInputElement>("textbox", { name: `Hmotnost balení, Ležák ${sku}` });
const sent = (isTrial: boolean) =>
  asked
    .filter(({ operation }) => operation === "SaveProductSheet")
    .map(({ variables }) => variables["input"] as Sent)
    .filter((input) => input.isTrial === isTrial);

describe("a grid of products", () => {
  test("DGOOD-02 what is pasted is judged row by row, nothing is kept before it is saved, and what is wrong stays", async () => {
    const { user } = await openDesk("/desk/products/grid?goods=100101,100107", answers);
    const first = await weight("100101");
    fireEvent.paste(first, { clipboardData: { getData: () => "20,5\n12,9O\n7\n" } });
    expect(first.value).toBe("20,5");
    expect((await weight("100107")).value).toBe("12,9O");
    expect(await screen.findByText("Lze uložit: 1, s chybou: 1.")).toBeTruthy();
    expect(screen.getByText("Hmotnost balení: Tohle není číslo.")).toBeTruthy();
    expect((await weight("100107")).getAttribute("aria-invalid")).toBe("true");
    expect(sent(false)).toEqual([]);
    await expectAccessible();
    await user.keyboard("{F8}");
    expect(document.activeElement).toBe(await weight("100107"));
    await user.click(screen.getByRole("button", { name: "Uložit 1 platný řádek" }));
    await waitFor(() => expect(sent(false)).toHaveLength(1));
    expect(sent(false)[0]?.rows).toEqual([
      { sku: "100101", version: "v-100101", fields: [{ name: "gross_kg_per_box", value: "20.5" }] },
    ]);
    expect((await weight("100107")).value).toBe("12,9O");
  });

  test("it fills down, takes back, and what another system keeps is not typed over", async () => {
    const { user } = await openDesk("/desk/products/grid?goods=100101,100107", answers);
    const first = await weight("100101");
    await user.clear(first);
    await user.type(first, "21");
    await user.keyboard("{Control>}d{/Control}");
    expect((await weight("100107")).value).toBe("21");
    await user.keyboard("{Control>}z{/Control}");
    expect((await weight("100107")).value).toBe("12,9");
    expect(first.value).toBe("21");
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(await weight("100107"));
    const pallet = screen.getByRole("textbox", { name: "Balení na paletě, Ležák 100101" });
    expect(pallet.getAttribute("readonly")).not.toBeNull();
  });

  test("a table with the names of its columns is laid over its goods; an unknown number is told and left out", async () => {
    const { user } = await openDesk("/desk/products/grid", answers);
    await user.click(await screen.findByRole("button", { name: /^Vložit z\stabulky$/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Vložit do mřížky" }));
    const box = dialog.getByRole("textbox", { name: /^Řádky z\stabulky$/ });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    await user.click(box);
    await user.paste("Kód\tHmotnost balení\tTankové\tCena\n100107\t13,5\tano\t9\n999301\t1\tne\t9");
    expect(dialog.getByText("Přečteme: Hmotnost balení, Tankové.")).toBeTruthy();
    expect(dialog.getByText(/vynecháme je: Cena/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Vložit do mřížky" }));
    expect((await weight("100107")).value).toBe("13,5");
    await waitFor(() =>
      expect(sent(true).at(-1)?.rows[0]?.fields).toEqual([
        { name: "gross_kg_per_box", value: "13.5" },
        { name: "is_tank", value: "1" },
      ]),
    );
    expect(await screen.findByText(/1 kód v\skatalogu není/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vynechat" }));
    await waitFor(() => expect(screen.queryByText(/v\skatalogu není/)).toBeNull());
  });

  test("a table of goods that stand there already is laid over them as well", async () => {
    const { user } = await openDesk("/desk/products/grid?goods=100107", answers);
    await weight("100107");
    await user.click(screen.getByRole("button", { name: /^Vložit z\stabulky$/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("textbox", { name: /^Řádky z\stabulky$/ }));
    await user.paste("Kód\tHmotnost balení\n100107\t14,5");
    await user.click(dialog.getByRole("button", { name: "Vložit do mřížky" }));
    await waitFor(async () => expect((await weight("100107")).value).toBe("14,5"));
  });

  test("DGOOD-02 a category is read and typed by its name, all of them are offered, and its code is sent", async () => {
    const { user } = await openDesk("/desk/products/grid?goods=100101,100107", answers);
    await weight("100107");
    await user.click(screen.getByRole("button", { name: /^Vložit z\stabulky$/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("textbox", { name: /^Řádky z\stabulky$/ }));
    await user.paste("Kód\tKategorie\n100107\tležák");
    await user.click(dialog.getByRole("button", { name: "Vložit do mřížky" }));
    const cell = (sku: string) =>
      screen.findByRole<HTMLInputElement>("combobox", { name: `Kategorie, Ležák ${sku}` });
    const typed = await cell("100107");
    await waitFor(() => expect([typed.value, typed.title]).toEqual(["Ležák", "beer/lager"]));
    expect((await cell("100101")).value).toBe("Výčepní");
    expect([...(typed.list?.options ?? [])].map(({ value }) => value)).toEqual(["Výčepní", "Ležák"]);
    await waitFor(() =>
      expect(sent(true).at(-1)?.rows[0]?.fields).toEqual([{ name: "category", value: "beer/lager" }]),
    );
  });

  test("who may only look types nothing", async () => {
    await openDesk("/desk/products/grid?goods=100101", { ...answers, me: somebody(["products", "see"]) });
    expect((await weight("100101")).readOnly).toBe(true);
    expect(screen.queryByRole("button", { name: /Uložit/ })).toBeNull();
  });
});
