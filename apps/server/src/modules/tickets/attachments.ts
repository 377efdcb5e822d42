import type { Attachment } from "@vycep/contract/tickets/attachments.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { dropFile } from "../files/files.commands.ts";
import { filesOf } from "../files/files.facts.ts";
import { findAttachments, findFile, removeBroken, removeUnsent } from "./attachments.repo.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { isTicketOf } from "./tickets.repo.ts";

/** The files of a ticket (REST-63). */
export async function getAttachmentsByTicketId(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  caseNumber: string,
): Promise<readonly Attachment[]> {
  const shipToIds = supportedPlaces(await context.actor());
  if (!(await isTicketOf(db, caseNumber, shipToIds))) throw noSuchTicket(context.language);
  return findAttachments(db, { kind: "ticket", caseNumber });
}

/** The files of what somebody is still writing. */
export async function getDraftAttachments(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  key: string,
): Promise<readonly Attachment[]> {
  const actor = await context.actor();
  supportedPlaces(actor);
  return findAttachments(db, { kind: "draft", uid: actor.uid, key });
}

/** Takes away a file that was not sent yet, or gives up one on its way. */
export async function removeAttachment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  id: string,
): Promise<{ result: true }> {
  const actor = await context.actor();
  supportedPlaces(actor);
  return inTransaction(db, async (tx) => {
    const removed = await removeUnsent(tx, { id, uid: actor.uid });
    if (removed === undefined) throw notFound("attachment-not-found");
    if (removed.fileId !== null) await dropFile(tx, removed.fileId, clock.instant());
    return { result: true as const };
  });
}

/** The bytes of a file, for who sees its ticket now; asked each time, so no link outlives a right. */
export async function getAttachment(
  deps: Pick<Deps, "db" | "clock" | "config">,
  context: RequestContext,
  id: string,
) {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  const file = await findFile(deps.db, { id, uid: actor.uid, shipToIds });
  const stored = file && (await filesOf(deps).read(file.fileId));
  if (!stored) throw notFound("attachment-not-found");
  return { ...file, ...stored };
}

const everyMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Sweeps out files that never came whole. */
export const removeBrokenUploadsJob = repeatingJob("tickets: broken uploads", everyMs, ({ db, clock }) =>
  inTransaction(db, (tx) => removeBroken(tx, new Date(clock.instant().getTime() - dayMs))),
);
