import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { emptyCart } from "../cart/cart.ts";
import type { CartFacts } from "../cart/quote.ts";
import type { Amounts } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import { synonymsOf } from "../catalog/synonyms.ts";
import { fold } from "../kernel/fold.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCartFacts, anyGoods, anyPrices, anyTankBeer, KEG, line } from "../testing/builders.ts";
import { readEntries } from "./entry-row.ts";
import { findProducts, indexGoods } from "./find-products.ts";
import { amountsInstead, judgeEntries, skusOfEntries } from "./judge-entries.ts";
import type { JudgedEntry } from "./judged-entry.ts";

const names: Readonly<Record<string, string>> = {
  "100101": "Lipovrch 10 světlé výčepní, lahev 0,5 l",
  "100112": "Lipovrch 10 světlé výčepní, sud KEG 50 l",
  "100116": "Lipovrch 10 světlé výčepní, tankové pivo",
  "100413": "Lipovrch 12 nefiltrovaný ležák, sud KEG 50 l",
  "900200": "Účtenky a lístky",
  "130613": "Velikonoční zelená 13, sud KEG 30 l",
};

const shelf: readonly GoodsFacts[] = [
  anyGoods(),
  anyGoods({
    sku: toId("100112"),
    packaging: KEG,
    packageType: "keg",
    millilitresPerBox: 50_000,
    truckOrdering: false,
  }),
  anyTankBeer({ sku: toId("100116") }),
  anyGoods({ sku: toId("100413"), packaging: KEG, packageType: "keg", isUnfiltered: true }),
  anyGoods({
    sku: toId("130613"),
    packaging: KEG,
    packageType: "keg",
    sellableFrom: toLocalDate("2027-03-08"),
  }),
  anyGoods({ sku: toId("900200"), packageType: "other", grossGramsPerBox: 0, millilitresPerBox: 0 }),
];

const index = findProducts(
  indexGoods(
    shelf.map(({ sku, packageType }) => ({
      sku,
      ean: `2901${sku}101`,
      eanItem: `2901${sku}100`,
      names: [names[sku] ?? ""],
      searchText: fold(`${sku} 2901${sku}101 2901${sku}100 Lipovrch ${names[sku]}`),
      packageType,
    })),
    synonymsOf([
      { term: "keg", word: "sud" },
      { term: "bottle", word: "lahev" },
    ]),
  ),
);

function judge(
  texts: readonly string[],
  said: Partial<CartFacts> = {},
  lines = [] as ReturnType<typeof line>[],
) {
  const facts = anyCartFacts(
    shelf.map((goods) => [goods, anyPrices(100)]),
    said,
  );
  const cart = { ...emptyCart(toId<CartId>("c")), lines };
  return judgeEntries(readEntries(texts).rows, { index, cart, facts });
}

function amount({ packages, layers, pallets }: Amounts): string {
  return `${packages}/${layers}/${pallets}`;
}

/** "100101 0/2/0" for what goes in, with its notes; "needs-tank-method" for what does not, with what could. */
function said(entry: JudgedEntry): string {
  if (entry.kind === "good") {
    const notes = entry.notes.map(({ kind }) => ` ${kind}`).join("");
    return `${entry.line.sku} ${amount(entry.line)}${notes}`;
  }
  const options = entry.options.map((option) => ` ${option.kind} ${option.sku} ${amount(option.amounts)}`);
  return `${entry.refusal.kind}${options.join("")}`;
}

const truck = { method: "flatrate_flatrate" } as const;

describe("a row is judged", () => {
  test.each<[string, string, Partial<CartFacts>?]>([
    ["100101;12", "100101 12/0/0"],
    ["100101;2 vrstvy", "100101 0/2/0"],
    ["100101;1 pal + 2 vrstvy + 3", "100101 3/2/1"],
    ["100101;0,5 pal", "100101 4/2/0 converted"],
    ["100101;300 ks", "100101 15/0/0 converted"],
    ["100101;305 ks", "quantity-not-multiple fewer 100101 15/0/0 more 100101 16/0/0"],
    ["100101;5 ks", "quantity-not-multiple more 100101 1/0/0"],
    ["100101;9999,5", "quantity-not-multiple"],
    ["100112;1,500 hl", "quantity-ambiguous quantity 100112 3/0/0"],
    ["100112;6 ks", "100112 6/0/0"],
    ["100112;1000 l", "100112 20/0/0 converted"],
    ["100112;10 hl", "100112 20/0/0 converted"],
    ["100101;1,5", "quantity-not-multiple fewer 100101 1/0/0 more 100101 2/0/0"],
    ["100101;1.000", "quantity-ambiguous quantity 100101 1/0/0 quantity 100101 1000/0/0"],
    ["100101", "quantity-missing quantity 100101 1/0/0"],
    ["100101;moc", "quantity-unreadable"],
    ["100101;0", "quantity-zero"],
    ["100101;-2", "quantity-negative"],
    ["100101;10000", "quantity-too-large"],
    ["100101;99999999999999999999", "quantity-too-large"],
    ["100101;99999999999999 ks", "quantity-too-large"],
    ["2901100101101;2", "100101 2/0/0 by-ean"],
    ["lipovrch sud 50;3", "100112 3/0/0 only-orderable"],
    ["lipovrch 10;3", "product-ambiguous choice 100101 3/0/0 choice 100112 3/0/0"],
    ["100110;3", "product-not-found nearest 100101 3/0/0 nearest 100112 3/0/0"],
    ["pivo;3", "needs-tank-method"],
    ["130613;6", "not-yet-sold"],
    ["100116;1000 l", "needs-tank-method"],
    ["100116;2 pal", "needs-tank-method"],
    ["100116;2 vrstvy", "unit-not-orderable", { method: "tank_tank" }],
    ["100116;1000 l", "100116 2/0/0 converted", { method: "tank_tank" }],
    ["100116;700 l", "quantity-not-multiple fewer 100116 1/0/0 more 100116 2/0/0", { method: "tank_tank" }],
    ["100112;72", "100112 0/0/4", truck],
    ["100112;24", "100112 0/1/1", truck],
    ["100112;8", "quantity-not-multiple fewer 100112 0/1/0 more 100112 0/2/0", truck],
    [
      "100112;8",
      "quantity-not-multiple more 100112 0/0/1",
      { ...truck, orderableUnits: ["packages", "pallets"] },
    ],
    ["100101;12", "100101 12/0/0", truck],
  ])("C1 C22 OP-147 %j: %s", (text, expected, facts) => {
    expect(judge([text], facts).map(said)).toEqual([expected]);
  });

  it("a row that is too long is told so", () => {
    expect(judge([`100101;${"9".repeat(10_000)}`]).map(said)).toEqual(["row-too-long"]);
  });
});

describe("rows together", () => {
  it("C1 good ones go in, and each bad one keeps its place", () => {
    const judged = judge(["100101;2", "", "nic;1", "100112;3"]);
    expect(judged.map((entry) => [entry.index, entry.kind])).toEqual([
      [0, "good"],
      [2, "bad"],
      [3, "good"],
    ]);
  });

  it("the same product again adds up, and says to which row", () => {
    const [, second] = judge(["100112;72", "2901100112101;6"]);
    expect(second?.kind === "good" && second.notes).toEqual([
      { kind: "by-ean", ean: "2901100112101" },
      { kind: "same-as", row: 0, boxes: 78 },
    ]);
  });

  it("together, or with what the cart holds, more than a line may hold is refused", () => {
    expect(judge(["900200;9999", "900200;1"]).map(said)).toEqual(["900200 9999/0/0", "quantity-too-large"]);
    const full = [line("900200", { packages: 9999 })];
    expect(judge(["900200;1", "100112;1"], {}, full).map(said)).toEqual([
      "quantity-too-large",
      "100112 1/0/0",
    ]);
  });

  it("every product that might be shown is asked for once", () => {
    const { rows } = readEntries(["100112;1", "100112;2", "lipovrch 10;1", "100110;1"]);
    expect(skusOfEntries(rows, index).toSorted()).toEqual(["100101", "100112", "100116"] as Sku[]);
  });
});

describe("whatever rows come", () => {
  const anyRow = fc
    .tuple(
      fc.constantFrom(
        "100101",
        "100112",
        "100116",
        "130613",
        "2901100413101",
        "lipovrch 12",
        "100110",
        "nic",
      ),
      fc.oneof(
        fc.integer({ min: -2, max: 300 }).map(String),
        fc.integer({ min: 1, max: 1_100_000 }).map((hundredths) => String(hundredths / 100)),
        fc.constantFrom("", "1.000", "1,500 hl", "9999", "9999,5"),
      ),
      fc.constantFrom("", " ks", " vrst", " pal", " l"),
    )
    .map(([product, count, unit]) => `${product};${count}${count.includes("hl") ? "" : unit}`);
  const anyRows = fc.array(anyRow, { minLength: 1, maxLength: 6 });
  const anyMethod = fc.constantFrom<Partial<CartFacts>>({}, truck, { method: "tank_tank" });

  it("C1 each has one verdict in its place, and without the bad ones the good ones are the same", () => {
    fc.assert(
      fc.property(anyRows, anyMethod, (texts, facts) => {
        const judged = judge(texts, facts);
        expect(judged.map(({ index, text }) => [index, text])).toEqual([...texts.entries()]);
        const good = judged.flatMap((entry) => (entry.kind === "good" ? [entry] : []));
        const alone = judge(
          good.map(({ text }) => text),
          facts,
        );
        expect(alone.map(said)).toEqual(good.map(said));
      }),
    );
  });

  it("C22 what is offered instead of a row can be ordered, in just that amount", () => {
    fc.assert(
      fc.property(anyRow, anyMethod, (text, facts) => {
        const [entry] = judge([text], facts);
        if (entry?.kind !== "bad") return;
        for (const { sku, amounts } of entry.options) {
          const typed = [`${amounts.packages} bal`, `${amounts.layers} vrst`, `${amounts.pallets} pal`];
          const again = `${sku};${typed.filter((part) => !part.startsWith("0 ")).join(" + ")}`;
          expect(judge([again], facts).map(said)).toEqual([`${sku} ${amount(amounts)}`]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("rows for one product count up to the boxes that go in", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 6 }), (counts) => {
        const judged = judge(counts.map((count) => `100101;${count}`));
        let boxes = 0;
        for (const [at, entry] of judged.entries()) {
          boxes += counts[at] ?? 0;
          const notes = at === 0 ? [] : [{ kind: "same-as", row: 0, boxes }];
          expect(entry).toMatchObject({ kind: "good", boxes: counts[at], notes });
        }
      }),
    );
  });
});

it("D06 what stands in for goods that are not sold is offered in the amount that was typed, if it can be", () => {
  const keg = anyGoods({ packaging: KEG });
  const said = (count: number, units: Parameters<typeof amountsInstead>[2]) =>
    amount(amountsInstead([{ count, unit: "packages" }], keg, units));
  expect(said(6, ["packages"])).toBe("6/0/0");
  expect(said(6, ["layers", "pallets"])).toBe("0/1/0");
  expect(said(5, ["layers", "pallets"])).toBe("0/1/0");
  expect(amount(amountsInstead([], keg, ["pallets"]))).toBe("0/0/1");
});
