import type { Sku } from "@vycep/domain/kernel/ids";
import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { anyCartFacts, anyGoods, anyPrices, line, quoteOf } from "@vycep/domain/testing/builders";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { describe, expect, it, test } from "vitest";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { withPhrase } from "../notes/with-phrase.ts";
import { depositRows } from "./deposit-rows.ts";
import { priceChanges } from "./price-changes.ts";
import { promoSavingOf, totalsRows } from "./totals-rows.ts";

const key = ((name: string, values?: Record<string, string>) =>
  values === undefined ? name : `${name} ${Object.values(values).join()}`) as unknown as Speak<
  Originals["cart"]
>;

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the sums beside the cart", () => {
  const beer = anyGoods({ sku: toId<Sku>("1"), vatPct: 21 });
  const water = anyGoods({ sku: toId<Sku>("2"), vatPct: 12 });
  const leaflet = {
    name: "",
    promoMinor: toMinor(9_200),
    percentage: -8,
    longTermDiscountPct: 0,
    isInsideDelivery: true,
    validFrom: toLocalDate("2026-01-01"),
    validTo: toLocalDate("2027-12-31"),
  };
  const shelf = [
    [beer, anyPrices(10_000, { leaflet })],
    [water, anyPrices(5_000)],
  ] as const;
  const quote = quoteOf([line("1", { packages: 3 }), line("2", { packages: 2 })], anyCartFacts(shelf));
  const rows = totalsRows(quote, key);

  it("D08 has one row for each VAT rate, goods with VAT before the deposits, and the deposits apart", () => {
    expect(rows.map(({ label }) => plain(label))).toEqual([
      "goodsNet",
      "ofWhichPromo",
      "vat 12 %",
      "vat 21 %",
      "goodsGross",
      "deposits",
    ]);
  });

  it("PROMO-02 tells what the promotions take off, and nothing where there are none", () => {
    const saved = quote.lines.reduce((sum, one) => sum + one.boxes * (one.yourUnitMinor - one.unitMinor), 0);
    expect(saved).toBeGreaterThan(0);
    expect(promoSavingOf(quote)).toBe(saved);
    const dear = quoteOf([line("2", { packages: 2 })], anyCartFacts(shelf));
    expect(totalsRows(dear, key).map(({ label }) => label)).not.toContain("ofWhichPromo");
  });
});

test("D08 deposits are told by packaging and add up to those of the lines", () => {
  const bottle = { packaging_code: "BTL05", packaging_name: "Lahev 0,5 l", deposit: 3, total: 0 };
  const crate = { packaging_code: "CR20", packaging_name: "Přepravka", deposit: 100, total: 0 };
  const product = {
    multi_deposit: [
      { ...bottle, number_of_units: 20 },
      { ...crate, number_of_units: 1 },
    ],
  } as ProductRow;
  const lineOf = (boxes: number) =>
    ({ product, quoted: { boxes } }) as Parameters<typeof depositRows>[0][number];
  const rows = depositRows([lineOf(16), lineOf(8)]);
  expect(rows.map(({ code, pieces, totalMinor }) => [code, pieces, totalMinor])).toEqual([
    ["CR20", 24, 240_000],
    ["BTL05", 480, 144_000],
  ]);
});

test("C12 only lines whose sum is another one are told, with new and vanished ones", () => {
  const lineOf = (sku: string, net: number) => ({
    sku: toId<Sku>(sku),
    product: { name: `Pivo ${sku}, sud KEG 50 l` } as ProductRow,
    quoted: { netMinor: toMinor(net) },
  });
  const seen = [lineOf("1", 100), lineOf("2", 200), lineOf("3", 300)];
  const now = [lineOf("1", 100), lineOf("2", 250), lineOf("4", 400)];
  expect(priceChanges(seen, now)).toEqual([
    { sku: "2", name: "Pivo 2", seenMinor: 200, nowMinor: 250 },
    { sku: "4", name: "Pivo 4", seenMinor: undefined, nowMinor: 400 },
    { sku: "3", name: "Pivo 3", seenMinor: 300, nowMinor: undefined },
  ]);
});

describe("a ready sentence for the driver", () => {
  it.each([
    ["", "Složit u rampy", "Složit u rampy."],
    ["Vjezd ze dvora", "Složit u rampy", "Vjezd ze dvora. Složit u rampy."],
    ["Volejte předem! ", "Složit u\u00a0rampy", "Volejte předem! Složit u rampy."],
    ["Složit u rampy.", "Složit u rampy", "Složit u rampy."],
    ["x".repeat(195), "Složit u rampy", "x".repeat(195)],
  ])("goes behind %j", (text, phrase, expected) => {
    expect(withPhrase(text, phrase)).toBe(expected);
  });
});
