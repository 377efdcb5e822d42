/** What the API says of a cart that cannot go on as it is (CART-20, C5): a sentence for each stable code. */

import type { BreachKind } from "@vycep/domain/capacity/limits";
import type { LineRefusal } from "@vycep/domain/cart/cart";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { Obstacle } from "@vycep/domain/cart/quote";
import type { EmptiesNotRestored } from "@vycep/domain/cart/restore";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Why a line was not put in or not changed. */
export type LineRefusalCode =
  | LineRefusal["kind"]
  | "line-changed"
  | "sku-twice"
  | "bundle-option-unknown"
  | "line-added-meanwhile"
  | EmptiesNotRestored;

export const lineRefusals: Sentences<LineRefusalCode> = said.lineRefusals;

/** What was taken out can be put back for a while only, and only into the same cart. */
export const removalUnknown: Sentence = said.removalUnknown;

/** Why a cart was not moved to another day, way or place, or not back. */
export const previewOutdated: Sentence = said.previewOutdated;
export const moveUnknown: Sentence = said.moveUnknown;
export const moveChangedSince: Sentence = said.moveChangedSince;

/** What merging two carts made of a line (C6). */
export const mergeNotices: Sentences<"quantity-clamped" | "line-left-out"> = said.mergeNotices;

/** Why a line cannot be sent as it stands. */
export const lineProblems: Sentences<LineProblem["kind"]> = said.lineProblems;

/** ERROR-16…24; the words are the glossary's. */
export const breachSentences: Sentences<BreachKind> = said.breachSentences;

type ChoiceKind = Exclude<Obstacle["kind"], "line-problem" | "limit-crossed">;

export const choiceSentences: Sentences<ChoiceKind> = said.choiceSentences;

/** Lengths of the texts a customer writes on an order. */
export const noteTooLong: Sentence = said.noteTooLong;

/** PRICE-06, ERROR: said when the call itself failed; the order can be sent all the same. */
export const priceUpdateFailed: Sentence = said.priceUpdateFailed;

/** OP-22: the brewery said no without saying why. */
export const priceUpdateRefused: Sentence = said.priceUpdateRefused;

/** A rate of VAT, as a sum names it. */
export const vatRate: Sentence = said.vatRate;

/** What a choice of payment is refused with; the English is Magento's. */
export const paymentNotAvailable: Sentence = said.paymentNotAvailable;

/** How a company pays, as its master data says it. */
export const paymentMethodLabels: Sentences<"transfer" | "direct debit" | "cash"> = said.paymentMethodLabels;
