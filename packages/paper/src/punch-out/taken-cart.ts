import type { Minor } from "@vycep/domain/kernel/money";

/** A cart as a purchaser takes it home; prices of a box without VAT and deposits. */
export type TakenCart = {
  readonly currency: string;
  readonly language: string;
  readonly netMinor: Minor;
  readonly lines: readonly TakenLine[];
};

export type TakenLine = {
  readonly sku: string;
  readonly name: string;
  readonly boxes: number;
  readonly unitMinor: Minor;
  /** Of the box; empty where there is none. */
  readonly gtin: string;
  /** In the UNSPSC. */
  readonly goodsClass: string;
};

/** A carton, as UN/ECE recommendation 20 calls it. */
export const BOX_UNIT = "XCT";
