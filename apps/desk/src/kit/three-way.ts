/** A field that is not the same in all three: as it was, as somebody else saved it, as one has it. */
export interface Difference<Field extends string> {
  readonly field: Field;
  /** Only they changed it, only I did, or both and not to the same. */
  readonly by: "theirs" | "mine" | "both";
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

/**
 * What two people changed of one record at once (DEDIT-01); what both changed to the same is no difference.
 *
 * @example threeWay(["name"], { was: { name: "A" }, theirs: { name: "B" }, mine: { name: "C" } })
 *   // [{ field: "name", by: "both" }]
 */
export function threeWay<Field extends string>(
  fields: readonly Field[],
  {
    was,
    theirs,
    mine,
  }: { readonly was: Values<Field>; readonly theirs: Values<Field>; readonly mine: Values<Field> },
): readonly Difference<Field>[] {
  return fields.flatMap((field): Difference<Field>[] => {
    const isTheirs = !isSame(was[field], theirs[field]);
    const isMine = !isSame(was[field], mine[field]);
    if (isSame(theirs[field], mine[field]) || (!isTheirs && !isMine)) return [];
    return [{ field, by: isTheirs && isMine ? "both" : isTheirs ? "theirs" : "mine" }];
  });
}

/** The fields that somebody changed. */
export function changedFields<Field extends string>(
  fields: readonly Field[],
  was: Values<Field>,
  mine: Values<Field>,
): readonly Field[] {
  return fields.filter((field) => !isSame(was[field], mine[field]));
}

/** Values of forms: texts, numbers, flags and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
