import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../../testing/find.ts";
import { someCart } from "../../../testing/some-cart.ts";
import { someProduct } from "../../../testing/some-product.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { viewCart } from "../reading/cart-view.ts";
import { applyWanted } from "../session/apply-wanted.ts";
import { type Recap, recapSheet } from "./recap-sheet.ts";

beforeAll(() => loadTexts(["cart", "print", "delivery", "products"], "cs"));

const context = { now: { date: toLocalDate("2026-11-20"), minutes: 581 } };

function sheetOf(said: Parameters<typeof someCart>[0] = {}, recap: Partial<Recap> = {}) {
  const empty = { ...someCart(said), itemsV2: { items: [] } } as unknown as CartAnswer;
  const wanted = { sku: "100112", product: someProduct(), amounts: { packages: 2, layers: 1, pallets: 0 } };
  const cart = viewCart(applyWanted(empty, wanted), context);
  const payment = "Převodem na účet, splatnost 14 dní";
  const words = {
    t: textsOf("cart", "cs"),
    print: textsOf("print", "cs"),
    delivery: textsOf("delivery", "cs"),
    products: textsOf("products", "cs"),
    language: "cs",
    contact: ["servis@lipovrch.example"],
  } as const;
  return recapSheet({ cart, payment, note: "", ownNumber: "", isProvisional: false, ...recap }, words);
}
const factsOf = (sheet: ReturnType<typeof sheetOf>) =>
  Object.fromEntries(sheet.facts.map(({ label, value }) => [label, untied(value)]));

describe("CHECKOUT-06 what is about to be ordered, on paper", () => {
  test("says that it was not sent, and bears no number", () => {
    expect(sheetOf()).toMatchObject({
      title: "Rekapitulace objednávky",
      fileName: "rekapitulace-objednavky",
      status: "Objednávka zatím nebyla odeslána",
      isSent: false,
      contact: ["servis@lipovrch.example"],
    });
  });

  test("where, when, by which way and how it is paid; what nobody wrote is left out", () => {
    const sheet = sheetOf();
    expect(factsOf(sheet)).toEqual({
      Dodání: expect.stringContaining("26.11."),
      "Časové okno": "7:00–11:00",
      Doprava: "Standardní objednávka",
      Platba: "Převodem na účet, splatnost 14 dní",
    });
    expect(sheet.delivery).toEqual(["Restaurace U Modré hvězdy", "Sladovnická 12", "549 01 Lipovrch"]);
    expect(sheet.payer.at(-1)).toBe("27654321 · CZ27654321");
    expect(sheet.note).toBeUndefined();
    const written = sheetOf({}, { note: "Zvoňte", ownNumber: "PO-7" });
    expect(factsOf(written)["Vaše číslo"]).toBe("PO-7");
    expect(written.note).toBe("Zvoňte");
  });

  test("D08 the goods as they were entered, VAT by its rate, and sums that add up", () => {
    const sheet = sheetOf();
    expect(sheet.goods).toMatchObject([
      { sku: "100112", unitMinor: 164_900, vatPct: 21, netMinor: 8 * 164_900 },
    ]);
    expect(untied(sheet.goods[0]?.amount ?? "")).toBe("1 vrstva + 2 sudy");
    expect(sheet.vat).toEqual([{ rate: 21, baseMinor: 1_319_200, vatMinor: 277_032 }]);
    expect(sheet.totalMinor).toBe(1_319_200 + 277_032);
  });

  test("PRICE-06 prices that the brewery has not confirmed are said to be provisional", () => {
    expect(sheetOf({}, { isProvisional: true }).isProvisional).toBe(true);
    expect(sheetOf().isProvisional).toBe(false);
  });

  test("a place and a payer of which little is known have no empty lines", () => {
    const sheet = sheetOf({ outlet_details: null, payer_details: null, delivery_date: null });
    expect(sheet.delivery).toEqual([]);
    expect(sheet.payer).toEqual([]);
    expect(factsOf(sheet)).not.toHaveProperty("Dodání");
  });
});
