import { describe, expect, test } from "vitest";
import type { Dated } from "../kernel/dated.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { judgeLeaflet, type LeafletOffer, leafletPercent, leafletStep } from "./leaflet-offer.ts";

const today = toLocalDate("2026-11-23");
const price = { baseMinor: toMinor(11_000), yourMinor: toMinor(10_000) };
const days = (from: string, to?: string): Dated => ({
  validFrom: toLocalDate(`2026-${from}`),
  validTo: to === undefined ? null : toLocalDate(`2026-${to}`),
});
const leaflet = (said: Partial<LeafletOffer> = {}): LeafletOffer => ({
  ...{ name: "Vánoční speciál na čep", promoMinor: toMinor(9_200), isInsideDelivery: true },
  ...days("12-01", "12-20"),
  ...said,
});

describe("DGOOD-03 a leaflet", () => {
  test.each<[string, Partial<LeafletOffer>, Dated | undefined, readonly Dated[], string]>([
    ["for days to come", {}, undefined, [], "ok"],
    ["from today on, without an end", days("11-23"), undefined, [], "ok"],
    ["for nothing", { promoMinor: toMinor(0) }, undefined, [], "ok"],
    ["without a name", { name: "" }, undefined, [], "name-missing"],
    ["of too long a name", { name: "ž".repeat(101) }, undefined, [], "name-too-long"],
    ["for days that passed", days("11-22"), undefined, [], "day-passed"],
    ["at the price that holds anyway", { promoMinor: toMinor(10_000) }, undefined, [], "not-cheaper"],
    ["below nothing", { promoMinor: toMinor(-1) }, undefined, [], "not-cheaper"],
    ["beside another", {}, undefined, [days("12-20")], "leaflets-overlap"],
    ["the day after another", {}, undefined, [days("11-01", "11-30")], "ok"],
    ["one that runs, ended today", days("11-01", "11-23"), days("11-01", "11-30"), [], "ok"],
    ["one that runs, begun otherwise", days("11-02", "11-30"), days("11-01", "11-30"), [], "begun-already"],
  ])("%s", (_case, said, was, others, verdict) => {
    const judged = judgeLeaflet(leaflet(said), { was, others, today, price });
    expect(judged.ok ? "ok" : judged.refusal.kind).toBe(verdict);
  });

  test("of a product that the list has no price of", () => {
    const judged = judgeLeaflet(leaflet(), { was: undefined, others: [], today, price: undefined });
    expect(judged).toMatchObject({ ok: false, refusal: { kind: "price-missing" } });
  });

  test.each([
    [153_745, 141_445, 8],
    [10_000, 9_994, 0.06],
    [10_000, 0, 100],
    [0, 0, 0],
  ])("from %i to %i is %f per cent, as it is shown", (your, promo, percent) => {
    expect(leafletPercent(your, promo)).toBe(percent);
  });
});

describe("DPRICE-03 how large a change a leaflet is", () => {
  test.each<[string, Partial<LeafletOffer> | undefined, Partial<LeafletOffer>, number]>([
    ["a new one", undefined, {}, 8],
    ["a haléř over the limit is over it", undefined, { promoMinor: toMinor(9_199) }, 8.01],
    ["one that is ended sooner", {}, days("12-01", "12-10"), 0],
    ["one that gets dearer", {}, { promoMinor: toMinor(9_500) }, 0],
    ["one that gets cheaper", {}, { promoMinor: toMinor(9_000) }, 10],
    ["one that lasts longer", {}, days("12-01", "12-21"), 8],
    ["one that loses its end", {}, days("12-01"), 8],
    ["one that begins to lower the price at all", { isInsideDelivery: false }, {}, 8],
  ])("%s", (_case, before, after, percent) => {
    expect(leafletStep(before && leaflet(before), leaflet(after), price)).toBe(percent);
  });
});
