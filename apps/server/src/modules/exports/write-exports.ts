import { EXPORT_LIVES_MS } from "@vycep/domain/erp/data-export";
import type { Deps } from "../../platform/deps.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { startSteadyWork } from "../../platform/jobs/steady-job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepFile } from "../files/files.commands.ts";
import { filesOf } from "../files/files.facts.ts";
import { type Progress, writeArchive } from "./archive.ts";
import {
  closeExport,
  exportWaits,
  giveBackExport,
  noteExport,
  type TakenExport,
  takeExport,
} from "./exports.repo.ts";

const toldEveryMs = 1000;

/**
 * Writes the export that waits; false when none does (DINT-04). One that a killed worker had is begun anew by the next one, and whoever
 * comes second throws his own away, so there is one archive of each.
 */
export async function writeNextExport(deps: Deps, stopping?: AbortSignal): Promise<boolean> {
  const taken = await inTransaction(deps.db, (tx) => takeExport(tx));
  if (!taken) return false;
  try {
    await writeTaken(deps, taken, stopping);
  } catch (error) {
    if (stopping?.aborted) await inTransaction(deps.db, (tx) => giveBackExport(tx, taken));
    else deps.log.warn({ err: error, ...taken }, "an export of everything was not written");
  }
  return true;
}

async function writeTaken(deps: Deps, taken: TakenExport, stopping: AbortSignal | undefined): Promise<void> {
  const { db, clock } = deps;
  let toldAt = Number.NEGATIVE_INFINITY;
  const note = async (progress: Progress) => {
    stopping?.throwIfAborted();
    const now = clock.realTime().getTime();
    if (now - toldAt < toldEveryMs) return;
    toldAt = now;
    if (!(await inTransaction(db, (tx) => noteExport(tx, taken, progress))))
      throw new Error("another worker has it");
  };
  const name = `vycep-${clock.now().date}.zip`;
  const { written, contents } = await writeArchive(deps, note, (pieces) =>
    filesOf(deps).write({ name, type: "application/zip" }, pieces),
  );
  const at = clock.instant();
  await inTransaction(db, async (tx) => {
    if (!(await closeExport(tx, taken, { ...contents, fileId: written.id, bytes: written.bytes, at })))
      return;
    const expiresAt = new Date(at.getTime() + EXPORT_LIVES_MS);
    await keepFile(tx, written, { companyId: null, now: at, expiresAt });
  });
}

/** Writes what is asked for until the process stops; what a stop breaks off is begun anew at the next start. */
export const writeExportsJob: Job = {
  name: "exports: write",
  start: async (deps) => {
    const stopping = new AbortController();
    const next = () => writeNextExport(deps, stopping.signal);
    const stop = startSteadyWork(deps, { name: "exports: write", isDue: exportWaits, next });
    return async () => {
      stopping.abort();
      await stop();
    };
  },
};
