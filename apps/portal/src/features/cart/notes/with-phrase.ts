import { NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";

/**
 * Puts a ready sentence behind what is written; what is there already or does not fit any more changes nothing.
 *
 * @example withPhrase("Vjezd ze dvora.", "Složit u rampy") // "Vjezd ze dvora. Složit u rampy."
 */
export function withPhrase(text: string, tiedPhrase: string): string {
  // On the page short words are tied to the next one; in what the customer edits a space is a space.
  const phrase = tiedPhrase.replaceAll("\u00a0", " ");
  if (text.includes(phrase)) return text;
  const before = text.trimEnd();
  const isOpen = before !== "" && !/[.!?]$/.test(before);
  const joined = `${before}${isOpen ? "." : ""}${before === "" ? "" : " "}${phrase}.`;
  return joined.length > NOTE_FOR_DRIVER_MAX ? text : joined;
}
