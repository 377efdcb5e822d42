/** What the API says of saved orders; the English of the seeds letter by letter (ERROR-32, ERROR-42, ERROR-43). */
import type { ReorderRefusal } from "@vycep/domain/orders/reorder";
import type { ResumeRefusal } from "@vycep/domain/orders/saved-order";
import type { ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const savedOrderNotFound: Sentence = said.savedOrderNotFound;

/** The number is the caller's own. */
export const orderNotFound: Sentence = said.orderNotFound;

/** Why a cart was not put aside. */
export type NotSaved = "cart-empty" | "cart-not-active";

export const notSavedMessages: Sentences<NotSaved> = said.notSavedMessages;

/** What was done. */
export const savedOrderDone: Sentences<"saved" | "deleted" | "restored" | "renamed"> = said.savedOrderDone;

/** Why an order of the past was not put into the cart. */
export type NotReordered = ReorderRefusal["kind"] | ResumeRefusal["kind"] | ShipToRefusal["kind"];

export const notReorderedMessages: Sentences<NotReordered> = said.notReorderedMessages;

/** Of each kind of empties of a collection that was to be ordered again. */
export const emptiesNotOrdered: Sentence = said.emptiesNotOrdered;

/** Everything went in, with the number of items; or some of them. C2: no way ends without a word. */
export const reordered: Sentences<"all" | "some"> = said.reordered;
