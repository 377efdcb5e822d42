import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

interface PutCounts {
  readonly same: number;
  readonly changed: number;
  readonly refused: number;
}

/** What came into the cart, in as many sentences as there is something to say (C2). */
export function resultInWords(t: Speak<Originals["reorder"]>, { same, changed, refused }: PutCounts): string {
  const inserted = same + changed;
  return [
    inserted > 0 && t("inserted", { count: inserted }),
    changed > 0 && t("insertedChanged", { count: changed }),
    refused > 0 && t("notInserted", { count: refused }),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}
