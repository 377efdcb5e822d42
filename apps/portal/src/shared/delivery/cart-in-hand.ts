/** As much of the cart as settling and changing the delivery needs; the cart's own feature fills it in. */
export interface CartInHand {
  readonly id: string;
  readonly hasItems: boolean;
  readonly shipToId: string | undefined;
  readonly method: string | undefined;
  readonly date: string | undefined;
  /** Takes every line out. */
  readonly clear: () => Promise<unknown>;
  readonly readAgain: () => Promise<void>;
}
