import { screen } from "@testing-library/react";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { facts, named, textOf } from "../../../testing/find.ts";
import { someDetail } from "../../../testing/some-detail.ts";
import { someProduct } from "../../../testing/some-product.ts";
import { DepositLines } from "./deposit-lines.tsx";
import { PackingCard } from "./packing-card.tsx";
import { FeaturesCard, ParametersCard } from "./parameters-card.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { PromoDays } from "./promo-days.tsx";
import type { ProductDetail } from "./use-product-detail.ts";

beforeEach(async () => {
  await loadTexts(["catalog", "products"], "cs");
  changeLanguage("cs");
});

function detailOf(said: Partial<ProductDetail> = {}): ProductDetail {
  const item = someDetail(said).products?.items?.[0];
  if (item == null) throw new Error("the detail of the tests cannot be read");
  return item;
}
const deposit = (packaging_code: string, packaging_name: string, number_of_units: number, each: number) => ({
  ...{ packaging_code, packaging_name, number_of_units, deposit: each, total: number_of_units * each },
});
const crate = [deposit("CR20", "Přepravka 20", 1, 100), deposit("BTL05", "Lahev 0,5 l", 20, 3)];

describe("CATALOG-04 all there is to know of a product", () => {
  const shown = (said: Partial<ProductDetail> = {}) => {
    draw(<ParametersCard product={detailOf(said)} />);
    const list = screen.getByRole("region", { name: named("Vlastnosti") }).querySelector("dl");
    if (list === null) throw new Error("no list of terms");
    return facts(list);
  };

  test("stands there in words, and what is not known has no row", async () => {
    const told = shown({
      sub_brand: null,
      categories: [{ name: "Sudová piva" }] as ProductDetail["categories"],
    });
    expect(told).toMatchObject({
      Kategorie: "Sudová piva",
      "Extrakt původní mladiny": "10°",
      "Obsah alkoholu": "4,1 % obj.",
      Trvanlivost: "90 dní",
      "Typ obalu": "Sud",
      "Vratný obal": "Ne",
      "EAN balení": "8594001000015",
      "Číslo produktu": "100112",
      "Prodej od 18 let": "Ano",
    });
    expect(Object.keys(told)).not.toContain("Řada");
    await expectAccessible();
  });

  test.each<[string, Partial<ProductDetail>, string, string | undefined]>([
    ["goods with a deposit come back", { multi_deposit: crate }, "Vratný obal", "Ano"],
    [
      "the code of one piece stands beside that of its box",
      { ean_ea: "8594001000022" },
      "EAN kusu",
      "8594001000022",
    ],
    ["the same code is not told twice", { ean_ea: "8594001000015" }, "EAN kusu", undefined],
    ["no alcohol that nobody knows", { alcohol_strength: null }, "Obsah alkoholu", undefined],
    ["a country by its name", { origin: "SK" }, "Země původu", "Slovensko"],
    ["what has no age is sold to anybody", { age_restricted: false }, "Prodej od 18 let", undefined],
    ["a packaging that nobody knows has no row", { package_type: "amphora" }, "Typ obalu", undefined],
  ])("%s", (_case, said, label, value) => {
    expect(shown(said)[label]).toBe(value);
  });

  test("CONFIG-07 the card of the brand's theme is not shown in the main one", () => {
    draw(<FeaturesCard product={detailOf()} />);
    expect(textOf()).toBe("");
  });
});

describe("D08 the deposit of a box", () => {
  const lines = (multi_deposit: ProductRow["multi_deposit"]) => {
    const { container } = draw(
      <dl>
        <DepositLines product={someProduct({ multi_deposit })} />
      </dl>,
    );
    return textOf(container);
  };

  test("is the sum of what it is made of, part by part", () => {
    const told = lines(crate);
    expect(told).toContain("Záloha, bez DPH160,00 Kč");
    expect(told).toContain("Přepravka 20, 1 × 100,00 Kč100,00 Kč");
    expect(told).toContain("Lahev 0,5 l, 20 × 3,00 Kč60,00 Kč");
  });

  test("of one part is told once, and none is not spoken of", () => {
    expect(lines(crate.slice(0, 1))).toBe("Záloha, bez DPH100,00 Kč");
    document.body.replaceChildren();
    expect(lines([])).toBe("");
    document.body.replaceChildren();
    expect(lines(null)).toBe("");
  });
});

describe("CATALOG-15 what a buyer asks of the packaging", () => {
  test.each<[Partial<ProductRow>, string]>([
    [
      {
        multi_deposit: crate,
        package_type: "bottle",
        packaging: "B05C20",
        number_of_items_in_box: 20,
        volume_fe: "0,5 l",
      },
      "Lahev 0,5 l · 20 v přepravce · záloha 160,00 Kč",
    ],
    [
      { package_type: "keg", multi_deposit: [deposit("KEG50", "Sud", 1, 1500)] },
      "Sud 50 l · záloha 1 500,00 Kč",
    ],
    [
      { package_type: "can", packaging: "C05T24", number_of_items_in_box: 24, volume_fe: "0,5 l" },
      "Plechovka 0,5 l · 24 v trayi · nevratný obal",
    ],
  ])("of %j: %s", (said, words) => {
    draw(<ProductFacts product={someProduct(said)} />);
    expect(textOf()).toContain(words);
  });
});

describe("CATALOG-04 how goods are packed", () => {
  test("is drawn from the box to the pallet, with what each holds and weighs", async () => {
    draw(<PackingCard product={detailOf({ pallet_weight: 1540 })} />);
    const steps = screen.getAllByRole("listitem").map((step) => textOf(step));
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain("1 sud");
    expect(steps[1]).toContain("6 sudů");
    expect(steps[2]).toContain("24 sudů");
    await expectAccessible();
  });

  test("goods that come in boxes alone have no such card", () => {
    const alone = {
      number_of_products_on_layer: 0,
      number_of_items_on_pallet: 0,
      number_of_layers_per_pallet: 0,
    };
    draw(<PackingCard product={detailOf(alone)} />);
    expect(textOf()).toBe("");
  });
});

test("PROMO-02 what a box costs by day of delivery, with the chosen one marked", async () => {
  const day = (date: string, minor: number) => ({
    day: toLocalDate(date),
    minor: toMinor(minor),
  });
  const days = [day("2026-11-26", 164_900), day("2026-11-30", 149_900)];
  draw(<PromoDays days={days} chosen={toLocalDate("2026-11-30")} />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => [textOf(row), row.getAttribute("aria-current")])).toEqual([
    ["čt26.11.1 649,00", null],
    ["po30.11.1 499,00", "date"],
  ]);
  await expectAccessible();
});
