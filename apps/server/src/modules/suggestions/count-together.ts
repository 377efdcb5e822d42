import { addDays } from "@vycep/domain/kernel/local-moment";
import { marketCodes } from "@vycep/domain/market/market";
import { boughtTogether } from "@vycep/domain/suggestions/bought-together";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { purchasesTogether } from "../orders/orders.facts.ts";
import {
  clearTogether,
  insertTogether,
  lastCounted,
  lockCounting,
  type PlaceTogether,
} from "./suggestions.repo.ts";

const everyMs = 15 * 60 * 1000;
/** A year, so that every season has its say. */
const daysCounted = 365;

/** Looks at start and again and again whether today has been counted. */
export const countTogetherJob = repeatingJob(
  "suggestions: count what is bought together",
  everyMs,
  countTogether,
);

/**
 * Counts once a day what every place buys together (RECO-01). Whoever reads meanwhile sees yesterday's; of several
 * workers one counts, and the others find it done.
 */
export async function countTogether(
  { db, clock }: Pick<Deps, "db" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const today = clock.now().date;
  if ((await lastCounted(db)) === today) return;
  const since = addDays(today, -daysCounted);
  const places: PlaceTogether[] = [];
  for (const market of marketCodes()) {
    stopping?.throwIfAborted();
    const counts = await purchasesTogether(db, { market, since });
    for (const place of counts) places.push({ ...place, pairs: boughtTogether(place, counts) });
  }
  await inTransaction(db, async (tx) => {
    await lockCounting(tx);
    if ((await lastCounted(tx)) === today) return;
    await clearTogether(tx);
    for (const place of places) {
      stopping?.throwIfAborted();
      await insertTogether(tx, place, today);
    }
  });
}
