import { speak } from "@vycep/words/engine/texts";
import { texts as cs } from "@vycep/words/products/cs";
import { texts as en } from "@vycep/words/products/en";
import { texts as sk } from "@vycep/words/products/sk";
import { describe, expect, it } from "vitest";
import { someProduct } from "../../testing/some-product.ts";
import { type BoxUnit, boxUnitOf } from "./box-unit.ts";
import { boxesInWords, type ProductWords, unitInWords, unitLabel } from "./box-words.ts";

const speakIn = (language: string, words: Readonly<Record<string, string>>): ProductWords =>
  ((key: string, parameters?: Readonly<Record<string, string | number>>) =>
    speak(words, key, { language, parameters }) ?? key) as ProductWords;

describe("what a box is called", () => {
  const cases: readonly (readonly [type: string, code: string, items: number, unit: BoxUnit])[] = [
    ["bottle", "B05C20", 20, "crate"],
    ["bottle", "B033K24", 24, "carton"],
    ["bottle", "G075K6", 6, "carton"],
    ["bottle", "B05M8", 8, "multipack"],
    ["can", "C05T24", 24, "tray"],
    ["can", "C05M6", 24, "pack"],
    ["PET bottle", "P15F6", 6, "pack"],
    ["keg", "K50", 1, "keg"],
    ["pouch", "BB10", 1, "pouch"],
    ["tank", "T5", 1, "tank"],
    ["carton", "POS", 6, "carton"],
    ["other", "BUNDLE", 1, "bundle"],
    ["bottle", "new code", 12, "pack"],
  ];
  for (const [package_type, packaging, number_of_items_in_box, unit] of cases) {
    it(`CATALOG-15 ${package_type} ${packaging} is a ${unit}`, () => {
      expect(boxUnitOf({ package_type, packaging, number_of_items_in_box })).toBe(unit);
    });
  }

  it("CATALOG-16 labels the three numbers by the goods, layers, pallets", () => {
    const t = speakIn("cs", cs);
    const labels = (["packages", "layers", "pallets"] as const).map((unit) =>
      unitLabel(t, someProduct(), unit),
    );
    expect(labels).toEqual(["Sudy", "Vrstvy", "Palety"]);
  });

  it("LANG-17, OP-139 counts boxes in the plural of each language", () => {
    const counts = [1, 3, 5, 1.5];
    const crates = (language: string, words: Readonly<Record<string, string>>) =>
      counts.map((count) => boxesInWords(speakIn(language, words), "crate", count).replace("\u00a0", " "));
    expect(crates("cs", cs)).toEqual(["1 přepravka", "3 přepravky", "5 přepravek", "1,5 přepravky"]);
    expect(crates("sk", sk)).toEqual(["1 prepravka", "3 prepravky", "5 prepraviek", "1,5 prepravky"]);
    expect(crates("en", en)).toEqual(["1 crate", "3 crates", "5 crates", "1.5 crates"]);
  });

  it("OP-139 counts parts of a pallet, tied to their figure", () => {
    const amount = { unit: "pallets", count: 0.6 } as const;
    expect(unitInWords(speakIn("cs", cs), someProduct(), amount)).toBe("0,6\u00a0palety");
    expect(unitInWords(speakIn("cs", cs), someProduct(), { unit: "packages", count: 5 })).toBe("5\u00a0sudů");
  });
});
