import { fold } from "@vycep/domain/kernel/fold";
import { containing } from "./conditions.ts";

/** What somebody types into a search as patterns of `like`, a word each; none of blanks. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).split(/\s+/).filter(Boolean).map(containing);
}
