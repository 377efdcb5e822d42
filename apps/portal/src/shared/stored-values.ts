import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Language, parseLanguage } from "@vycep/domain/market/language";
import type { AmountsCache } from "@vycep/domain/suggestions/amounts-cache";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";

/**
 * Everything the portal keeps in the browser, by the keys of the seeds (STORAGE-01…17), read tolerantly: what
 * cannot be understood counts as not there. Writing undefined removes.
 */
export interface Stored {
  readonly token: string;
  readonly shipToId: string;
  readonly deliveryDate: LocalDate;
  readonly store: string;
  readonly lang: Language;
  readonly shippingMethod: ShippingMethod;
  readonly onlyEmpties: boolean;
  readonly isFirstAddToCart: boolean;
  readonly exceptiondate: LocalDate;
  readonly standardDeliveryDate: LocalDate;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly customertype: string;
  readonly sawTutorials: SawTutorials;
  /** SUGGEST-05, SUGGEST-07. */
  readonly suggestedCartAmounts: AmountsCache;
  readonly "cache-ttl-products": number;
  /** Of `noteForDriver` and `customerOrderNumber`, as far as they were typed here, for what and over what. */
  readonly typedNotes: Readonly<Record<string, TypedNote>>;
  /** What was pasted or read from a file and is not in the cart yet. */
  readonly fastEntry: string;
  /** Whose things these are: another person at the same computer starts with none of them. */
  readonly owner: string;
  /** Changes of a cart that the server has not answered; what a reload or a killed tab must not lose. */
  readonly unsentCart: UnsentCart;
  /** The prices under which the lines of a cart were shown, until a change of them is read (C12). */
  readonly seenPrices: SeenCartPrices;
  /** The total with which a cart was last sent, whatever came of it (C12). */
  readonly sentTotal: SentTotal;
  /** What an order with provisional prices may come to, as it is written (B14). */
  readonly priceLimit: WrittenLimit;
  /** The question about an order in progress was answered, or there was none to ask about, since signing in (OP-74). */
  readonly orderInProgressAsked: boolean;
  /** When somebody last did something in any tab, in milliseconds (SESSION-21). */
  readonly lastActivity: number;
}

/** Gone with the tab. */
export interface StoredInSession {
  /** STORAGE-16. */
  readonly id_token: string;
  /** SESSION-02, OP-105. */
  readonly intendedPath: string;
  /** What a sign-in under way must remember until it comes back. */
  readonly signIn: Readonly<Record<string, string>>;
  /** An e-mail typed into a sign-in that ran out and starts again. */
  readonly typedEmail: string;
  /** An order that was sent and not answered yet, with its key: a repeat of it counts once (C9). */
  readonly sentOrder: Readonly<Record<string, string>>;
  /** Goods that were sent to the cart and not answered yet, with their key, for the same reason. */
  readonly sentGoods: Readonly<Record<string, string>>;
}

/** OP-43: per user, the day the tutorial was last seen and the pages seen. */
export type SawTutorials = Readonly<
  Record<string, { readonly date: string; readonly pages: readonly string[] }>
>;

/** A cart's changes by sku, each the whole amounts: packages, layers, pallets. */
export interface UnsentCart {
  readonly cartId: string;
  readonly changes: Readonly<Record<string, readonly [packages: number, layers: number, pallets: number]>>;
  /** What one package of a deal is to hold: boxes by number. */
  readonly contents?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The lines that the person saw and changed, by sku: another version is somebody else's change (C21). */
  readonly seen?: Readonly<Record<string, readonly [uid: string, version: number]>>;
  /** What a call without an answer carried, by sku: a line that stands so was set by it. */
  readonly sent?: UnsentCart["changes"];
  /** What changes take back that were removals, by sku. */
  readonly removals?: Readonly<Record<string, readonly [token: string, uid: string]>>;
}

/** One cart's prices of one box by sku, and of a deal what one package held; never more than the lines of a cart. */
export interface SeenCartPrices {
  readonly cartId: string;
  readonly unitMinor: Readonly<Record<string, number>>;
  readonly contents?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Told again only for the cart as it was then: other contents have another total. */
export interface SentTotal {
  readonly cartId: string;
  readonly version: number;
  readonly totalMinor: number;
}

/** Of one cart. */
export interface WrittenLimit {
  readonly cartId: string;
  readonly isOn: boolean;
  readonly text: string;
}

/** A text of the order that was typed in this browser. */
export interface TypedNote {
  /** The cart, and of the driver's note also the place. */
  readonly of: string;
  /** The text that stood there before. */
  readonly base: string;
  /** What was sent of it and may have arrived. */
  readonly sent: readonly string[];
}

/** How a value is written as text, and read; undefined is what cannot be understood. */
export interface Codec<Value> {
  readonly parse: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
}

const plain: Codec<string> = { parse: (text) => (text === "" ? undefined : text), print: (value) => value };
const flag: Codec<boolean> = {
  parse: (text) => text === "1" || text === "true",
  print: (value) => (value ? "1" : "0"),
};
const date: Codec<LocalDate> = { parse: parseLocalDate, print: (value) => value };
const wholeNumber: Codec<number> = {
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  print: String,
};

export const localCodecs: { readonly [Key in keyof Stored]: Codec<Stored[Key]> } = {
  token: plain,
  shipToId: plain,
  deliveryDate: date,
  store: plain,
  lang: { parse: parseLanguage, print: (value) => value },
  shippingMethod: { parse: parseShippingMethod, print: (value) => value },
  onlyEmpties: flag,
  isFirstAddToCart: flag,
  exceptiondate: date,
  standardDeliveryDate: date,
  customerOrderNumber: plain,
  noteForDriver: plain,
  typedNotes: json(areTypedNotes),
  customertype: plain,
  sawTutorials: json(isSawTutorials),
  suggestedCartAmounts: json(isAmountsCache),
  "cache-ttl-products": wholeNumber,
  fastEntry: plain,
  owner: plain,
  unsentCart: json(isUnsentCart),
  seenPrices: json(isSeenCartPrices),
  sentTotal: json(isSentTotal),
  priceLimit: json(isWrittenLimit),
  orderInProgressAsked: flag,
  lastActivity: wholeNumber,
};

export const sessionCodecs: { readonly [Key in keyof StoredInSession]: Codec<StoredInSession[Key]> } = {
  id_token: plain,
  intendedPath: plain,
  signIn: json(isTexts),
  typedEmail: plain,
  sentOrder: json(isTexts),
  sentGoods: json(isTexts),
};

function json<Value>(isValue: (value: unknown) => value is Value): Codec<Value> {
  return {
    parse(text) {
      try {
        const value: unknown = JSON.parse(text);
        return isValue(value) ? value : undefined;
      } catch {
        return;
      }
    },
    print: (value) => JSON.stringify(value),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === "string");
}

function isAmountsCache(value: unknown): value is AmountsCache {
  return isRecord(value) && Object.values(value).every(isKeptPlace);
}

function isKeptPlace(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value.standard, value.truck].every((kept) => kept === undefined || isKeptVariant(kept))
  );
}

function isKeptVariant(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.hash === "string" &&
    isRecord(value.amounts) &&
    Object.values(value.amounts).every(isKeptAmounts)
  );
}

function isKeptAmounts(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const counts = [value.units, value.layers, value.pallets];
  return (
    typeof value.checked === "boolean" &&
    counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0)
  );
}

function isUnsentCart(value: unknown): value is UnsentCart {
  return (
    isRecord(value) &&
    typeof value.cartId === "string" &&
    areCounts(value.changes) &&
    (value.contents === undefined || isContents(value.contents)) &&
    (value.seen === undefined || areSeenLines(value.seen)) &&
    (value.sent === undefined || areCounts(value.sent)) &&
    (value.removals === undefined || areRemovals(value.removals))
  );
}

function areCounts(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (amounts) =>
        Array.isArray(amounts) &&
        amounts.length === 3 &&
        amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0),
    )
  );
}

function areSeenLines(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (line) =>
        Array.isArray(line) &&
        line.length === 2 &&
        typeof line[0] === "string" &&
        Number.isSafeInteger(line[1]),
    )
  );
}

function areRemovals(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (removal) =>
        Array.isArray(removal) && removal.length === 2 && removal.every((part) => typeof part === "string"),
    )
  );
}

function isSeenCartPrices(value: unknown): value is SeenCartPrices {
  return (
    isRecord(value) &&
    typeof value.cartId === "string" &&
    isRecord(value.unitMinor) &&
    Object.values(value.unitMinor).every((minor) => Number.isSafeInteger(minor)) &&
    (value.contents === undefined || isContents(value.contents))
  );
}

function isSentTotal(value: unknown): value is SentTotal {
  return (
    isRecord(value) &&
    typeof value.cartId === "string" &&
    [value.version, value.totalMinor].every((count) => Number.isSafeInteger(count))
  );
}

function isWrittenLimit(value: unknown): value is WrittenLimit {
  return (
    isRecord(value) &&
    typeof value.cartId === "string" &&
    typeof value.isOn === "boolean" &&
    typeof value.text === "string"
  );
}

function areTypedNotes(value: unknown): value is Stored["typedNotes"] {
  return isRecord(value) && Object.values(value).every(isTypedNote);
}

function isTypedNote(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.of === "string" &&
    typeof value.base === "string" &&
    Array.isArray(value.sent) &&
    value.sent.every((text) => typeof text === "string")
  );
}

function isContents(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (parts) => isRecord(parts) && Object.values(parts).every((boxes) => Number.isSafeInteger(boxes)),
    )
  );
}

function isSawTutorials(value: unknown): value is SawTutorials {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (seen) =>
        isRecord(seen) &&
        typeof seen.date === "string" &&
        Array.isArray(seen.pages) &&
        seen.pages.every((page) => typeof page === "string"),
    )
  );
}
