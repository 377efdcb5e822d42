import { ok, type Result, refused } from "../kernel/result.ts";

/** The longest text that says what a photo shows. */
export const LONGEST_ALT = 250;

/** A photo as it is to stand: by the place that it had, with what it shows in each language. */
export type ArrangedPhoto = {
  readonly position: number;
  readonly words: readonly { readonly language: string; readonly text: string }[];
};

/** Why photos are not arranged so; `position` is the place that a photo has now. */
export type ArrangementRefusal =
  | { readonly kind: "photo-unknown" | "photo-named-twice"; readonly position: number }
  | { readonly kind: "alt-missing" | "alt-too-long"; readonly position: number; readonly language: string };

/**
 * Whether the photos of a product may be left in this order, without those that are not named, and with these words (DGOOD-05). What a
 * photo shows is said in every required language, or in none: then the product's name speaks for it.
 *
 * @example judgeArrangement([{ position: 2, words: [] }], { kept: [1], languages: ["cs"] }) // refused "photo-unknown"
 */
export function judgeArrangement(
  wanted: readonly ArrangedPhoto[],
  { kept, languages }: { readonly kept: readonly number[]; readonly languages: readonly string[] },
): Result<readonly ArrangedPhoto[], ArrangementRefusal> {
  const named = new Set<number>();
  for (const { position, words } of wanted) {
    if (!kept.includes(position)) return refused({ kind: "photo-unknown", position });
    if (named.has(position)) return refused({ kind: "photo-named-twice", position });
    named.add(position);
    const textIn = (language: string) => words.find((word) => word.language === language)?.text.trim() ?? "";
    const isSilent = languages.every((language) => textIn(language) === "");
    for (const language of languages) {
      const text = textIn(language);
      if (text === "" && !isSilent) return refused({ kind: "alt-missing", position, language });
      if ([...text].length > LONGEST_ALT) return refused({ kind: "alt-too-long", position, language });
    }
  }
  return ok(wanted);
}
