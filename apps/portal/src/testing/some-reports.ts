import type { ConsumptionReport, EmptiesAccount } from "@vycep/contract/reporting/reporting.rest";

/** What two places took from January to March, beside the year before. */
export function someConsumption(over: Partial<ConsumptionReport> = {}): ConsumptionReport {
  return {
    ...{ from: "2026-01-01", to: "2026-03-10", before: { from: "2025-01-01", to: "2025-03-10" } },
    ...{ step: "month", measure: "litres", measures: ["litres", "boxes", "CZK"] },
    total: { now: 21_000, before: 20_000 },
    active: { now: 15_000, before: 12_000, places: 1 },
    strongest: "2026-02",
    parts: [
      { key: "keg", name: "Sud" },
      { key: "bottle", name: "Lahev" },
    ],
    bars: [
      { key: "2026-01", now: 7000, before: 8000, parts: [6000, 1000] },
      { key: "2026-02", now: 9000, before: 7000, parts: [8000, 1000] },
      { key: "2026-03", now: 5000, before: 5000, parts: [5000, 0] },
    ],
    brands: [{ key: "Lipovrch", name: "Lipovrch", now: 21_000, before: 20_000 }],
    packagings: [
      { key: "keg", name: "Sud", now: 19_000, before: 17_000 },
      { key: "bottle", name: "Lahev", now: 2000, before: 3000 },
    ],
    places: [
      { key: "500101", name: "Restaurace U Modré hvězdy", now: 15_000, before: 12_000, isSuspended: false },
      { key: "500104", name: "Nádražní hospoda", now: 6000, before: 8000, isSuspended: true },
    ],
    products: [{ key: "100112", name: "Lipovrch 11, sud 50 l", now: 12_000, before: 0 }],
    ...over,
  };
}

/** Ten kegs came, seven went back. */
export function someEmptiesAccount(over: Partial<EmptiesAccount> = {}): EmptiesAccount {
  const keg = { code: "KEG50", name: "Sud KEG 50 l" };
  return {
    ...{ shipToId: "500101", shipToName: "Restaurace U Modré hvězdy" },
    ...{ from: "2026-08-25", to: "2026-11-23", currency: "CZK", worth: 4500, total: 2 },
    types: [
      {
        ...keg,
        ...{ opening: 0, delivered: 10, returned: 7, corrected: 0, balance: 3, deposit: 1500, worth: 4500 },
      },
    ],
    movements: [
      { ...keg, day: "2026-11-19", kind: "returned", change: -7, balance: 3, orderNumber: "4700100712" },
      { ...keg, day: "2026-11-12", kind: "delivered", change: 10, balance: 10, orderNumber: "4700100700" },
    ],
    ...over,
  };
}
