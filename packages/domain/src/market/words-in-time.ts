/** When words of one kind (a name, a description) were last said in a language; undefined: from the beginning. */
export type WordsSaid = {
  readonly original: { readonly text: string; readonly changedAt: string | undefined };
  readonly translation: {
    readonly text: string;
    readonly changedAt: string | undefined;
    /** When somebody last said that they are right all the same. */
    readonly confirmedAt: string | undefined;
  };
};

/**
 * How words in a language stand against the original: missing where the original says something and they do not, outdated
 * where it changed after them and nobody has said since that they are right (DGOOD-01, DCONT-03). Moments are ISO 8601.
 *
 * @example stateOfWords({ original: { text: "Pivo", changedAt: undefined }, translation: { text: "", changedAt: undefined, confirmedAt: undefined } }) // "missing"
 */
export function stateOfWords({ original, translation }: WordsSaid): "valid" | "outdated" | "missing" {
  if (translation.text === "") return original.text === "" ? "valid" : "missing";
  if (original.changedAt === undefined) return "valid";
  const last = [translation.changedAt, translation.confirmedAt]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  return last === undefined || last < original.changedAt ? "outdated" : "valid";
}
