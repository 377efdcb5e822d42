import { describe, expect, it } from "vitest";
import { type ShipToId, type Sku, toId } from "../kernel/ids.ts";
import { boughtTogether, type PlaceCounts, recommend, type Together } from "./bought-together.ts";

const sku = (text: string): Sku => toId(text);
const pair = (one: string, other: string, orders: number) => ({
  sku: sku(one),
  otherSku: sku(other),
  orders,
});

/** A place that bought kegs ten times and tonic with eight of them. */
function place(companyId: string, said: Partial<PlaceCounts> = {}): PlaceCounts {
  return {
    shipToId: toId(`at-${companyId}`),
    companyId: toId(companyId),
    orders: 10,
    pairs: [
      pair("keg", "keg", 10),
      pair("tonic", "tonic", 8),
      pair("keg", "tonic", 8),
      pair("tonic", "keg", 8),
    ],
    ...said,
  };
}

const strength = (rated: readonly Together[], one: string, other: string) =>
  rated.find((each) => each.sku === one && each.otherSku === other)?.permille;

describe("what is bought together (RECO-01)", () => {
  it("is the share of the place's own orders, drawn down while there are few", () => {
    const alone = boughtTogether(place("C1"), [place("C1")]);
    expect(strength(alone, "keg", "tonic")).toBe(571); // 8 of 10 + 4
    expect(strength(alone, "tonic", "keg")).toBe(667); // 8 of 8 + 4
    expect(strength(alone, "keg", "keg")).toBe(714); // ordered 10 times of 10
  });

  it("draws on other companies of the market, as strongly as on four orders", () => {
    const rated = boughtTogether(place("C1"), [place("C1"), place("C2"), place("C3")]);
    expect(strength(rated, "keg", "tonic")).toBe(800); // (8 + 4 × 0.8) of 14
  });

  it("tells a newcomer what two companies do", () => {
    const newcomer = place("C9", { orders: 0, pairs: [] });
    const rated = boughtTogether(newcomer, [newcomer, place("C2"), place("C3")]);
    expect(strength(rated, "keg", "tonic")).toBe(800);
  });

  it("C16 what a single other company does is told to nobody, however many places it has", () => {
    const newcomer = place("C9", { orders: 0, pairs: [] });
    const twice = [place("C2"), { ...place("C2"), shipToId: toId<ShipToId>("second") }];
    expect(boughtTogether(newcomer, [newcomer, ...twice])).toEqual([]);
    const own = place("C1", { pairs: [pair("keg", "keg", 10)] });
    expect(boughtTogether(own, [own, place("C2")]).map(({ otherSku }) => otherSku)).toEqual(["keg"]);
  });

  it("keeps the strongest twenty and the product itself", () => {
    const pairs = Array.from({ length: 40 }, (_, index) => pair("keg", `p${index + 10}`, index + 1));
    const rated = boughtTogether(place("C1", { orders: 50, pairs: [pair("keg", "keg", 2), ...pairs] }), []);
    expect(rated).toHaveLength(21);
    expect(rated[0]?.otherSku).toBe("keg");
    expect(rated[1]?.otherSku).toBe("p49");
    expect(rated.at(-1)?.otherSku).toBe("p30");
  });
});

describe("what to recommend (RECO-02, RECO-03, GQL-07)", () => {
  const pairs: Together[] = [
    { sku: sku("keg"), otherSku: sku("keg"), permille: 900 },
    { sku: sku("keg"), otherSku: sku("tonic"), permille: 500 },
    { sku: sku("keg"), otherSku: sku("cola"), permille: 400 },
    { sku: sku("cola"), otherSku: sku("cola"), permille: 950 },
    { sku: sku("cola"), otherSku: sku("tonic"), permille: 100 },
    { sku: sku("cola"), otherSku: sku("water"), permille: 300 },
    { sku: sku("cola"), otherSku: sku("keg"), permille: 800 },
  ];
  const names = (selected: string | undefined, cart: readonly string[]) =>
    recommend(pairs, { selected: selected === undefined ? undefined : sku(selected), cart: cart.map(sku) });

  it("GQL-07 OP-81 numbers from 1, the best first, and never what is there already", () => {
    expect(names(undefined, ["keg"])).toEqual([
      { sku: "tonic", priority: 1 },
      { sku: "cola", priority: 2 },
    ]);
    expect(names(undefined, ["keg", "tonic"]).map((one) => one.sku)).toEqual(["cola"]);
  });

  it("the product looked at says more than one of the cart", () => {
    expect(names("cola", ["keg"]).map((one) => one.sku)).toEqual(["water", "tonic"]);
    expect(names("keg", ["cola"]).map((one) => one.sku)).toEqual(["tonic", "water"]);
  });

  it("with nothing there, what the place usually orders", () => {
    expect(names(undefined, []).map((one) => one.sku)).toEqual(["cola", "keg"]);
  });

  it("of two that are as strong the lower number stands first, whatever the order of the rows", () => {
    const even: Together[] = ["b", "a"].map((other) => ({
      sku: sku("keg"),
      otherSku: sku(other),
      permille: 5,
    }));
    expect(recommend(even, { selected: undefined, cart: [sku("keg")] }).map((one) => one.sku)).toEqual([
      "a",
      "b",
    ]);
  });
});
