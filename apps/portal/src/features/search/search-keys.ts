import { aText, jsonOf, listOf } from "@vycep/shell/storage/shape";
import { inLocal } from "@vycep/shell/storage/stored-value";

/** What the browser keeps of searches; gone with the sign-out and with another company, as everything is. */
export const searchKeys = {
  recentSearches: inLocal("recentSearches", jsonOf(listOf(aText))),
} as const;
