import fc from "fast-check";
import { expect, test } from "vitest";
import { type OrderNumber, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { amountOf, type BillableOrder, billedLines, creditedLines } from "./bill-lines.ts";
import { billTotals } from "./bill-totals.ts";

const goods = fc.record({
  sku: fc.constantFrom("1", "2", "3").map((sku) => toId<Sku>(sku)),
  boxes: fc.nat(2000),
  unitPriceMinor: fc.nat(5_000_000).map(toMinor),
  vatPct: fc.constantFrom(0, 12, 19, 21, 23),
  unitDepositMinor: fc.constantFrom(0, 360, 16_000, 150_000).map(toMinor),
});
const empties = fc.record({
  code: fc.constantFrom("KEG50", "CR20"),
  units: fc.nat(800),
  unitDepositMinor: fc.constantFrom(16_000, 150_000).map(toMinor),
});
const orders: fc.Arbitrary<BillableOrder> = fc.record({
  orderNumber: fc.constant(toId<OrderNumber>("4700200001")),
  goods: fc.array(goods, { maxLength: 12 }),
  empties: fc.array(empties, { maxLength: 3 }),
});
const deliveries = fc.array(orders, { minLength: 1, maxLength: 4 });
const paid = { day: toLocalDate("2026-11-20"), currency: "CZK", payment: "transfer" } as const;
const inExact = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** By the school's rule, on whole numbers of any size: half a haléř goes away from nought. */
function vatOf(net: bigint, rate: number): bigint {
  const size = net < 0n ? -net : net;
  const rounded = (size * BigInt(rate) * 2n + 100n) / 200n;
  return net < 0n ? -rounded : rounded;
}

test("D08: 10 000 deliveries are billed to the last haléř, VAT per rate on the sums, deposits without VAT", () => {
  fc.assert(
    fc.property(deliveries, (delivered) => {
      const lines = delivered.flatMap(billedLines);
      const totals = billTotals(lines, paid);
      const all = delivered.flatMap((order) => order.goods);
      const netByRate = Map.groupBy(all, ({ vatPct }) => vatPct);
      let vat = 0n;
      for (const [rate, own] of netByRate) {
        const net = inExact(own.map(({ boxes, unitPriceMinor }) => BigInt(boxes) * BigInt(unitPriceMinor)));
        vat += vatOf(net, rate);
        const row = totals.vat.find(({ vatPct }) => vatPct === rate);
        expect(BigInt(row?.netMinor ?? 0)).toBe(net);
      }
      const net = inExact(all.map(({ boxes, unitPriceMinor }) => BigInt(boxes) * BigInt(unitPriceMinor)));
      const out = inExact(all.map(({ boxes, unitDepositMinor }) => BigInt(boxes) * BigInt(unitDepositMinor)));
      const back = inExact(
        delivered
          .flatMap((order) => order.empties)
          .map(({ units, unitDepositMinor }) => BigInt(units) * BigInt(unitDepositMinor)),
      );
      const { netMinor, vatMinor, depositsOutMinor, depositsBackMinor, totalMinor } = totals;
      expect([netMinor, vatMinor, depositsOutMinor, depositsBackMinor, totalMinor].map(BigInt)).toEqual([
        net,
        vat,
        out,
        -back,
        net + vat + out - back,
      ]);
      expect(BigInt(amountOf(lines))).toBe(net + out - back);
    }),
    { numRuns: 10_000 },
  );
});

test("D08: what is credited whole cancels its invoice, VAT and deposits alike", () => {
  fc.assert(
    fc.property(deliveries, (delivered) => {
      const billed = billTotals(
        delivered.flatMap((order) => billedLines({ ...order, empties: [] })),
        paid,
      );
      const credited = billTotals(delivered.flatMap(creditedLines), paid);
      expect(billed.netMinor + credited.netMinor).toBe(0);
      expect(billed.vatMinor + credited.vatMinor).toBe(0);
      expect(billed.totalMinor + credited.totalMinor).toBe(0);
    }),
  );
});

test("cash is rounded to what coins can pay, and the rounding makes the sums add up", () => {
  fc.assert(
    fc.property(deliveries, fc.constantFrom("CZK" as const, "EUR" as const), (delivered, currency) => {
      const cash = billTotals(delivered.flatMap(billedLines), { ...paid, currency, payment: "cash" });
      const { netMinor, vatMinor, depositsOutMinor, depositsBackMinor, roundingMinor, totalMinor } = cash;
      expect(Math.abs(totalMinor % (currency === "CZK" ? 100 : 5))).toBe(0);
      expect(Math.abs(roundingMinor)).toBeLessThanOrEqual(currency === "CZK" ? 50 : 2);
      expect(netMinor + vatMinor + depositsOutMinor + depositsBackMinor + roundingMinor).toBe(totalMinor);
    }),
  );
});
