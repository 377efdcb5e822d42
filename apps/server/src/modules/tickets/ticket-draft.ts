import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { DraftAnswer, SetDraftBody } from "@vycep/contract/tickets/comments.rest";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requirePermission } from "../access/access.facts.ts";
import { dropFile } from "../files/files.commands.ts";
import { removeDraftFiles } from "./attachments.repo.ts";
import { deleteDraft, deleteOldDrafts, findDraft, keepDraft } from "./drafts.repo.ts";

/** What somebody began to write, on whatever device: it outlives a reload and a sign-out. */
export async function getDraft(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  key: string,
): Promise<DraftAnswer> {
  const { uid } = await writer(context);
  const draft = await findDraft(db, { uid, key });
  if (draft === undefined) return { body: null, savedAt: null };
  return { body: draft.body, savedAt: encodeInstant(draft.savedAt, "T") };
}

export async function setDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  { key, body }: SetDraftBody,
): Promise<DraftAnswer> {
  const { uid } = await writer(context);
  const savedAt = clock.instant();
  await inTransaction(db, (tx) => keepDraft(tx, { uid, key, body, savedAt }));
  return { body, savedAt: encodeInstant(savedAt, "T") };
}

export async function dropDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  key: string,
): Promise<DraftAnswer> {
  const { uid } = await writer(context);
  await inTransaction(db, async (tx) => {
    for (const fileId of await removeDraftFiles(tx, { uid, key }))
      await dropFile(tx, fileId, clock.instant());
    await deleteDraft(tx, { uid, key });
  });
  return { body: null, savedAt: null };
}

async function writer(context: RequestContext): Promise<Actor> {
  const actor = await context.actor();
  requirePermission(actor, "Support");
  return actor;
}

const everyMs = 60 * 60 * 1000;
const keptMs = 60 * 24 * 60 * 60 * 1000;

/** Sweeps out drafts that nobody has touched for sixty days. */
export const forgetOldDraftsJob = repeatingJob("tickets: forget old drafts", everyMs, async ({ db, clock }) =>
  inTransaction(db, (tx) => deleteOldDrafts(tx, new Date(clock.instant().getTime() - keptMs))),
);
