import {
  aCount,
  aText,
  aWholeNumber,
  jsonOf,
  listOf,
  objectOf,
  optional,
  recordOf,
  tupleOf,
  type ValueOf,
} from "@vycep/shell/storage/shape";
import { flag, inLocal, inSession } from "@vycep/shell/storage/stored-value";

const amountsBySku = recordOf(tupleOf(aCount, aCount, aCount));
const contentsBySku = recordOf(recordOf(aWholeNumber));

const unsentCart = objectOf({
  cartId: aText,
  /** By sku, each the whole amounts: packages, layers, pallets. */
  changes: amountsBySku,
  /** What one package of a bundle is to hold: boxes by number. */
  contents: optional(contentsBySku),
  /** The lines that the person saw and changed, by sku: another version is somebody else's change (C21). */
  seen: optional(recordOf(tupleOf(aText, aWholeNumber))),
  /** What a call without an answer carried, by sku: a line that stands so was set by it. */
  sent: optional(amountsBySku),
  /** What changes take back that were removals, by sku: the token, and the line. */
  removals: optional(recordOf(tupleOf(aText, aText))),
});

const seenPrices = objectOf({
  cartId: aText,
  unitMinor: recordOf(aWholeNumber),
  contents: optional(contentsBySku),
});

const typedNote = objectOf({
  /** The cart, and of the driver's note also the place. */
  of: aText,
  /** The text that stood there before. */
  base: aText,
  /** What was sent of it and may have arrived. */
  sent: listOf(aText),
});

/** A cart's changes that the server has not answered. */
export type UnsentCart = ValueOf<typeof unsentCart>;

/** A text of the order that was typed in this browser. */
export type TypedNote = ValueOf<typeof typedNote>;

/** What the browser keeps of carts. */
export const cartKeys = {
  isFirstAddToCart: inLocal("isFirstAddToCart", flag),
  /** Of `noteForDriver` and `customerOrderNumber`, as far as they were typed here, for what and over what. */
  typedNotes: inLocal("typedNotes", jsonOf(recordOf(typedNote))),
  /** What a reload or a killed tab must not lose. */
  unsentCart: inLocal("unsentCart", jsonOf(unsentCart)),
  /** The prices of one box under which the lines of a cart were shown, until a change of them is read (C12). */
  seenPrices: inLocal("seenPrices", jsonOf(seenPrices)),
  /** The total with which a cart was last sent, told again only for the cart as it was then (C12). */
  sentTotal: inLocal(
    "sentTotal",
    jsonOf(objectOf({ cartId: aText, version: aWholeNumber, totalMinor: aWholeNumber })),
  ),
  /** Goods that were sent to the cart and not answered yet, with their key: a repeat counts once (C9). */
  sentGoods: inSession("sentGoods", jsonOf(recordOf(aText))),
} as const;
