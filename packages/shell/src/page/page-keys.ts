/** What a key does on any page: the search, the list of keys, or the page's main way on. */
export type PageKey = "search" | "shortcuts" | "go-on";

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** The key is still held down from before. */
  readonly repeat: boolean;
}

/**
 * Reads what a key press means anywhere in the portal. Plain keys mean nothing while somebody types, and a key that is
 * held down does its work once, so that nothing is sent by a resting finger.
 *
 * @example pageKey({ key: "/", ctrlKey: false, metaKey: false, altKey: false, shiftKey: true, repeat: false },
 *   { isTyping: false }) // "search"
 */
export function pageKey(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: PressedKey,
  { isTyping }: { readonly isTyping: boolean },
): PageKey | undefined {
  if (repeat || altKey) return;
  if (ctrlKey !== metaKey) {
    if (shiftKey) return;
    if (key === "Enter") return "go-on";
    return key.toLowerCase() === "k" ? "search" : undefined;
  }
  if (ctrlKey || isTyping) return;
  if (key === "/") return "search";
  return key === "?" ? "shortcuts" : undefined;
}

/** A slash in a text is a slash; in a quantity, which takes digits only, it is a key like elsewhere. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.getAttribute("role") === "spinbutton") return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}

/** Whatever has taken the page for itself. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether something lies over the page, so that its keys are not for the page. */
export function isCovered(): boolean {
  return document.querySelector(overlays) !== null;
}

/**
 * Listens for one of these keys on the whole page; answers how to stop. What lies over the page keeps them to itself,
 * and a key that somebody has answered already is answered once.
 */
export function followPageKey(wanted: PageKey, onPress: () => void): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || pageKey(event, { isTyping: isTyping(event.target) }) !== wanted) return;
    // Nor for the browser: what it does with them is no use over a dialog either.
    event.preventDefault();
    if (!isCovered()) onPress();
  }
  document.addEventListener("keydown", handleKeyDown);
  return () => document.removeEventListener("keydown", handleKeyDown);
}
