/** Lines of a file that somebody has to read: all but the empty ones. */
export function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

/** The value below or at which `percent` of the numbers lie; 0 of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
