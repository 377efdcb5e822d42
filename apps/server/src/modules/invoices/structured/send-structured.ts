import type { Deps } from "../../../platform/deps.ts";
import { repeatingJob } from "../../../platform/jobs/job.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { writeTaxPaper } from "../papers/write-paper.ts";
import { type AccessPoint, folderAccessPoint } from "./access-point.ts";
import { claimStructured, markSent, tryAgain } from "./structured.repo.ts";

const everyMs = 20_000;

/** Hands structured invoices to the access point. */
export const sendStructuredJob = repeatingJob("invoices: send structured", everyMs, async (deps) => {
  await sendStructured(deps, folderAccessPoint(deps.config.accessPoint));
});

/**
 * Sends what is due, each until it is taken: after 1, 2, 4 … seconds again, at most an hour. Sent counts only once it is
 * stored, and an access point takes a number once, so that a worker that dies in between neither loses nor doubles one.
 */
export async function sendStructured(
  deps: Pick<Deps, "db" | "clock" | "config" | "log">,
  accessPoint: AccessPoint,
): Promise<number> {
  const { db, log } = deps;
  const waiting = await inTransaction(db, claimStructured);
  for (const { number, companyId, attempts } of waiting) {
    try {
      const xml = await writeTaxPaper(deps, { number, companyId, format: "xml" });
      if (xml === undefined) throw new Error("there is no such invoice");
      await accessPoint.send({ number, xml });
      await inTransaction(db, (tx) => markSent(tx, number));
    } catch (error) {
      log.warn({ err: error, number, attempts }, "structured invoice not sent");
      const seconds = Math.min(2 ** (attempts - 1), 3600);
      const reason = error instanceof Error ? error.message : String(error);
      await inTransaction(db, (tx) => tryAgain(tx, { number, seconds, error: reason }));
    }
  }
  return waiting.length;
}
