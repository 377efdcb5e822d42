import { expect, test } from "vitest";
import { type PressedKey, pageKey } from "./page-keys.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const ctrl = { ...plain, ctrlKey: true };

test.each<readonly [string, PressedKey, boolean, ReturnType<typeof pageKey>]>([
  ["a slash", { ...plain, key: "/" }, false, "search"],
  ["a slash of a Czech keyboard", { ...plain, key: "/", shiftKey: true }, false, "search"],
  ["a slash in a text", { ...plain, key: "/" }, true, undefined],
  ["Ctrl K out of a text", { ...ctrl, key: "k" }, true, "search"],
  ["⌘ K", { ...plain, key: "K", metaKey: true }, false, "search"],
  ["Ctrl ⌘ K", { ...ctrl, key: "k", metaKey: true }, false, undefined],
  ["Ctrl Shift K, which is the browser's", { ...ctrl, key: "K", shiftKey: true }, false, undefined],
  ["a question mark", { ...plain, key: "?", shiftKey: true }, false, "shortcuts"],
  ["a question mark in a text", { ...plain, key: "?", shiftKey: true }, true, undefined],
  ["Ctrl Enter", { ...ctrl, key: "Enter" }, false, "go-on"],
  ["Ctrl Enter out of a note", { ...ctrl, key: "Enter" }, true, "go-on"],
  ["⌘ Enter", { ...plain, key: "Enter", metaKey: true }, false, "go-on"],
  ["Ctrl Enter held down", { ...ctrl, key: "Enter", repeat: true }, false, undefined],
  ["Enter alone", { ...plain, key: "Enter" }, false, undefined],
  ["Alt Enter", { ...plain, key: "Enter", altKey: true }, false, undefined],
])("%s means what it says", (_, pressed, isTyping, meaning) => {
  expect(pageKey(pressed, { isTyping })).toBe(meaning);
});
