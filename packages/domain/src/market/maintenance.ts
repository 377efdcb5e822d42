import { compareMoments, type LocalMoment } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { LANGUAGES, type Language } from "./language.ts";
import type { Texts } from "./texts.ts";

/** How long a word to the customers may be. */
export const LONGEST_MAINTENANCE_MESSAGE = 400;

/** What the brewery says of closing the portal of a market for a while (CONFIG-08, OP-126, DCONF-01). */
export type Maintenance = {
  /** It is closed or will be. */
  readonly isOn: boolean;
  /** It closes then; null is at once. */
  readonly from: LocalMoment | null;
  /** It should be over then; null is not said. */
  readonly until: LocalMoment | null;
  /** It opens by itself then, and not only when somebody opens it. */
  readonly opensItself: boolean;
  /** What customers read meanwhile; null leaves the portal's own words. */
  readonly message: Texts | null;
};

/** Open, without a word. */
export const NO_MAINTENANCE: Maintenance = {
  isOn: false,
  from: null,
  until: null,
  opensItself: false,
  message: null,
};

/**
 * Whether the portal is closed at a moment (CONFIG-08, OP-126): from the moment it begins until somebody opens it, or until it ends
 * where it was said that it opens by itself (DCONF-01).
 *
 * @example isClosedAt({ ...NO_MAINTENANCE, isOn: true }, { date: toLocalDate("2026-11-23"), minutes: 600 }) // true
 */
export function isClosedAt({ isOn, from, until, opensItself }: Maintenance, now: LocalMoment): boolean {
  if (!isOn || (from !== null && compareMoments(now, from) < 0)) return false;
  return !opensItself || until === null || compareMoments(now, until) < 0;
}

export type MaintenanceRefusal = Refusal &
  (
    | { readonly kind: "ends-before-start" | "end-passed" | "end-missing" }
    | { readonly kind: "message-untranslated" | "message-too-long"; readonly language: Language }
  );

/**
 * Whether the portal may be closed so (DCONF-01): it ends after it begins and not in the past, it says when it opens where it opens by
 * itself, and what is said is said in every language of the customers. Opening it is always possible.
 *
 * @example judgeMaintenance({ ...NO_MAINTENANCE, isOn: true, opensItself: true }, { date: toLocalDate("2026-11-23"), minutes: 600 })
 *   // { ok: false, refusal: { kind: "end-missing" } }
 */
export function judgeMaintenance(
  wanted: Maintenance,
  now: LocalMoment,
): Result<undefined, MaintenanceRefusal> {
  const { isOn, from, until, opensItself, message } = wanted;
  if (!isOn) return ok(undefined);
  if (until === null && opensItself) return refused({ kind: "end-missing" });
  if (until !== null && compareMoments(until, now) <= 0) return refused({ kind: "end-passed" });
  if (until !== null && from !== null && compareMoments(until, from) <= 0)
    return refused({ kind: "ends-before-start" });
  if (message === null) return ok(undefined);
  const untranslated = LANGUAGES.find((language) => message[language].trim() === "");
  if (untranslated !== undefined) return refused({ kind: "message-untranslated", language: untranslated });
  const long = LANGUAGES.find((language) => message[language].length > LONGEST_MAINTENANCE_MESSAGE);
  return long === undefined ? ok(undefined) : refused({ kind: "message-too-long", language: long });
}
