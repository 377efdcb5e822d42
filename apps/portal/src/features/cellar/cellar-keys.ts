import {
  aCount,
  aFlag,
  aText,
  aWholeNumber,
  jsonOf,
  listOf,
  objectOf,
  optional,
  recordOf,
  type ValueOf,
} from "@vycep/shell/storage/shape";
import { inLocal, wholeNumber } from "@vycep/shell/storage/stored-value";

const goods = objectOf({
  sku: aText,
  name: aText,
  packageType: aText,
  brand: aText,
  plato: optional(aCount),
  codes: listOf(aText),
  /** As somebody of the place named it. */
  shelf: optional(aText),
  usual: aCount,
  lastLeft: optional(aCount),
  unitMinor: optional(aWholeNumber),
  isOrderable: aFlag,
  inCart: aCount,
});

const kept = objectOf({
  /** Whose it is, by the id of the session. */
  owner: aText,
  shipToId: aText,
  currency: aText,
  keptAtMs: aWholeNumber,
  goods: listOf(goods),
});

const count = objectOf({
  key: aText,
  sku: aText,
  inCellar: aCount,
  usual: aCount,
  ordered: aCount,
  countedAtMs: aWholeNumber,
});

const sent = objectOf({
  sku: aText,
  ordered: aCount,
  refused: optional(aText),
  before: aCount,
  otherName: optional(aText),
  otherOrdered: optional(aCount),
  /** What was known of it when it was counted. */
  wasMinor: optional(aWholeNumber),
  wasOrderable: aFlag,
  wasInCart: aCount,
});

const counts = objectOf({
  owner: aText,
  shipToId: aText,
  sinceMs: aWholeNumber,
  lastMs: aWholeNumber,
  /** What the server has not answered. */
  unsent: listOf(count),
  /** New names of shelves that it has not answered, by product. */
  shelves: recordOf(aText),
  /** What this round has counted so far, by product. */
  counted: recordOf(count),
  /** What the server answered, until somebody has looked at it. */
  sent: listOf(sent),
  /** Why the day of the cart cannot be had any more, in the words of the server. */
  dayClosed: optional(aText),
  /** The counting is over: what comes back is to be shown. */
  isDone: aFlag,
});

/** A product as a telephone knows it without network. */
export type CellarGoods = ValueOf<typeof goods>;

/** What is known of a place, for a day. */
export type KeptCellar = ValueOf<typeof kept>;

/** A round of counting. */
export type CellarRound = ValueOf<typeof counts>;

/** A count that was sent, with what was known when it was made. */
export type SentInRound = ValueOf<typeof sent>;

/** What the browser keeps for the cellar: of one person, and gone when they sign out or after a day. */
export const cellarKeys = {
  cellar: inLocal("cellar", jsonOf(kept)),
  cellarCounts: inLocal("cellarCounts", jsonOf(counts)),
  /** How often the two above were changed: tells which of their two copies is the later one. */
  cellarChange: inLocal("cellarChange", wholeNumber),
} as const;
