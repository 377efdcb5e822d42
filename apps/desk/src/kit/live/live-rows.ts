/** Rows of a list as somebody sees them while others come (DLIST-06). */
export interface LiveRows<Row> {
  readonly shown: readonly Row[];
  /** What came or changed while somebody looked, by the keys of rows. */
  readonly marks: ReadonlyMap<string, RowMark>;
  /** How many rows came or went that the list does not show yet. */
  readonly waiting: number;
}

export interface RowMark {
  readonly kind: "new" | "changed";
  /** When it was seen first, in milliseconds since 1970. */
  readonly at: number;
}

/** How long a mark stays. */
const markedForMs = 60_000;

/** A list that was just opened: to whoever opened it nothing is new. */
export function openRows<Row>(rows: readonly Row[]): LiveRows<Row> {
  return { shown: rows, marks: new Map(), waiting: 0 };
}

interface Reading {
  /** When the rows that stand here were read, in milliseconds since 1970. */
  readonly before: number;
  /** When whoever looks last changed something of them; undefined where the list does not know. */
  readonly ownChangeAt: number | undefined;
}

/**
 * Whether a reading shows what its reader has just done: that is nothing which somebody else brought, and nothing of it is marked.
 *
 * @example followsOwnChange({ before: 1000, ownChangeAt: 2000 }) // true
 */
export function followsOwnChange({ before, ownChangeAt }: Reading): boolean {
  return ownChangeAt !== undefined && ownChangeAt >= before;
}

interface Coming<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What of a row counts when it changes, where some of it changes by the clock alone. */
  readonly stampOf?: ((row: Row) => unknown) | undefined;
  /** Somebody works on the list: its rows keep their places. */
  readonly isHeld: boolean;
  /** It shows what whoever looks has just done. */
  readonly isOwn?: boolean;
  readonly at: number;
}

/**
 * What a list shows when it is read again. What came or changed is marked. While somebody works on it, each row gets its new
 * content where it stands, and what came or went waits (DLIST-06).
 */
export function mergeRows<Row>(before: LiveRows<Row>, coming: Coming<Row>): LiveRows<Row> {
  const { rows, keyOf, stampOf = (row) => row, isHeld, isOwn = false, at } = coming;
  const known = new Map(before.shown.map((row) => [keyOf(row), row]));
  const read = new Map(rows.map((row) => [keyOf(row), row]));
  const shown = isHeld ? before.shown.map((row) => read.get(keyOf(row)) ?? row) : rows;
  const marks = new Map(freshMarks(before, at));
  for (const row of isOwn ? [] : shown) {
    const key = keyOf(row);
    const old = known.get(key);
    if (old === undefined) marks.set(key, { kind: "new", at });
    // Who is new stays so for the minute, whatever changes of it.
    else if (!isSame(stampOf(old), stampOf(row)) && !marks.has(key)) marks.set(key, { kind: "changed", at });
  }
  const came = isHeld ? rows.filter((row) => !known.has(keyOf(row))).length : 0;
  const gone = isHeld ? before.shown.filter((row) => !read.has(keyOf(row))).length : 0;
  return { shown, marks, waiting: came + gone };
}

/** The marks that are not older than a minute. */
export function freshMarks({ marks }: LiveRows<unknown>, at: number): ReadonlyMap<string, RowMark> {
  return new Map([...marks].filter(([, mark]) => at - mark.at < markedForMs));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
