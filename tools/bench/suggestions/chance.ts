/** Chance that can be had again: the same seed draws the same. */
export type Chance = {
  /** Evenly from 0 up to a number, which is never reached. */
  below(most: number): number;
  normal(): number;
  /** About a number: log-normally by so much, with that number as its average. */
  around(mean: number, spread: number): number;
  exponential(mean: number): number;
  of<Item>(items: readonly Item[]): Item;
};

export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  /** Mulberry32: short, and even enough for buyers who never lived. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    below: (most) => next() * most,
    normal,
    around: (mean, spread) => mean * Math.exp(spread * normal() - spread ** 2 / 2),
    exponential: (mean) => -mean * Math.log(1 - next()),
    of: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("there is nothing to draw from");
      return item;
    },
  };
}
