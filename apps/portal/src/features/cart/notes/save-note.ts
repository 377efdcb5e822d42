import { queryClient } from "@vycep/shell/api/query-client";
import { cachedCart } from "../reading/cart-cache.ts";
import { heldText, keptNote, type NoteName, noteSent, rebaseNote } from "./kept-notes.ts";
import { setCartNotes } from "./use-set-cart-notes.ts";

/** One call at a time, so that each is written over the one before. */
const underWay = new Map<NoteName, Promise<void>>();

/** Saves what was written of a text, over the one that was seen; what waits for a choice is not saved (C21). */
export async function saveNote(name: NoteName): Promise<void> {
  const before = underWay.get(name) ?? Promise.resolve();
  const saving = before.catch(() => undefined).then(() => sendNote(name));
  underWay.set(name, saving);
  await saving;
}

async function sendNote(name: NoteName): Promise<void> {
  const cart = cachedCart(queryClient);
  if (cart === undefined) return;
  const { text, isUnsaved, theirs } = keptNote(name, cart);
  if (!isUnsaved || theirs !== undefined) return;
  noteSent(name, cart, text);
  await setCartNotes({ name, text, seen: heldText(name, cart) });
  const answered = cachedCart(queryClient);
  if (answered !== undefined && heldText(name, answered) === text) rebaseNote(name, answered);
}
