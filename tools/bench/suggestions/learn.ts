import { chanceTerms } from "../../../packages/domain/src/suggestions/chance.ts";
import { likelyGoods } from "../../../packages/domain/src/suggestions/likely-goods.ts";
import type { Asked } from "./judge.ts";

/** A product before an order day: what is known of it, whether it was ordered, and how much that counts. */
type Example = { readonly terms: readonly number[]; readonly isOrdered: number; readonly weight: number };

const rounds = 8;
/** Holds weights that nothing speaks for near nothing. */
const ridge = 1;
/** So much counts a kind of buyers in all, however many lines it has. */
const kindWeight = 20_000;

/** Buyers of one kind, and how many times as much as another kind they count. */
export type Lesson = { readonly asked: readonly Asked[]; readonly counts: number };

/** The weights of `chanceTerms` under which what was ordered is likeliest. */
export function learnedWeights(lessons: readonly Lesson[]): readonly number[] {
  const examples = lessons.flatMap((lesson) => examplesOf(lesson));
  const terms = examples[0]?.terms.length ?? 0;
  let weights = Array.from({ length: terms }, () => 0);
  for (let round = 0; round < rounds; round += 1) weights = nextWeights(weights, examples);
  return weights;
}

function examplesOf({ asked, counts }: Lesson): readonly Example[] {
  const examples = asked.flatMap(({ past, order }) =>
    likelyGoods(past, order.day).map(({ sku, figures }) => ({
      terms: chanceTerms(figures),
      isOrdered: order.boxes.has(sku) ? 1 : 0,
    })),
  );
  return examples.map((one) => ({ ...one, weight: (counts * kindWeight) / examples.length }));
}

/** One step of Newton's method for a logistic regression. */
function nextWeights(weights: readonly number[], examples: readonly Example[]): number[] {
  const slope = weights.map((weight) => -ridge * weight);
  const bend = weights.map((_, row) => weights.map((_, column): number => (row === column ? ridge : 0)));
  for (const { terms, isOrdered, weight } of examples) {
    const score = terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0);
    const chance = 1 / (1 + Math.exp(-score));
    const sureness = weight * chance * (1 - chance);
    for (const [row, term] of terms.entries()) {
      slope[row] = (slope[row] ?? 0) + weight * (isOrdered - chance) * term;
      const line = bend[row] ?? [];
      for (const [column, other] of terms.entries())
        line[column] = (line[column] ?? 0) + sureness * term * other;
    }
  }
  const step = solved(bend, slope);
  return weights.map((weight, at) => weight + (step[at] ?? 0));
}

/** Solves linear equations by elimination; their matrix is symmetric and positive, so no row need be exchanged. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (const [column, value] of row.entries()) row[column] = value / pivot;
    for (const [other, line] of rows.entries()) {
      const factor = line[at] ?? 0;
      if (other === at) continue;
      for (const [column, value] of row.entries()) line[column] = (line[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
