import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";

/** Whether something is to be done now: a condition, by the database's clock. */
export type IsDue = RawBuilder<boolean>;

type Patience = { readonly lookEveryMs: number; readonly mostMs: number };

type Waiter = {
  readonly lookEveryMs: number;
  readonly endAt: number;
  lookAt: number;
  readonly wake: () => void;
};
type Watched = { readonly isDue: IsDue; waiter: Waiter | undefined };

/**
 * Looks for the work of all jobs of a process by one statement, instead of each by a transaction of its own, so that a process
 * without work does nearly nothing (decision 0685).
 */
class Lookout {
  readonly #db: Db;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How a job waits: until something is due, nobody can say, `mostMs` have passed or the process stops. */
  watch(isDue: IsDue, stopping: AbortSignal): (patience: Patience) => Promise<void> {
    const watched: Watched = { isDue, waiter: undefined };
    this.#watched.add(watched);
    stopping.addEventListener("abort", () => {
      this.#watched.delete(watched);
      watched.waiter?.wake();
      this.#setTimer();
    });
    return ({ lookEveryMs, mostMs }) =>
      new Promise((resolve) => {
        if (stopping.aborted) return resolve();
        const now = performance.now();
        const wake = () => {
          watched.waiter = undefined;
          resolve();
        };
        watched.waiter = { lookEveryMs, endAt: now + mostMs, lookAt: now + lookEveryMs, wake };
        this.#setTimer();
      });
  }

  /** For the first who wants to look; the others look with them. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    if (this.#isLooking) return;
    const moments = [...this.#watched].flatMap(({ waiter }) =>
      waiter === undefined ? [] : [Math.min(waiter.lookAt, waiter.endAt)],
    );
    if (moments.length === 0) return;
    const inMs = Math.max(0, Math.min(...moments) - performance.now());
    this.#timer = setTimeout(() => void this.#look(), inMs).unref();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    const watched = [...this.#watched];
    // Who begins to wait meanwhile has just looked.
    const waiting = watched.map(({ waiter }) => waiter);
    const due = await this.#dueOf(watched);
    this.#isLooking = false;
    const now = performance.now();
    for (const [place, waiter] of waiting.entries()) {
      if (waiter === undefined || waiter !== watched[place]?.waiter) continue;
      waiter.lookAt = now + waiter.lookEveryMs;
      if (due[place] !== false || waiter.endAt <= now) waiter.wake();
    }
    this.#setTimer();
  }

  /** Nothing where the database is away: then each looks by itself, and says so. */
  async #dueOf(watched: readonly Watched[]): Promise<readonly boolean[]> {
    try {
      const conditions = sql.join(watched.map(({ isDue }) => isDue));
      const { rows } = await sql<{ due: readonly boolean[] }>`select array[${conditions}] as due`.execute(
        this.#db,
      );
      return rows[0]?.due ?? [];
    } catch {
      return [];
    }
  }
}

const lookouts = new WeakMap<Db, Lookout>();

/** The one of a process, known by its database. */
export function lookoutOf(db: Db): Lookout {
  const lookout = lookouts.get(db) ?? new Lookout(db);
  lookouts.set(db, lookout);
  return lookout;
}
