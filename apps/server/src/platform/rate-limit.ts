import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Db, Tx } from "./db.ts";
import { AppError } from "./errors.ts";
import type { ForgetRule } from "./jobs/forget.ts";
import { inTransaction } from "./transaction.ts";

export type RateLimit = {
  /** Counts a call of a subject, or refuses it. */
  readonly take: (subject: string) => void;
  /** Resolves when all that others are being told is told: the database may be closed then. */
  readonly told: () => Promise<void>;
};

export type RateLimitSettings = {
  /** What is counted: each counter counts for itself. */
  readonly counter: string;
  /** Calls of one subject within a window; 0 means no limit. */
  readonly limit: number;
  readonly windowSeconds?: number;
};

/**
 * At most so many calls a minute per subject, in all processes together (0144). Each counts by itself and tells the others
 * through the database whenever a subject has made another twentieth of what it may: no request waits for it, nor
 * pays a statement, and a subject of few calls costs none at all. The windows are the database's. While that is away, each
 * process keeps the limit by itself. (Wrong passwords are counted in the database one by one, see the identity module.)
 */
export function createRateLimit(
  { counter, limit, windowSeconds = 60 }: RateLimitSettings,
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, "realTime"> },
): RateLimit {
  const share = Math.max(1, Math.floor(limit / 20));
  // Statements that tell the others are no part of the request that happened to be the next.
  const besideRequests = AsyncLocalStorage.snapshot();
  let aheadOfUs = 0;
  let windowStart = 0;
  let counts = new Map<string, Count>();
  const telling = new Set<Promise<void>>();

  const tell = async (subject: string, count: Count): Promise<void> => {
    const fresh = count.mine - count.told;
    count.told = count.mine;
    try {
      const all = await inTransaction(db, (tx) =>
        addCalls(tx, { counter, subject: hashOf(subject), fresh, windowSeconds }),
      );
      aheadOfUs = all.now - clock.realTime().getTime();
      if (all.windowStart === count.windowStart)
        count.others = Math.max(count.others, all.taken - count.told);
    } catch {
      // Whoever needs the database reports that it is away; here the own count goes on.
    }
  };

  return {
    take: (subject) => {
      if (limit === 0) return;
      const now = clock.realTime().getTime() + aheadOfUs;
      const start = startOfWindow(now, windowSeconds);
      if (start !== windowStart) {
        windowStart = start;
        counts = new Map();
      }
      const count = counts.get(subject) ?? { windowStart: start, mine: 0, told: 0, others: 0 };
      counts.set(subject, count);
      if (count.mine + count.others >= limit) {
        throw tooMany(Math.ceil((start + windowSeconds * 1000 - now) / 1000));
      }
      count.mine += 1;
      if (count.mine - count.told < share) return;
      const done = besideRequests(tell, subject, count).finally(() => telling.delete(done));
      telling.add(done);
    },
    told: async () => {
      await Promise.all(telling);
    },
  };
}

/** Calls of one subject within one window. */
type Count = {
  readonly windowStart: number;
  mine: number;
  /** Of mine, those that the others know of. */
  told: number;
  others: number;
};

function startOfWindow(now: number, seconds: number): number {
  return Math.floor(now / (seconds * 1000)) * seconds * 1000;
}

/** Addresses are counted, not collected. */
function hashOf(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}

type FreshCalls = {
  readonly counter: string;
  readonly subject: string;
  readonly fresh: number;
  readonly windowSeconds: number;
};
type AllCalls = { readonly taken: number; readonly windowStart: number; readonly now: number };

/** Adds to what all processes counted, and answers that, by the database's clock. */
async function addCalls(tx: Tx, { counter, subject, fresh, windowSeconds }: FreshCalls): Promise<AllCalls> {
  const start = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int)`;
  const { rows } = await sql<AllCalls>`
    insert into call_count (counter, subject, window_start, taken)
    values (${counter}, ${subject}, ${start}, ${fresh})
    on conflict (counter, subject, window_start) do update set taken = call_count.taken + excluded.taken
    returning taken, extract(epoch from window_start)::float8 * 1000 as "windowStart",
      extract(epoch from now())::float8 * 1000 as now`.execute(tx);
  const [all] = rows;
  if (!all) throw new Error("the calls were not counted");
  return all;
}

/** What was counted of minutes gone by is of no use to anybody. */
export const countForgets: readonly ForgetRule[] = [
  { table: "call_count", since: "window_start", days: 1, clock: "database" },
];

/** 429 with the time after which trying again makes sense. */
export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("too-many", { code: "too-many-requests", retryAfterSeconds });
}
