import type { Clock } from "./clock.ts";
import { AppError } from "./errors.ts";

export type RateLimit = { readonly take: (subject: string) => void };

/**
 * At most `limit` calls a minute per subject, counted in this process: a shield for the machine, so a rough one is
 * enough. (Wrong passwords are counted in the database instead, see the identity module.) 0 means no limit.
 */
export function createRateLimit(limit: number, clock: Clock): RateLimit {
  let windowStart = 0;
  let taken = new Map<string, number>();
  return {
    take: (subject) => {
      if (limit === 0) return;
      const now = clock.realTime().getTime();
      if (now - windowStart >= windowMs) {
        windowStart = now;
        taken = new Map();
      }
      const count = (taken.get(subject) ?? 0) + 1;
      taken.set(subject, count);
      if (count > limit) throw tooMany(Math.ceil((windowStart + windowMs - now) / 1000));
    },
  };
}

const windowMs = 60_000;

/** 429 with the time after which trying again makes sense. */
export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("too-many", { code: "too-many-requests", retryAfterSeconds });
}
