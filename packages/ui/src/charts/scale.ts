/**
 * The marks of an axis from nought: round steps, the last at or above the largest value; of nothing, one step.
 *
 * `marksUpTo(26_518, 5)` is [0, 10_000, 20_000, 30_000]
 */
export function marksUpTo(largest: number, most: number): readonly number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((one) => one * power >= rough) ?? 10);
  const count = Math.ceil(largest / step - 1e-9);
  // Counted in steps, so that a tenth is a tenth.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

const roundSteps = [1, 2, 2.5, 5, 10];
