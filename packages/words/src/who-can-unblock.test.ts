import { describe, expect, test } from "vitest";
import { texts as cartCs, answers as toldCs } from "./cart/cs.ts";
import { texts as cartEn, answers as toldEn } from "./cart/en.ts";
import { texts as cartSk, answers as toldSk } from "./cart/sk.ts";
import { texts as catalogCs } from "./catalog/cs.ts";
import { texts as catalogEn } from "./catalog/en.ts";
import { texts as catalogSk } from "./catalog/sk.ts";
import { errorInWords } from "./errors/answers.ts";
import { texts as homeCs } from "./home/cs.ts";
import { texts as homeEn } from "./home/en.ts";
import { texts as homeSk } from "./home/sk.ts";
import { texts as shellCs } from "./shell/cs.ts";
import { texts as shellEn } from "./shell/en.ts";
import { texts as shellSk } from "./shell/sk.ts";

const service = { cs: /zákaznick\p{L}+ servis/u, sk: /zákazníck\p{L}+ servis/u, en: /customer service/iu };
const owner = {
  cs: /vlastník\p{L}* účtu/u,
  sk: /vlastník\p{L}* účtu/u,
  en: /(?:owner of .*account|key user)/u,
};

const cart = { cs: cartCs, sk: cartSk, en: cartEn };
const told = { cs: toldCs, sk: toldSk, en: toldEn };
const catalog = { cs: catalogCs, sk: catalogSk, en: catalogEn };
const home = { cs: homeCs, sk: homeSk, en: homeEn };
const shell = { cs: shellCs, sk: shellSk, en: shellEn };

describe.each(["cs", "sk", "en"] as const)("in %s", (language) => {
  test.each([
    ["a place that is suspended, in the cart", cart[language]["obstacle.ship-to-suspended"]],
    ["a place that is suspended, in the catalogue", catalog[language]["refusal.ship-to-suspended"]],
    ["a place that is suspended, at home", home[language]["suspendedText.one"]],
    ["places that are suspended, at home", home[language]["suspendedText.more"]],
    ["goods without a price", cart[language]["problem.no-price"]],
    ["goods whose limit is used up", cart[language]["problem.product-limit-reached"]],
    ["an order that the brewery does not take", told[language].priceUpdateRefused],
    ["a company without an owner of the account", shell[language]["accessAsked.nobody"]],
  ])("C15 who is stuck with %s reads that customer service can help", (_what, sentence) => {
    expect(sentence).toMatch(service[language]);
  });

  test.each([
    ["a place where one may not order", catalog[language]["refusal.ship-to-without-catalogue"]],
    ["a page that is not theirs", shell[language].error403TextPlain],
    ["a call without its right", errorInWords("forbidden-permission", language, { permission: "Catalogue" })],
  ])("C15 who is stuck with %s reads that the owner of the account can help", (_what, sentence) => {
    expect(sentence).toMatch(owner[language]);
  });
});
