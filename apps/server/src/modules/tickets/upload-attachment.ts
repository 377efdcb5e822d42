import type { UploadAnswer, UploadQuery } from "@vycep/contract/tickets/attachments.rest";
import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import {
  type ContentRefusal,
  judgeContent,
  judgeOffer,
  type OfferRefusal,
} from "@vycep/domain/tickets/attachment";
import { statusAfterComment } from "@vycep/domain/tickets/solved-ticket";
import { say } from "@vycep/words/engine/sentence";
import { fileMessages, ticketMessages } from "@vycep/words/tickets/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepFile } from "../files/files.commands.ts";
import { filesOf } from "../files/files.facts.ts";
import { lookInto } from "../files/look-into.facts.ts";
import type { VirusScan } from "../files/virus-scan.facts.ts";
import * as repo from "./attachments.repo.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { holdTicket } from "./tickets.repo.ts";

type Asked = { readonly query: UploadQuery; readonly piece: Uint8Array };
type Owned = { readonly owner: repo.FileOwner; readonly companyId: CompanyId | null };

/**
 * Takes a piece of a file (TICKET-04, REST-65, D41): by name and size before the first byte, and by what it is and what a
 * scanner says once all of it has come. Pieces may come again and the answer says how far it is, so that what broke off
 * goes on; what is refused leaves nothing behind.
 */
export async function uploadAttachment(
  deps: Deps & { readonly scan: VirusScan },
  context: RequestContext,
  { query, piece }: Asked,
): Promise<UploadAnswer> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  const { upload: id, offset } = query;
  const { uid } = actor;
  const step = await inTransaction(deps.db, async (tx) => {
    const owned = await ownerOf(tx, { actor, shipToIds, query, today: deps.clock.now().date }, context);
    const known = await repo.holdUpload(tx, { id, uid, owner: owned.owner });
    const upload = known ?? (await begin(tx, owned.owner));
    if (upload.isWhole || piece.byteLength === 0 || offset !== upload.received) return { ...owned, upload };
    if (offset + piece.byteLength > upload.bytes) throw fileRefused("file-not-what-it-says");
    await repo.keepPiece(tx, { id, offset, piece });
    return { ...owned, upload: { ...upload, received: offset + piece.byteLength } };
  });
  const { upload } = step;
  if (!upload.isWhole && upload.received < upload.bytes)
    return { received: upload.received, attachment: null };
  if (!upload.isWhole) await finish(step);
  const whole = await repo.findAttachments(deps.db, step.owner);
  return { received: upload.bytes, attachment: whole.find((attachment) => attachment.id === id) ?? null };

  async function begin(tx: Tx, owner: repo.FileOwner): Promise<repo.Upload> {
    const offer = { name: query.name, bytes: query.size, others: await repo.countFiles(tx, owner) };
    const verdict = judgeOffer(offer);
    if (!verdict.ok) throw fileRefused(verdict.refusal.kind);
    const { name } = verdict.value;
    const isNew = await repo.beginUpload(tx, {
      ...{ id, uid, owner, name, bytes: query.size, at: deps.clock.instant() },
    });
    if (!isNew) throw notFound("upload-not-found");
    return { id, uid, name, bytes: query.size, received: 0, isWhole: false };
  }

  /** Looks into the file outside of any transaction: that may take a while. */
  async function finish({ upload: { name }, companyId }: typeof step): Promise<void> {
    const bytes = await repo.readPieces(deps.db, id);
    const seen = { name, ...(await lookInto(bytes)), isInfected: await deps.scan(bytes) };
    const verdict = judgeContent(seen);
    if (!verdict.ok) {
      await inTransaction(deps.db, (tx) => repo.removeUnsent(tx, { id, uid }));
      throw fileRefused(verdict.refusal.kind);
    }
    const { mediaType } = verdict.value;
    const file = await filesOf(deps).write({ name, type: mediaType }, bytes);
    await inTransaction(deps.db, async (tx) => {
      await keepFile(tx, file, { companyId, now: deps.clock.instant() });
      if (!(await repo.finishUpload(tx, { id, fileId: file.id, mediaType }))) throw unfinished();
    });
  }

  function fileRefused(code: (OfferRefusal | ContentRefusal)["kind"]): AppError {
    return new AppError("unprocessable", { code, message: say(fileMessages[code], context.language) });
  }
}

/** Two calls had all of the file at once: the other one keeps it, and what this one wrote is swept away. */
function unfinished(): AppError {
  return new AppError("conflict", { code: "upload-finished" });
}

type Asking = {
  readonly actor: Actor;
  readonly shipToIds: ReturnType<typeof supportedPlaces>;
  readonly query: UploadQuery;
  readonly today: ReturnType<Deps["clock"]["now"]>["date"];
};

/** The ticket that takes files as it takes comments, or what the actor is writing. */
async function ownerOf(
  tx: Tx,
  { actor, shipToIds, query, today }: Asking,
  { language }: RequestContext,
): Promise<Owned> {
  const { ticketId, draft = "" } = query;
  const uid: UserId = actor.uid;
  if (ticketId === undefined) return { owner: { kind: "draft", uid, key: draft }, companyId: null };
  const ticket = await holdTicket(tx, ticketId, shipToIds);
  if (ticket === undefined) throw noSuchTicket(language);
  const verdict = statusAfterComment(ticket, today);
  if (!verdict.ok) {
    const code = verdict.refusal.kind;
    throw new AppError("unprocessable", { code, message: say(ticketMessages[code], language) });
  }
  const { caseNumber, companyId } = ticket;
  return { owner: { kind: "ticket", caseNumber }, companyId };
}
