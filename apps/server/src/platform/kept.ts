import type { Db } from "./db.ts";
import { uncounted } from "./statement-count.ts";

/**
 * What was read of the database, by keys that name the state it was read in: another state is another key, so nothing is
 * ever out of date. Bounded; what was asked for last stays.
 */
export class Kept<T> {
  readonly #known = new Map<string, Promise<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Loaded by whoever asks first, for all that come later; a failure is tried again by the next. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const found = this.#known.get(key);
    if (found !== undefined) {
      this.#known.delete(key);
      this.#known.set(key, found);
      return found;
    }
    const loading = uncounted(load);
    this.#known.set(key, loading);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    loading.catch(() => {
      if (this.#known.get(key) === loading) this.#known.delete(key);
    });
    return loading;
  }

  /** The same of several; those that are not known yet are loaded together, and told in the order they are asked for. */
  getAll<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    load: (items: readonly Item[]) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const asked: Item[] = [];
    let loading: Promise<readonly T[]> | undefined;
    const loaded = () => {
      // Begun when all that are not known yet have said so.
      loading ??= Promise.resolve().then(() => load(asked));
      return loading;
    };
    return Promise.all(
      items.map((item) =>
        this.get(keyOf(item), async () => {
          const at = asked.push(item) - 1;
          const found = (await loaded())[at];
          if (found === undefined) throw new Error("fewer were loaded than were asked for");
          return found;
        }),
      ),
    );
  }
}

/** One of these for each database: two may name their states alike. */
export function ofDatabase<T extends object>(make: () => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = make();
    made.set(db, fresh);
    return fresh;
  };
}
