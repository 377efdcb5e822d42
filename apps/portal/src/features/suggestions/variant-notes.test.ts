import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../testing/find.ts";
import { someSuggestedLine, someSuggestion } from "../../testing/some-suggestion.ts";
import { sourceNote, variantNotes } from "./variant-notes.ts";

beforeAll(() => loadTexts(["suggestions"], "cs"));

const t = () => textsOf("suggestions", "cs");
function placeOf(...lines: Parameters<typeof someSuggestion>[0]) {
  const [place] = someSuggestion(lines).getSuggestedCarts;
  if (place?.standard == null) throw new Error("a suggestion is wanted");
  return { place, standard: place.standard };
}

describe("SUGGEST-02 what is said of each way", () => {
  test("its day and how many products are ticked; a way that is not offered says so", () => {
    const { place } = placeOf(
      someSuggestedLine(),
      someSuggestedLine({ sku: "100113" }),
      someSuggestedLine({ sku: "100101", checked: false }),
    );
    const notes = variantNotes(place, t());
    expect(untied(notes.standard.text)).toBe("závoz 26.11. · 2 produkty");
    expect(notes.standard.isOffered).toBe(true);
    expect(notes.truck).toMatchObject({ isOffered: false });
    expect(untied(notes.truck.text)).toBe("Toto odběrné místo takový závoz nemá.");
  });

  test("a day that is none is said as it came", () => {
    const { place, standard } = placeOf();
    const notes = variantNotes({ ...place, standard: { ...standard, delivery_date: "soon" } }, t());
    expect(untied(notes.standard.text)).toBe("závoz soon · 0 produktů");
  });

  test("what it was counted from, and up to when it lasts where that is known", () => {
    const { standard } = placeOf(someSuggestedLine());
    expect(untied(sourceNote(standard, t()))).toBe(
      "Spočítáno z posledních dodávek (8), závozových dnů a svátků do 30.11.",
    );
    expect(untied(sourceNote({ ...standard, lasts_until: null }, t()))).toBe(
      "Spočítáno z posledních dodávek (8), závozových dnů a svátků.",
    );
  });
});
