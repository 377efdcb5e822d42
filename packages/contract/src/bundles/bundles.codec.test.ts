import { sameInAll } from "@vycep/domain/market/texts";
import { NO_PROMO } from "@vycep/domain/pricing/promo-price";
import { anyBundle, partsOf } from "@vycep/domain/testing/builders";
import { describe, expect, it, test } from "vitest";
import { toUid } from "../uid.ts";
import { decodeBundle, decodeBundleOptions } from "./bundle-facts.codec.ts";
import { encodeBundle } from "./bundles.codec.ts";
import { decodeParts, optionUid } from "./option-uid.ts";

const uids = (contents: string) => partsOf(contents).map((part, index) => optionUid(index, part));

describe("a choice out of a call (BUNDLE-08)", () => {
  test.each([
    ["nothing at all", {}, "as-preselected"],
    ["empty lists", { selected_options: [], entered_options: [] }, "as-preselected"],
    ["selected ones", { selected_options: uids("8 100201, 4 100301") }, partsOf("8 100201, 4 100301")],
    [
      "an entered number beside them, which counts",
      {
        selected_options: uids("8 100201, 4 100301"),
        entered_options: [{ uid: uids("8 100201")[0] ?? "", value: " 12 " }],
      },
      partsOf("12 100201, 4 100301"),
    ],
    [
      "no number",
      { entered_options: [{ uid: uids("8 100201")[0] ?? "", value: "1,5" }] },
      partsOf("NaN 100201"),
    ],
    ["another kind of id", { selected_options: [toUid("configurable/1/2")] }, "unreadable"],
    ["no id at all", { selected_options: ["8"] }, "unreadable"],
    ["nothing in the list", { selected_options: [null] }, "unreadable"],
  ])("%s", (_, chosen, parts) => {
    expect(decodeParts(chosen)).toEqual(parts);
  });

  it("an id is Magento's: option, goods and boxes in one", () => {
    expect(uids("8 100201")).toEqual([toUid("bundle/1/100201/8")]);
  });
});

it("BUNDLE-01 what the catalogue tells of a bundle gives the browser the same rules", () => {
  const bundle = anyBundle({ packagesOrdered: 1 });
  const told = encodeBundle({ bundle, partOf: () => undefined }, { currency: "CZK", language: "cs" });
  expect(decodeBundle(told)).toEqual(bundle);
  expect(told.items[0]?.options[0]).toMatchObject({
    is_default: true,
    can_change_quantity: true,
    quantity: 8,
  });
  expect(told.packages_left).toBe(3);
});

it("a product inside is answered where it is asked for, and nowhere else", () => {
  let answered = 0;
  const answer = () => {
    answered += 1;
    return { sku: "100201" };
  };
  const part = { names: sameInAll("Ležák"), price: undefined, promo: NO_PROMO, vatPct: 21, answer };
  const told = encodeBundle(
    { bundle: anyBundle({}), partOf: () => part },
    { currency: "CZK", language: "cs" },
  );
  expect(answered).toBe(0);
  expect(told.items[0]?.options[0]?.product).toEqual({ sku: "100201" });
  expect(answered).toBe(1);
});

it("plain goods are no bundle, and one without its terms is none either", () => {
  expect(decodeBundle({})).toBeUndefined();
  expect(
    decodeBundle({ deal_condition: "flex", flexible_package: { validity_from: "soon" } }),
  ).toBeUndefined();
});

it("BUNDLE-09 the options of a cart's line are what its packages hold", () => {
  const options = [{ values: [{ sku: "100201", quantity: 8 }, null] }, null];
  expect(decodeBundleOptions(options)).toEqual(partsOf("8 100201"));
});
