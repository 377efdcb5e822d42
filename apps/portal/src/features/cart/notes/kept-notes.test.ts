import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";
import { orderingKeys } from "../../../shared/ordering/ordering-keys.ts";
import { keptNote, noteSent, rebaseNote, reviseNotes, takeTheirs, typeNote } from "./kept-notes.ts";

const cart = (note: string, { id = "c1", place = "500101", number = "" } = {}) => ({
  id,
  ship_to_id: place,
  note_for_driver: note,
  customer_order_number: number,
});
const note = (held: Parameters<typeof keptNote>[1]) => keptNote("noteForDriver", held);
const saved = (text: string) => ({ text, isUnsaved: false, theirs: undefined });

describe("C20 C21 what was written of a text in this browser", () => {
  afterEach(() => storage.clearForSignOut());

  test("C20 leads over the cart until it is saved, also when it was deleted", () => {
    typeNote("noteForDriver", cart("Zvoňte"), "Vjezd");
    expect(note(cart("Zvoňte"))).toEqual({ text: "Vjezd", isUnsaved: true, theirs: undefined });
    typeNote("noteForDriver", cart("Zvoňte"), "");
    expect(note(cart("Zvoňte"))).toEqual({ text: "", isUnsaved: true, theirs: undefined });
  });

  test("C21 follows another device where nothing waits here", () => {
    typeNote("noteForDriver", cart(""), "Vjezd");
    rebaseNote("noteForDriver", cart("Vjezd"));
    expect(note(cart("Zvoňte"))).toEqual(saved("Zvoňte"));
  });

  test("C21 meets what another device wrote, and either is chosen", () => {
    typeNote("noteForDriver", cart(""), "Vjezd");
    expect(note(cart("Zvoňte"))).toEqual({ text: "Vjezd", isUnsaved: true, theirs: "Zvoňte" });
    typeNote("noteForDriver", cart("Zvoňte"), "Vjezd ze dvora");
    expect(note(cart("Zvoňte")).theirs).toBe("Zvoňte");
    rebaseNote("noteForDriver", cart("Zvoňte"));
    expect(note(cart("Zvoňte"))).toEqual({ text: "Vjezd ze dvora", isUnsaved: true, theirs: undefined });
    takeTheirs("noteForDriver", cart("Zvoňte"));
    expect(note(cart("Zvoňte"))).toEqual(saved("Zvoňte"));
  });

  test("C21 does not meet itself when an answer got lost", () => {
    typeNote("noteForDriver", cart(""), "Vjezd");
    noteSent("noteForDriver", cart(""), "Vjezd");
    typeNote("noteForDriver", cart(""), "Vjezd ze dvora");
    expect(note(cart("Vjezd"))).toEqual({ text: "Vjezd ze dvora", isUnsaved: true, theirs: undefined });
  });

  test.each([
    ["CHECKOUT-10 the number of a cart that was sent elsewhere", "customerOrderNumber", { id: "c2" }],
    ["CHECKOUT-11 the note of a cart that was sent elsewhere", "noteForDriver", { id: "c2" }],
    ["CHECKOUT-11 the note for the way to another place", "noteForDriver", { place: "500102" }],
  ] as const)("%s is ignored, and forgotten once the cart is read", (_, name, other) => {
    typeNote(name, cart(""), "PO-7");
    expect(keptNote(name, cart("", other))).toEqual(saved(""));
    reviseNotes(cart("", other));
    expect(storage.read(orderingKeys[name])).toBeUndefined();
    expect(keptNote(name, cart(""))).toEqual(saved(""));
  });

  test("CHECKOUT-10 the own number goes along to another place", () => {
    typeNote("customerOrderNumber", cart(""), "PO-7");
    expect(keptNote("customerOrderNumber", cart("", { place: "500102" })).text).toBe("PO-7");
  });

  test("STORAGE-12 a text in the browser that nobody knows the cart of is not sent with this one", () => {
    storage.write(orderingKeys.noteForDriver, "Vjezd");
    expect(note(cart("Zvoňte"))).toEqual(saved("Zvoňte"));
  });
});
