import { areWithin, type Dated, type DatedRefusal, daysOverlap, judgeDays } from "../kernel/dated.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { Minor } from "../kernel/money.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { Price } from "./price.ts";
import { changePercent } from "./price-change.ts";

/** What a leaflet offers of one product to the customers of one price list, as staff write it (DGOOD-03). */
export type LeafletOffer = Dated & {
  readonly name: string;
  readonly promoMinor: Minor;
  readonly isInsideDelivery: boolean;
};

export type LeafletRefusal = Refusal &
  (
    | DatedRefusal
    | { readonly kind: "name-missing" | "name-too-long" | "price-missing" | "not-cheaper" }
    | { readonly kind: "leaflets-overlap"; readonly other: Dated }
  );

const LONGEST_NAME = 100;

/**
 * Whether a leaflet may be offered (DGOOD-03): it has a name, its price is lower than what customers of the list pay on its first day
 * to come, it never reaches into days that have passed, and no two of a product and list hold on one day.
 *
 * @example judgeLeaflet({ name: "Leták", promoMinor: toMinor(90), isInsideDelivery: true, validFrom: toLocalDate("2026-12-01"), validTo: null },
 *   { was: undefined, others: [], today: toLocalDate("2026-11-23"), price: { baseMinor: toMinor(110), yourMinor: toMinor(100) } }).ok // true
 */
export function judgeLeaflet(
  wanted: LeafletOffer,
  {
    was,
    others,
    today,
    price,
  }: {
    /** The leaflet that is changed; undefined of a new one. */
    readonly was: Dated | undefined;
    /** Of the same product and price list. */
    readonly others: readonly Dated[];
    readonly today: LocalDate;
    /** On its first day that is still to come; undefined where the list has none then. */
    readonly price: Price | undefined;
  },
): Result<undefined, LeafletRefusal> {
  if (wanted.name === "") return refused({ kind: "name-missing" });
  if ([...wanted.name].length > LONGEST_NAME) return refused({ kind: "name-too-long" });
  const days = judgeDays(wanted, { was, today });
  if (!days.ok) return days;
  if (price === undefined) return refused({ kind: "price-missing" });
  if (wanted.promoMinor < 0 || wanted.promoMinor >= price.yourMinor) return refused({ kind: "not-cheaper" });
  const other = others.find((one) => daysOverlap(one, wanted));
  return other === undefined ? ok(undefined) : refused({ kind: "leaflets-overlap", other });
}

/**
 * By how many per cent a leaflet is below what customers pay otherwise, as it is shown: with two decimals, a half up.
 *
 * @example leafletPercent(153_745, 141_445) // 8
 */
export function leafletPercent(yourMinor: number, promoMinor: number): number {
  if (yourMinor <= 0) return 0;
  return Math.round(((yourMinor - promoMinor) * 10_000) / yourMinor) / 100;
}

/**
 * How large a change of prices a leaflet is, in per cent of what customers pay otherwise (DPRICE-03). One that only ends sooner, begins
 * later or gets dearer gives nobody anything, and is none.
 *
 * @example leafletStep(undefined, { promoMinor: toMinor(90), validFrom: toLocalDate("2026-12-01"), validTo: null }, { baseMinor: toMinor(110), yourMinor: toMinor(100) }) // 10
 */
export function leafletStep(
  before: StepOf | undefined,
  after: StepOf,
  price: Pick<Price, "yourMinor">,
): number {
  const givesNoMore =
    before !== undefined && before.promoMinor <= after.promoMinor && areWithin(after, before);
  if (givesNoMore && (before.isInsideDelivery ?? true)) return 0;
  const of = (minor: Minor): Price => ({ baseMinor: minor, yourMinor: minor });
  return changePercent(of(price.yourMinor), of(after.promoMinor));
}

type StepOf = Pick<LeafletOffer, "promoMinor" | "validFrom" | "validTo"> &
  Partial<Pick<LeafletOffer, "isInsideDelivery">>;
