import type { BundleFacts, BundleItem, BundlePart } from "../bundles/bundle.ts";
import type { CalendarFacts } from "../calendar/delivery-day.ts";
import type { DeliveryException } from "../calendar/exceptions.ts";
import { daysOffOf, holidayFacts } from "../calendar/holidays.ts";
import type { CapacityRule } from "../capacity/capacity-rule.ts";
import type { CartLine } from "../cart/cart.ts";
import { type CartFacts, type ProductPrices, type Quote, quoteCart } from "../cart/quote.ts";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import type { GoodsFacts, Packaging } from "../catalog/product.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { type LocalMoment, toLocalDate, toLocalTime } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { HOLIDAY_ROWS, HOLIDAY_YEARS } from "./holiday-rows.ts";

export const CZECH_HOLIDAYS = holidayFacts(daysOffOf(HOLIDAY_ROWS, "CZ"), HOLIDAY_YEARS);
export const SLOVAK_HOLIDAYS = holidayFacts(daysOffOf(HOLIDAY_ROWS, "SK"), HOLIDAY_YEARS);

/** A moment written as it is spoken: "2026-11-20 13:30". */
export function at(text: string): LocalMoment {
  const [date = "", time = ""] = text.split(" ");
  return { date: toLocalDate(date), minutes: toLocalTime(time) };
}

export const CRATE: Packaging = { itemsPerBox: 20, boxesPerLayer: 8, layersPerPallet: 5, boxesPerPallet: 40 };
export const KEG: Packaging = { itemsPerBox: 1, boxesPerLayer: 6, layersPerPallet: 3, boxesPerPallet: 18 };
export const UNSTACKED: Packaging = {
  itemsPerBox: 1,
  boxesPerLayer: 0,
  layersPerPallet: 0,
  boxesPerPallet: 0,
};

/** A crate of half-litre bottles with a deposit of 160 Kč, sold everywhere at any time, unless said otherwise. */
export function anyGoods(said: Partial<GoodsFacts> = {}): GoodsFacts {
  return {
    sku: toId("100101"),
    packaging: CRATE,
    grossGramsPerBox: 19_600,
    millilitresPerBox: 10_000,
    packageType: "bottle",
    isTank: false,
    isUnfiltered: false,
    truckOrdering: true,
    sellableFrom: null,
    sellableTo: null,
    markets: ["CZ", "SK"],
    vatPct: 21,
    deposits: [
      { code: "BTL05", unitsPerBox: 20, depositMinor: toMinor(300) },
      { code: "CR20", unitsPerBox: 1, depositMinor: toMinor(10_000) },
    ],
    ...said,
  };
}

/** 500 litres of tank beer. */
export function anyTankBeer(said: Partial<GoodsFacts> = {}): GoodsFacts {
  return anyGoods({
    sku: toId("100260"),
    packaging: UNSTACKED,
    grossGramsPerBox: 505_000,
    millilitresPerBox: 500_000,
    packageType: "tank",
    isTank: true,
    truckOrdering: false,
    deposits: [],
    ...said,
  });
}

/** A price that holds for all of 2026 and 2027. */
export function anyPrices(minor: number, said: Partial<ProductPrices> = {}): ProductPrices {
  const yourMinor = toMinor(minor);
  const validFrom = toLocalDate("2026-01-01");
  const validTo = toLocalDate("2027-12-31");
  return { rows: [{ baseMinor: yourMinor, yourMinor, validFrom, validTo }], ...said };
}

export function rule(said: Partial<CapacityRule> = {}): CapacityRule {
  return {
    minPallets: null,
    maxPallets: null,
    minKg: null,
    maxKg: null,
    orderValueMinor: null,
    minLitres: null,
    maxLitres: null,
    ...said,
  };
}

/** Czech standard deliveries on Monday and Thursday, Monday to Friday added. */
export function anyCalendar(said: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    method: "selfpickup_selfpickup",
    scheduledWeekdays: [1, 4],
    addedWeekdays: [1, 2, 3, 4, 5],
    holidays: CZECH_HOLIDAYS,
    leadTimes: [],
    unavailableDates: [],
    exceptions: [],
    ...said,
  };
}

/** The delivery of Christmas Eve comes a day earlier, for standard orders. */
export function anyException(said: Partial<DeliveryException> = {}): DeliveryException {
  return {
    typeOfChange: said.scheduledDate === null ? "cancelled" : "moved",
    originalDate: toLocalDate("2026-12-24"),
    originalHours: "7:00-11:00",
    scheduledDate: toLocalDate("2026-12-23"),
    scheduledHours: said.scheduledDate === null ? "" : "7:00-11:00",
    orderBy: said.scheduledDate === null ? null : at("2026-12-22 16:00"),
    countsFor: ["standard"],
    ...said,
  };
}

/** Goods with what they cost, in place of the two maps. */
export type Shelf = readonly (readonly [GoodsFacts, ProductPrices])[];

/** A Czech standard order for Monday 23 November 2026 without limits, unless said otherwise. */
export function anyCartFacts(shelf: Shelf, said: Partial<CartFacts> = {}): CartFacts {
  return {
    market: "CZ",
    currency: "CZK",
    shipToStatus: "APPROVED",
    method: "selfpickup_selfpickup",
    deliveryDate: toLocalDate("2026-11-23"),
    products: new Map(shelf.map(([goods]) => [goods.sku, goods])),
    prices: new Map(shelf.map(([goods, prices]) => [goods.sku, prices])),
    orderableUnits: ORDER_UNITS,
    rule: null,
    isWholesale: false,
    tankLitresInstalled: 0,
    calendar: anyCalendar(),
    ...said,
  };
}

export function line(sku: string, said: Partial<CartLine> = {}): CartLine {
  return { sku: toId<Sku>(sku), packages: 0, layers: 0, pallets: 0, ...said };
}

/** Friday 20 November 2026, 10:00. */
export const FRIDAY_MORNING = at("2026-11-20 10:00");

export function quoteOf(lines: readonly CartLine[], facts: CartFacts, now = FRIDAY_MORNING): Quote {
  return quoteCart({ id: toId<CartId>("cart-1"), lines }, facts, now);
}

/** A pallet of forty crates, two kinds mandatory and one to choose, four pallets a customer. */
export function anyBundle(said: Partial<BundleFacts> = {}): BundleFacts {
  return {
    rule: "flex",
    discountPct: 5,
    validFrom: toLocalDate("2026-10-01"),
    validTo: toLocalDate("2027-03-31"),
    minBoxes: 40,
    maxBoxes: 40,
    maxPackages: 4,
    packagesOrdered: 0,
    items: [
      bundleItem("100201", { isMandatory: true, defaultBoxes: 8 }),
      bundleItem("100301", { isMandatory: true, defaultBoxes: 8 }),
      bundleItem("120101"),
    ],
    ...said,
  };
}

/** Eight to forty boxes, not chosen to begin with. */
export function bundleItem(sku: string, said: Partial<BundleItem> = {}): BundleItem {
  return { sku: toId(sku), isMandatory: false, defaultBoxes: 0, minBoxes: 8, maxBoxes: 40, ...said };
}

/** A package's contents written as "8 100201, 8 100301". */
export function partsOf(text: string): readonly BundlePart[] {
  return text.split(", ").map((part) => {
    const [boxes = "", sku = ""] = part.split(" ");
    return { sku: toId(sku), boxes: Number(boxes) };
  });
}
