/** What a drill prints, in its order; it has failed when `flaws` names anything. */
export type Result = {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly flaws: readonly string[];
};

/** The value below which a share of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Names the counts that must be nothing and are not. */
export function mustBeZero(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
}
