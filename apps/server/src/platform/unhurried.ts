import { setTimeout as pause } from "node:timers/promises";

/** Beyond it nobody is spared any more: who waits for the end, and what is held until then, count too. */
const longestMs = 40_000;

type Unhurried<Part> = {
  /** How often as long as a part took it rests after it: 2 leaves two thirds of a core to those who order. */
  readonly rest: number;
  readonly work: (part: Part) => Promise<void>;
};

/**
 * Long work in parts: between two of them the machine is left to customers (decision 0608). What is one part only is not slowed at
 * all.
 */
export async function unhurried<Part>(
  parts: readonly Part[],
  { rest, work }: Unhurried<Part>,
): Promise<void> {
  const begun = performance.now();
  for (const [at, part] of parts.entries()) {
    const before = performance.now();
    await work(part);
    const now = performance.now();
    const left = begun + longestMs - now;
    if (at < parts.length - 1 && left > 0) await pause(Math.min(left, rest * (now - before)));
  }
}
