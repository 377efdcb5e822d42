/** How much of a product is ordered. */
export type AmountHabit = {
  /** What a habitual amount may be; those that stand there more often are likelier. */
  readonly levels: readonly number[];
  /** The share of orders in which the habitual amount is ordered again. */
  readonly repeats: number;
  /** What it is multiplied by otherwise. */
  readonly others: readonly number[];
  /** The share of orders at which the habit changes for good. */
  readonly shifts: number;
};

/** The habits of a kind of buyers; a spread is of a logarithm. */
export type BuyerKind = {
  readonly days: number;
  readonly gapDays: number;
  readonly gapSpread: number;
  readonly gapBetweenBuyers: number;
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  readonly goods: number;
  /** How unlike they are in how often they are bought. */
  readonly tail: number;
  readonly lines: number;
  readonly linesBetweenBuyers: number;
  /** How unlike one buyer's orders are in size. */
  readonly sizeSpread: number;
  /** For so many days a product is bought on average before another takes its place; undefined for ever. */
  readonly livesDays: number | undefined;
  /** How much of the wish to buy goes away when it has just been bought. */
  readonly store: number;
  readonly storePower: number;
  /** The share of goods with a season, and how much more of them is bought then. */
  readonly seasonal: number;
  readonly seasonStrength: number;
  /** The share of goods that have their weekday, and what is left of the wish on another. */
  readonly byWeekday: number;
  readonly offItsDay: number;
  readonly amounts: AmountHabit;
};

const weekdays = [1, 2, 3, 4, 5];
const packs = [1, 2, 3, 4, 6, 6, 8, 10, 12, 12, 12, 24, 24, 36, 48];

const steady: BuyerKind = {
  days: 500,
  gapDays: 7,
  gapSpread: 0.1,
  gapBetweenBuyers: 0.2,
  weekdays,
  goods: 10,
  tail: 0.3,
  lines: 8,
  linesBetweenBuyers: 0.2,
  sizeSpread: 0.1,
  livesDays: undefined,
  store: 0,
  storePower: 1,
  seasonal: 0,
  seasonStrength: 0,
  byWeekday: 0,
  offItsDay: 1,
  amounts: { levels: packs, repeats: 0.4, others: [0.7, 0.8, 0.9, 1.1, 1.2, 1.3], shifts: 0.02 },
};

export const kinds = {
  /** A trader in hundreds of goods who orders when the store runs low: what real wholesale looks like, as far as it was told. */
  wholesale: {
    ...steady,
    days: 400,
    gapDays: 10,
    gapSpread: 0.95,
    gapBetweenBuyers: 0.35,
    goods: 345,
    tail: 1.16,
    lines: 39,
    linesBetweenBuyers: 0.5,
    sizeSpread: 0.62,
    livesDays: 1320,
    store: 0.9,
    storePower: 3.5,
    seasonal: 0.15,
    seasonStrength: 0.2,
    amounts: { levels: packs, repeats: 0.8, others: [0.5, 0.75, 1.5, 2], shifts: 0.08 },
  },
  /** Orders forty of four hundred goods each week, most of them by chance. */
  assortment: {
    ...steady,
    goods: 400,
    tail: 1.3,
    lines: 40,
    sizeSpread: 0.4,
    gapSpread: 0.4,
    livesDays: 900,
  },
  /** Nearly all of a hundred goods each time. */
  fullShelf: { ...steady, goods: 100, tail: 0.8, lines: 60, gapSpread: 0.2, sizeSpread: 0.2, store: 0.4 },
  pub: steady,
  /** Eight goods, of which one is left out by chance now and then. */
  smallPub: { ...steady, goods: 8, lines: 6, tail: 0.8, gapDays: 10, gapSpread: 0.4 },
  /** Goods that last for several deliveries. */
  seldom: { ...steady, goods: 30, lines: 6, tail: 0.7, store: 1, storePower: 4, gapSpread: 0.3 },
  /** More in its time of the year. */
  seasonal: {
    ...steady,
    days: 900,
    goods: 40,
    lines: 12,
    tail: 0.8,
    seasonal: 0.7,
    seasonStrength: 1.5,
    sizeSpread: 0.3,
  },
  /** Kegs early in the week, bottles late. */
  twiceAWeek: {
    ...steady,
    days: 300,
    gapDays: 3.5,
    gapSpread: 0.2,
    goods: 30,
    lines: 10,
    tail: 0.7,
    weekdays: [2, 5],
    byWeekday: 0.7,
    offItsDay: 0.15,
  },
  /** New goods come, old ones go. */
  changing: { ...steady, goods: 40, lines: 15, tail: 0.8, livesDays: 150, sizeSpread: 0.3 },
  /** Orders when it thinks of it, now little, now much. */
  unsteady: {
    ...steady,
    days: 740,
    gapDays: 18,
    gapSpread: 1,
    goods: 60,
    lines: 12,
    tail: 1,
    sizeSpread: 0.8,
    store: 0.3,
    livesDays: 600,
  },
} as const satisfies Readonly<Record<string, BuyerKind>>;
