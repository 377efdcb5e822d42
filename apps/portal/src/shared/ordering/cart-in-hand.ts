import type { Money } from "@vycep/domain/kernel/money";

/** As much of the cart as settling and changing the delivery needs; the cart's own feature fills it in. */
export interface CartInHand {
  readonly id: string;
  readonly hasItems: boolean;
  readonly lineCount: number;
  /** Lines that can be ordered as they are, for the day and way of the cart. */
  readonly availableCount: number;
  readonly palletPlaces: number;
  /** An instant, as the server tells it. */
  readonly changedAt: string | undefined;
  /** What is to be paid, with VAT and deposits, as the header shows it. */
  readonly total: Money;
  /** What the goods cost, without VAT and deposits. */
  readonly net: Money;
  readonly shipToId: string | undefined;
  readonly method: string | undefined;
  readonly date: string | undefined;
  readonly noteForDriver: string | undefined;
  readonly customerOrderNumber: string | undefined;
  /** Takes every line out; answers how to put them all back. */
  readonly clear: () => Promise<() => Promise<void>>;
  /** Puts the whole cart aside under a name (OP-19); answers the number of the saved order. */
  readonly saveForLater: (title: string) => Promise<string | undefined>;
  readonly readAgain: () => Promise<void>;
}

/** Where, how and when the cart is, and whether that holds anything. */
export type PlaceOfCart = Pick<CartInHand, "hasItems" | "shipToId" | "method" | "date">;
