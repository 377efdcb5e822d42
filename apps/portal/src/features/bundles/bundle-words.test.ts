import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../testing/find.ts";
import { insideBundle, someBundle } from "../../testing/some-bundle.ts";
import type { BundleCheck, ItemProblem } from "./bundle-checks.ts";
import { bundleOfferOf } from "./bundle-offer.ts";
import {
  boxesOfPackage,
  checkInWords,
  daysInWords,
  itemProblemInWords,
  titleOfItem,
} from "./bundle-words.ts";

beforeAll(() => loadTexts(["bundles", "products"], "cs"));

const crate = toId<Sku>("100101");
const keg = toId<Sku>("100112");
const thursday = toLocalDate("2026-11-26");

function offer(said: Parameters<typeof someBundle>[0] = {}) {
  const made = bundleOfferOf(someBundle(said));
  if (made === undefined) throw new Error("the bundle of the tests cannot be read");
  return made;
}
const speaker = () => ({ t: textsOf("bundles", "cs"), products: textsOf("products", "cs") });

describe("BUNDLE-06 what is wrong with an item, and what helps", () => {
  test.each<[ItemProblem, string]>([
    [{ kind: "bundle-item-mandatory", item: crate, min: 2 }, "Vyberte alespoň 2 balení."],
    [
      { kind: "bundle-item-too-few", item: keg, min: 1, boxes: 0 },
      "Vyberte alespoň 1 sud, nebo položku odeberte.",
    ],
    [{ kind: "bundle-item-too-few", item: crate, min: 2, boxes: 1 }, "Vyberte alespoň 2 balení."],
    [{ kind: "bundle-item-too-many", item: keg, max: 4, boxes: 5 }, "Vejde se nejvýše 4 sudy."],
    [{ kind: "not-sold", item: keg, isMandatory: false }, "Teď nelze dodat, z balíčku ji odeberte."],
    [{ kind: "not-sold", item: crate, isMandatory: true }, "Teď nelze dodat, balíček proto nelze objednat."],
  ])("%j", (problem, words) => {
    expect(untied(itemProblemInWords(speaker(), offer(), problem))).toBe(words);
  });
});

describe("BUNDLE-04 BUNDLE-05 what a package must be", () => {
  test.each<[BundleCheck, string]>([
    [{ kind: "mandatory", isRight: false, chosen: 0, total: 1 }, "Povinné položky: 0 z 1"],
    [{ kind: "too-few", isRight: false, missing: 2, min: 4 }, "Balíček není plný: chybí 2 balení do 4"],
    [{ kind: "too-many", isRight: false, over: 2, max: 8 }, "V balíčku je o 2 balení víc, než se vejde (8)"],
    [{ kind: "full", isRight: true }, "Množství v balíčku je v pořádku"],
    [{ kind: "day", isRight: true, day: thursday }, "Datum dodání 26.11.2026 je v platnosti"],
    [{ kind: "day", isRight: false, day: thursday }, "Pro dodání 26.11.2026 nabídka neplatí"],
    [{ kind: "day", isRight: false, day: undefined }, "Zvolte datum dodání"],
    [{ kind: "limit", isRight: true, packages: 2, left: 3 }, "2 balíčky z nejvýše 3"],
    [{ kind: "limit", isRight: false, packages: 4, left: 3 }, "Zbývá vám 3, vybráno je 4 balíčky"],
  ])("%j", (check, words) => {
    expect(untied(checkInWords(speaker(), offer(), check))).toBe(words);
  });

  test("of an item it says which one", () => {
    const problem = { kind: "not-sold", item: keg, isMandatory: false } as const;
    const words = untied(
      checkInWords(speaker(), offer(), { kind: "item", isRight: false, item: keg, problem }),
    );
    expect(words).toBe(`${untied(titleOfItem(offer(), keg))}: Teď nelze dodat, z balíčku ji odeberte.`);
  });
});

describe("how much is in a package", () => {
  test("is counted in boxes of a kind where all are of one, else in packages", () => {
    expect(untied(boxesOfPackage(speaker(), offer(), 4))).toBe("4 balení");
    const [, kegs] = insideBundle;
    const oneKind = offer({ items: [{ options: [{ product: kegs ?? null }] }] });
    expect(untied(boxesOfPackage(speaker(), oneKind, 4))).toBe("4 sudy");
  });

  test("an item that nobody knows is called by its number", () => {
    expect(titleOfItem(offer(), "999999")).toBe("999999");
  });

  test.each([
    [toLocalDate("2026-12-31"), "01.11.2026–31.12.2026"],
    [null, "od 01.11.2026"],
  ])("BUNDLE-07 its days to %s", (to, words) => {
    expect(untied(daysInWords(speaker(), toLocalDate("2026-11-01"), to))).toBe(words);
  });
});
