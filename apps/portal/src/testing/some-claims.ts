import type { ClaimFound, DeliveryToClaim } from "@vycep/contract/claims/claims.rest";

/** A delivery of three lines; one of them never came. */
export function someDelivery(change: Partial<DeliveryToClaim> = {}): DeliveryToClaim {
  return {
    order: "4700100498",
    shipTo: "500101",
    currency: "CZK",
    payment: "transfer",
    deliveryDay: "2026-11-20",
    refusal: null,
    term: { days: 3, spoiledDays: 1 },
    today: "2026-11-20",
    lines: [
      line(1, "Lipovrch 11 světlý ležák, láhev 0,5 l, přepravka 20", 10),
      line(2, "Lipovrch 12 světlý ležák, sud 50 l", 4),
      line(3, "Lipovrch 10 světlé výčepní, plech 0,5 l, plato 24", 0),
    ],
    draft: null,
    claims: [],
    ...change,
  };
}

function line(no: number, name: string, delivered: number): DeliveryToClaim["lines"][number] {
  const price = { unitPriceMinor: 22_100, unitDepositMinor: 16_000, vatPct: 21 };
  return { line: no, sku: `10011${no}`, name, delivered, left: delivered, ...price };
}

/** A claim that waits for its credit note. */
export function someClaim(change: Partial<ClaimFound> = {}): ClaimFound {
  return {
    caseNumber: "CS0100001",
    order: "4700100498",
    sentAt: "2026-11-20T11:00:00",
    person: "Jana Novotná",
    currency: "CZK",
    state: "sent",
    expectedMinor: 85_482,
    lines: [{ line: 1, name: "Lipovrch 11", reason: "short", boxes: 2, credited: 0 }],
    credits: [],
    ...change,
  };
}
