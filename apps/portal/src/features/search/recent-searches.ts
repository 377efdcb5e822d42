import { fold } from "@vycep/domain/kernel/fold";
import { storage } from "@vycep/shell/storage/storage";
import { searchKeys } from "./search-keys.ts";

const mostKept = 6;

/** What was looked for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  return storage.read(searchKeys.recentSearches) ?? [];
}

/** Remembers what led somewhere; the same words count once. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((before) => fold(before) !== fold(text));
  storage.write(searchKeys.recentSearches, [text, ...others].slice(0, mostKept));
}

export function forgetSearches(): void {
  storage.write(searchKeys.recentSearches, undefined);
}
