import { describe, expect, it } from "vitest";
import * as cart from "../cart/answers.ts";
import { errorInWords } from "../errors/answers.ts";
import * as fastEntry from "../fast-entry/answers.ts";
import * as favourites from "../favourites/answers.ts";
import * as orders from "../orders/answers.ts";
import { permissionInWords, permissionNames } from "../permissions/answers.ts";
import * as preferences from "../preferences/answers.ts";
import * as savedOrders from "../saved-orders/answers.ts";
import * as suggestions from "../suggestions/answers.ts";
import { type Sentence, say } from "./sentence.ts";

/** Every sentence of a file of messages, by where it stands. */
function sentencesOf(messages: object, path = ""): [string, Sentence][] {
  return Object.entries(messages).flatMap(([key, value]): [string, Sentence][] =>
    typeof value.cs === "string" ? [[path + key, value]] : sentencesOf(value, `${path}${key}.`),
  );
}

const all = [
  ...sentencesOf(cart, "cart."),
  ...sentencesOf(fastEntry, "fastEntry."),
  ...sentencesOf(favourites, "favourites."),
  ...sentencesOf(orders, "orders."),
  ...sentencesOf(permissionNames, "permissions."),
  ...sentencesOf(preferences, "preferences."),
  ...sentencesOf(savedOrders, "savedOrders."),
  ...sentencesOf(suggestions, "suggestions."),
];
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();

describe("sentences of the API (C5, LANG-01)", () => {
  it("there are some", () => expect(all.length).toBeGreaterThan(60));

  it.each(all)("%s says something in all three languages", (_path, sentence) => {
    for (const text of [sentence.cs, sentence.sk, sentence.en]) expect(text).toMatch(/^\S.*\S$/);
  });

  // The English of Magento names ids where ours speaks of the thing (graphql-conventions 4.5).
  it.each(all.filter(([path]) => path !== "cart.lineRefusals.line-unknown"))(
    "%s fills in the same values in Czech and Slovak, and none that English lacks",
    (_path, { cs, sk, en }) => {
      expect(namesIn(sk)).toEqual(namesIn(cs));
      expect(namesIn(en)).toEqual(expect.arrayContaining(namesIn(cs)));
    },
  );

  it.each([
    [
      "ERROR-16",
      "min-pallets-not-reached",
      "The minimum quantity of pallet has not been reached, please add more goods.",
    ],
    ["ERROR-17", "max-pallets-exceeded", "The maximum number of pallets has been exceeded."],
    ["ERROR-18", "max-weight-exceeded", "The maximum weight of order has been exceeded."],
    ["ERROR-19", "min-weight-not-reached", "The minimum weight of order has not been reached"],
    ["ERROR-21", "min-price-not-reached", "The minimum price of order has not yet been reached"],
    [
      "ERROR-22",
      "min-litres-not-reached",
      "The minimum number of liters has not yet been reached, please add more goods.",
    ],
    ["ERROR-23", "max-litres-exceeded", "The maximum liters of order has been exceeded."],
  ] as const)("%s the English of the limit %s is the seeds' own", (_, kind, english) => {
    expect(cart.breachSentences[kind].en).toBe(english);
  });

  it("ERROR-32, ERROR-42, ERROR-43, OP-148 the English of saved orders is the seeds' own", () => {
    expect(savedOrders.notReorderedMessages["items-missing"].en).toBe(
      "Re-order cannot proceed. Some items are not available",
    );
    expect(savedOrders.savedOrderNotFound.en).toBe("Could not find a saved order.");
    expect(savedOrders.notSavedMessages["cart-not-active"].en).toBe("This cart no longer exists");
  });

  it("LANG-01 a permission is called what the menu calls it, also by its alias; a strange name stays", () => {
    expect(permissionInWords("My Documents", "cs")).toBe("Moje doklady");
    expect(permissionInWords("Academy", "sk")).toBe("Školenia a vzdelávanie");
    expect(permissionInWords("Brewing", "cs")).toBe("Brewing");
    expect(errorInWords("forbidden-permission", "sk", { permission: "Catalogue" })).toContain("„Katalóg“");
  });

  it("fills values in and leaves a name standing that has none", () => {
    const sentence = { cs: "{a} a {b}", sk: "{a}", en: "{b}" };
    expect(say(sentence, "cs", { a: 1 })).toBe("1 a {b}");
  });
});
