/** What says how likely a product is to be ordered; each is rounded as it is told, and the chance follows from these alone. */
export type ChanceFigures = {
  /** Its share of the deliveries in percent, where what is 60 days ago counts half. */
  readonly share: number;
  /** Days since it came last, and from one time to the next on average. */
  readonly lastDays: number;
  readonly everyDays: number;
  /** How often goods come twice in a row at this place, in percent of what chance alone would bring. */
  readonly again: number;
  /** How often it comes on this weekday, and a year ago around this day, in percent of what chance alone would bring. */
  readonly weekday: number;
  readonly season: number;
};

/** By how much it may be early or late, in its usual gaps. */
const EARLIEST = 0.05;
const LATEST = 10;

/**
 * How much each of `chanceTerms` weighs, learned on buyers who never lived (decision 0265);
 * `npm run bench:suggestions -- --learn` learns them again.
 */
const WEIGHTS = [0.32, 0.93, 0.54, -0.29, -0.5, 0.35, 1.31] as const;

/**
 * How likely a product is to be ordered, from 0 to 1: the share of the deliveries that brought it, changed by how early
 * or late it would be, by the weekday and by the season.
 *
 * @example Math.round(chanceOf({ share: 50, lastDays: 7, everyDays: 7, again: 100, weekday: 100, season: 100 }) * 100) // 58
 */
export function chanceOf(figures: ChanceFigures): number {
  const score = chanceTerms(figures).reduce((sum, term, at) => sum + term * (WEIGHTS[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}

/**
 * What the figures weigh in with, the unchanging one first: the share, how early and how late it would be, how early
 * where goods are known to come again or not, the weekday and the season.
 *
 * @example chanceTerms({ share: 50, lastDays: 7, everyDays: 7, again: 100, weekday: 100, season: 100 })[0] // 1
 */
export function chanceTerms(figures: ChanceFigures): readonly number[] {
  const { share, lastDays, everyDays, again, weekday, season } = figures;
  const gaps = Math.log(Math.max(EARLIEST, Math.min(LATEST, lastDays / everyDays)));
  const early = Math.min(0, gaps);
  return [
    1,
    Math.log(share / (100 - share)),
    early,
    Math.max(0, gaps),
    early * Math.log(again / 100),
    Math.log(weekday / 100),
    Math.log(season / 100),
  ];
}

/**
 * How many of some goods, the likeliest first, to propose where so many lines are usual: as many as promise the best
 * agreement with what will be ordered (twice the hits, divided by the lines proposed and ordered).
 *
 * @example worthProposing([0.9, 0.8, 0.1], 2) // 2
 */
export function worthProposing(chances: readonly number[], usualLines: number): number {
  let [hits, best, count] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    hits += chance;
    const agreement = (2 * hits) / (at + 1 + usualLines);
    if (agreement > best) [best, count] = [agreement, at + 1];
  }
  return count;
}
