import { namesIn } from "../kernel/closed-list.ts";
import type { LocalDate } from "../kernel/local-moment.ts";

/** What a line counts in: bottles and cans, boxes, layers or pallets. */
export type EdiUnit = "piece" | "box" | "layer" | "pallet";

/** One line of an order as the partner wrote it. */
export type EdiLine = {
  /** The partner's own number of the line, which every answer repeats. */
  readonly lineNo: string;
  /** Of the box or of the bottle in it. */
  readonly gtin: string | null;
  /** Our number of the product, and theirs. */
  readonly ourNumber: string | null;
  readonly theirNumber: string | null;
  readonly quantity: number;
  /** Null where the unit is none that is known here. */
  readonly unit: EdiUnit | null;
};

/** What is asked of the message: a new order, the same one again, or something that only people can do. */
export type EdiPurpose = "new" | "again" | "other";

/** An order of a trading partner, whatever syntax it came in. */
export type OrderMessage = {
  /** The partner's order number. */
  readonly number: string;
  readonly purpose: EdiPurpose;
  /** Global location numbers of who buys and where it goes. */
  readonly buyer: string;
  readonly place: string | null;
  readonly wantedDay: LocalDate | null;
  readonly note: string;
  readonly lines: readonly EdiLine[];
};

/** How amounts of a partner are counted. */
export type EdiCounting = {
  /** Pieces count what the product code names (the box, if it is that of the box), or always bottles. */
  readonly pieces: "named" | "bottles";
  /** What becomes of an amount that is no whole box. */
  readonly partBoxes: "up" | "down" | "refuse";
};

/** Why a line is refused, or not given as it was asked. */
const reasons = {
  "product-unknown": null,
  "unit-unknown": null,
  "quantity-invalid": null,
  "part-box": null,
  "not-sold": null,
  "limit-reached": null,
  "unit-not-sold": null,
  "price-missing": null,
  "place-unknown": null,
  "place-suspended": null,
  "day-closed": null,
  "minimum-not-reached": null,
  "maximum-exceeded": null,
  "order-number-used": null,
  "only-new-orders": null,
  "not-allowed": null,
  "brewery-changed": null,
  "brewery-cancelled": null,
  "needs-a-person": null,
} as const;

export type EdiReason = keyof typeof reasons;

/** Every reason that an answer may give, for the codes that a partner has for them. */
export const EDI_REASONS: readonly EdiReason[] = namesIn(reasons);
