import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const catalogue = somebody(["products", "see"], ["products", "change"]);
const row = {
  ...{ sku: "100101", name: "Lipovrch 10", ean: "2901001011010", brand: "Lipovrch", boxesPerPallet: 40 },
  ...{ kilograms: 19.6, markets: ["CZ", "SK"], languages: ["cs"], hasPhoto: false, state: "sold_out" },
  ...{ sellableFrom: "2026-12-01", sellableTo: null },
};
const page = { products: { total: 1, isMore: false, next: null, items: [row] } };
const shelves = {
  productShelves: { brands: ["Lipovrch"], categories: [{ code: "beer", name: "Pivo" }], isErpOwned: false },
};
const text = (name: string, value: string) => ({ name, value, unit: "", values: [], isErpOwned: false });
const product = {
  ...{
    sku: "100101",
    name: "Lipovrch 10",
    version: "v1",
    state: "on_sale",
    photos: [],
    deposits: [],
    history: [],
  },
  fields: [
    ...[text("name_cs", "Lipovrch 10"), text("name_sk", "Lipovrch 10"), text("name_en", "Lipovrch 10")],
    ...[text("brand", "Lipovrch"), { ...text("gross_kg_per_box", "19.6"), unit: "kg" }],
    ...[text("package_type", "bottle"), text("shelf_life_days", "180")],
    { ...text("ean", "2901001011010"), isErpOwned: true },
    { ...text("is_tank", "0"), values: ["1", "0"] },
  ],
  words: [
    { language: "cs", state: "valid", originalChangedAt: null, before: [] },
    { language: "sk", state: "missing", originalChangedAt: null, before: [] },
    {
      ...{ language: "en", state: "outdated", originalChangedAt: "2026-11-23T11:48:00.000Z" },
      before: [{ what: "name_cs", before: "Lipovrch desítka" }],
    },
  ],
};

describe("DGOOD-01 the list of goods", () => {
  test("says of each what it lacks and until when it is sold out", async () => {
    await openDesk("/desk/products", { me: catalogue, Products: page, ProductShelves: shelves });
    const found = within(await screen.findByRole("row", { name: /Lipovrch 10/ }));
    expect(found.getByText("vyprodáno do 30.11.")).toBeTruthy();
    expect(found.getByText("chybí")).toBeTruthy();
    expect(found.getByRole("link").getAttribute("href")).toMatch(/^\/desk\/products\/100101\?list=/);
    expect(screen.getByRole("link", { name: /^Nový\sprodukt$/ })).toBeTruthy();
    await expectAccessible();
  });

  test("DEDIT-05 offers no new one where the ERP says what goods there are", async () => {
    const ofErp = { productShelves: { ...shelves.productShelves, isErpOwned: true } };
    await openDesk("/desk/products", { me: catalogue, Products: page, ProductShelves: ofErp });
    expect(await screen.findByRole("link", { name: "Mřížka" })).toBeTruthy();
    await screen.findByRole("row", { name: /Lipovrch 10/ });
    expect(screen.queryByRole("link", { name: /^Nový\sprodukt$/ })).toBeNull();
  });

  test("DLIST-01 the address says what is asked for", async () => {
    await openDesk("/desk/products?view=incomplete&brand=Lipovrch&sort=name-desc", {
      ...{ me: catalogue, Products: page, ProductShelves: shelves },
    });
    await screen.findByRole("row", { name: /Lipovrch 10/ });
    expect(asked.find(({ operation }) => operation === "Products")?.variables).toMatchObject({
      ...{ filter: { isIncomplete: true, brands: ["Lipovrch"] }, sort: "name", ascending: false },
    });
  });
});

test("DGOOD-01 what goods are filled into is a word, chosen among the others, and shelf life says in what it is counted", async () => {
  const { user } = await openDesk("/desk/products/100101", { me: catalogue, Product: { product } });
  await user.click(await screen.findByRole("button", { name: /^Obal/ }));
  const options = await screen.findAllByRole("option");
  expect(options[0]?.getAttribute("aria-selected")).toBe("true");
  expect(options.map(({ textContent }) => textContent)).not.toContain("bottle");
  await user.keyboard("{Escape}");
  expect(screen.getByLabelText(/^Trvanlivost.\(dny\)$/)).toHaveProperty("value", "180");
});

describe("DGOOD-02 a product is changed", () => {
  test("only what was changed is sent; what is wrong stands at its field and what was typed stays", async () => {
    const refused = {
      refusal: { code: "fields-refused", message: "Opravte označená pole." },
      faults: [{ field: "brand", code: "missing", message: "Vyplňte, prosím." }],
    };
    const { user } = await openDesk("/desk/products/100101", {
      ...{ me: catalogue, Product: { product }, SaveProduct: { saveProduct: refused } },
    });
    const weight = await screen.findByLabelText("Hmotnost balení");
    expect(weight).toHaveProperty("value", "19,6");
    await user.clear(weight);
    await user.type(weight, "19,9");
    await user.clear(screen.getByLabelText("Značka"));
    expect(screen.getByText("2 neuložené změny")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Uložit změny" }));
    expect(await screen.findByText("Vyplňte, prosím.")).toBeTruthy();
    expect(screen.getByLabelText("Hmotnost balení")).toHaveProperty("value", "19,9");
    expect(asked.find(({ operation }) => operation === "SaveProduct")?.variables).toEqual({
      input: {
        ...{ sku: "100101", version: "v1" },
        fields: expect.arrayContaining([
          { name: "gross_kg_per_box", value: "19.9" },
          { name: "brand", value: "" },
        ]),
      },
    });
  });

  test("outdated words say what the original was, and the ERP's fields are locked", async () => {
    await openDesk("/desk/products/100101", { me: catalogue, Product: { product } });
    expect(await screen.findByText("Předtím: Lipovrch desítka")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Označit jako platné" })).toBeTruthy();
    expect(screen.getByLabelText("EAN balení")).toHaveProperty("readOnly", true);
    await expectAccessible();
  });

  test("OPS-17 what it is in a further market is typed on its page like the rest", async () => {
    const inPoland = [
      ...[{ ...text("PL.vat_pct", "23"), unit: "%" }, text("PL.deposit", "CR20*1")],
      { ...text("PL.excise", ""), unit: "EUR" },
    ];
    const further = { ...product, fields: [...product.fields, ...inPoland] };
    const saveProduct = {
      refusal: { code: "fields-refused", message: "Opravte označená pole." },
      faults: [{ field: "PL.excise", code: "not_a_number", message: "Napište číslo." }],
    };
    const { user } = await openDesk("/desk/products/100101", {
      ...{ me: catalogue, Product: { product: further }, SaveProduct: { saveProduct } },
    });
    expect(await screen.findByRole("heading", { name: /^Na\strhu: PL/ })).toBeTruthy();
    const excise = screen.getByLabelText(/^Spotřební daň PL/);
    await user.type(excise, "2,5");
    await user.click(screen.getByRole("button", { name: "Uložit změny" }));
    expect(await screen.findByText("Napište číslo.")).toBeTruthy();
    expect(excise).toHaveProperty("value", "2,5");
    expect(asked.findLast(({ operation }) => operation === "SaveProduct")?.variables).toEqual({
      input: { sku: "100101", version: "v1", fields: [{ name: "PL.excise", value: "2.5" }] },
    });
  });

  test("whoever only sees is offered no change", async () => {
    await openDesk("/desk/products/100101", { me: somebody(["products", "see"]), Product: { product } });
    expect(await screen.findByLabelText("Značka")).toHaveProperty("readOnly", true);
    expect(screen.queryByRole("button", { name: "Uložit změny" })).toBeNull();
  });

  test("words that cannot be said to be right say why, beside their button", async () => {
    const refusal = { code: "product-unknown", message: "Takový produkt není." };
    const { user } = await openDesk("/desk/products/100101", {
      ...{ me: catalogue, Product: { product }, ConfirmProductWords: { confirmProductWords: { refusal } } },
    });
    await user.click(await screen.findByRole("button", { name: "Označit jako platné" }));
    expect(await screen.findByText("Takový produkt není.")).toBeTruthy();
  });

  test("taken out of sale: what else is wrong with its row is named in the dialog", async () => {
    const saveProduct = {
      refusal: { code: "fields-refused", message: "Opravte označená pole." },
      faults: [{ field: "brand", code: "missing", message: "Vyplňte, prosím." }],
    };
    const { user } = await openDesk("/desk/products/100101", {
      ...{ me: catalogue, Product: { product }, SaveProduct: { saveProduct } },
    });
    await user.click(await screen.findByRole("button", { name: "Vyřadit" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Vyřadit" }));
    expect(await dialog.findByText("Značka: Vyplňte, prosím.")).toBeTruthy();
    expect(asked.find(({ operation }) => operation === "SaveProduct")?.variables).toMatchObject({
      input: { sku: "100101", version: "v1", fields: [{ name: "sellable_to", value: expect.any(String) }] },
    });
  });
});

test("DEDIT-05 where the ERP keeps goods, none is copied or taken out of sale at the desk", async () => {
  const owned = { ...text("sellable_to", ""), isErpOwned: true };
  await openDesk("/desk/products/100101", {
    ...{ me: catalogue, Product: { product: { ...product, fields: [...product.fields, owned] } } },
  });
  expect(await screen.findByRole("button", { name: /^Uložit/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Vyřadit" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Kopie" })).toBeNull();
});

test("DEDIT-05 what the ERP keeps says so and cannot be changed: a switch and several of a list as well", async () => {
  const owned = [
    { ...text("is_tank", "1"), values: ["1", "0"], isErpOwned: true },
    { ...text("markets", "CZ"), values: ["CZ", "SK"], isErpOwned: true },
  ];
  await openDesk("/desk/products/100101", {
    ...{ me: catalogue, Product: { product: { ...product, fields: owned } } },
  });
  const tank = await screen.findByRole("switch", { name: /^Tankové\s*spravuje ERP$/ });
  expect(tank).toHaveProperty("disabled", true);
  const markets = within(screen.getByRole("group", { name: "Trhy spravuje ERP" }));
  expect(markets.getByRole("checkbox", { name: "CZ" })).toHaveProperty("checked", true);
});

test("DGOOD-01 a category is chosen by its name", async () => {
  const withCategory = {
    ...product,
    fields: [...product.fields, { ...text("category", "beer"), values: ["beer", "wine"] }],
  };
  await openDesk("/desk/products/100101", {
    ...{ me: catalogue, Product: { product: withCategory }, ProductShelves: shelves, Products: page },
  });
  expect(await screen.findByRole("button", { name: /Kategorie.* Pivo$/ })).toBeTruthy();
});
