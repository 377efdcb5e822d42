import { judgeNote } from "@vycep/domain/cart/note";
import { storage } from "@vycep/shell/storage/storage";
import { orderingKeys } from "../../../shared/ordering/ordering-keys.ts";
import { cartKeys, type TypedNote } from "../cart-keys.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";

export type NoteName = "noteForDriver" | "customerOrderNumber";

const names = ["noteForDriver", "customerOrderNumber"] as const satisfies readonly NoteName[];

type NotedCart = Pick<CartAnswer, "id" | "ship_to_id" | "note_for_driver" | "customer_order_number">;

/** One of the texts of the order as this browser shows it. */
export interface KeptNote {
  readonly text: string;
  /** It was written here and is not on the server yet. */
  readonly isUnsaved: boolean;
  /** Somebody has written another one since: which holds, the customer says (C21). */
  readonly theirs: string | undefined;
}

/**
 * What was written here leads over what the cart holds, as long as it was written for this cart and nobody else has
 * changed the text since (C20, C21). The driver's note is also for one place only.
 */
export function keptNote(name: NoteName, cart: NotedCart): KeptNote {
  const held = heldText(name, cart);
  const typed = typedFor(name, cart);
  if (typed === undefined) return { text: held, isUnsaved: false, theirs: undefined };
  const wanted = storage.read(orderingKeys[name]) ?? "";
  const verdict = judgeNote({ held, wanted, base: typed.base, sent: typed.sent });
  if (verdict === "same") return { text: held, isUnsaved: false, theirs: undefined };
  return { text: wanted, isUnsaved: true, theirs: verdict === "conflict" ? held : undefined };
}

/** The text as the cart on the server holds it. */
export function heldText(name: NoteName, cart: NotedCart): string {
  return (name === "noteForDriver" ? cart.note_for_driver : cart.customer_order_number) ?? "";
}

/** Keeps what is typed in this browser, with the cart and the text that it was typed over. */
export function typeNote(name: NoteName, cart: NotedCart, text: string): void {
  const { isUnsaved } = keptNote(name, cart);
  if (!isUnsaved) rebaseNote(name, cart);
  storage.write(orderingKeys[name], text === "" ? undefined : text);
}

/** The text is on its way: should no answer come, it may stand there all the same. */
export function noteSent(name: NoteName, cart: NotedCart, text: string): void {
  const typed = typedFor(name, cart);
  if (typed !== undefined) mark(name, { ...typed, sent: [...typed.sent, text].slice(-mostSent) });
}

const mostSent = 5;

/** What is written here from now on is written over what the cart holds: it arrived, or the customer has seen both. */
export function rebaseNote(name: NoteName, cart: NotedCart): void {
  mark(name, { of: ownerOf(name, cart), base: heldText(name, cart), sent: [] });
}

/** The customer has seen both and keeps what the cart holds. */
export function takeTheirs(name: NoteName, cart: NotedCart): void {
  forget(name);
  storage.write(orderingKeys[name], heldText(name, cart) || undefined);
}

/**
 * The cart was read. What was written for another one, or for the way to another place, is not carried into it
 * (CHECKOUT-10, CHECKOUT-11); what stands there as it was written has arrived.
 */
export function reviseNotes(cart: NotedCart): void {
  for (const name of names) {
    const isSame = (storage.read(orderingKeys[name]) ?? "") === heldText(name, cart);
    if (typedFor(name, cart) === undefined) {
      forget(name);
      if (!isSame) storage.write(orderingKeys[name], undefined);
    } else if (isSame) rebaseNote(name, cart);
  }
}

function typedFor(name: NoteName, cart: NotedCart): TypedNote | undefined {
  const typed = storage.read(cartKeys.typedNotes)?.[name];
  return typed?.of === ownerOf(name, cart) ? typed : undefined;
}

function ownerOf(name: NoteName, { id, ship_to_id: place }: NotedCart): string {
  return name === "noteForDriver" ? `${id}@${place ?? ""}` : id;
}

function mark(name: NoteName, typed: TypedNote): void {
  storage.write(cartKeys.typedNotes, { ...storage.read(cartKeys.typedNotes), [name]: typed });
}

function forget(name: NoteName): void {
  const { [name]: forgotten, ...others } = storage.read(cartKeys.typedNotes) ?? {};
  if (forgotten !== undefined) storage.write(cartKeys.typedNotes, others);
}
