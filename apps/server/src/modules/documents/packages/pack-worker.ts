import { documentNames } from "@vycep/words/documents/answers";
import type { Deps } from "../../../platform/deps.ts";
import { type Job, repeatingJob } from "../../../platform/jobs/job.ts";
import { steadyJob } from "../../../platform/jobs/steady-job.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { keepFile } from "../../files/files.commands.ts";
import { filesOf } from "../../files/files.facts.ts";
import { zipPieces } from "../../files/zip.facts.ts";
import { documentsOfPackage } from "../documents.repo.ts";
import type { PaperWriter } from "../paper-writers.ts";
import { packedDocuments } from "./pack-documents.ts";
import {
  closePackage,
  forgetPackages,
  noteItem,
  packageWaits,
  type TakenPackage,
  takePackage,
} from "./packages.repo.ts";

/** Longer than one document may take to be made, short enough that the archive of a dead worker is not missed. */
const keptMs = 60_000;

/**
 * Packs the archive that has waited longest; false when none waits. One that a killed worker had is begun anew by the next
 * one, and whoever comes second throws his own away, so there is one archive of each.
 */
export async function packNext(deps: Deps, writers: readonly PaperWriter[]): Promise<boolean> {
  const taken = await inTransaction(deps.db, (tx) => takePackage(tx, keptMs));
  if (!taken) return false;
  try {
    await pack(deps, taken, writers);
  } catch (error) {
    deps.log.warn({ err: error, package: taken.id, taking: taken.taking }, "an archive was not packed");
  }
  return true;
}

async function pack(deps: Deps, taken: TakenPackage, writers: readonly PaperWriter[]): Promise<void> {
  const { db, clock } = deps;
  const { language, format, expiresAt } = taken;
  const entries = packedDocuments(deps, {
    documents: await documentsOfPackage(db, taken.id),
    format,
    language,
    writers,
    told: async ({ kind, number }, isPacked) => {
      const isOurs = await inTransaction(db, (tx) => noteItem(tx, taken, { kind, number, isPacked, keptMs }));
      if (!isOurs) throw new Error("another worker has it");
    },
  });
  const name = `${documentNames.file[language]}-${clock.now().date}.zip`;
  const file = await filesOf(deps).write({ name, type: "application/zip" }, zipPieces(entries));
  await inTransaction(db, async (tx) => {
    if (await closePackage(tx, taken, file.id))
      await keepFile(tx, file, { companyId: null, now: clock.instant(), expiresAt });
  });
}

/** Packs what is asked for until the process stops; two workers share it by `skip locked`. */
export function packDocumentsJob(writers: readonly PaperWriter[]): Job {
  return steadyJob("documents: pack", packageWaits, (deps) => packNext(deps, writers));
}

/** Archives that have expired. */
export const forgetPackagesJob = repeatingJob("documents: forget archives", 60 * 60 * 1000, ({ db, clock }) =>
  inTransaction(db, (tx) => forgetPackages(tx, clock.instant())),
);
