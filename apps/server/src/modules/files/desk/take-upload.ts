import type { DeskUploadAnswer, DeskUploadQuery } from "@vycep/contract/files/uploads.rest";
import { areaOfUpload, judgeUpload, judgeUploaded, type UploadRefusal } from "@vycep/domain/files/upload";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { uploadMessages } from "@vycep/words/uploads/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { AppError, notFound } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { dropFile } from "../files.commands.ts";
import { bytesOf, filesOf } from "../files.facts.ts";
import { lookInto } from "../look-into.facts.ts";
import { oneAtATime } from "../one-at-a-time.facts.ts";
import type { VirusScan } from "../virus-scan.facts.ts";
import {
  addPiece,
  beginUpload,
  type DeskUpload,
  finishUpload,
  holdUpload,
  removeUpload,
} from "./uploads.repo.ts";

type TakingDeps = Pick<Deps, "db" | "clock" | "config"> & { readonly scan: VirusScan };

/**
 * Takes a piece of a file (DGOOD-05, DCONT-02, DDOC-01): by name and size before the first byte, and by what it is and what a scanner
 * says once all of it has come. Pieces may come again and the answer says how far it is, so that what broke off goes on.
 */
export async function takeUpload(
  deps: TakingDeps,
  context: DeskContext,
  { query, piece }: { readonly query: DeskUploadQuery; readonly piece: Uint8Array },
): Promise<DeskUploadAnswer> {
  const { uid } = await context.may({ area: areaOfUpload(query.purpose), power: "change" });
  const upload = await heldOrBegun(deps, context, { query, uid });
  if (upload.fileId !== null) return { received: upload.bytes, isWhole: true };
  const isNext = piece.byteLength > 0 && query.offset === upload.received;
  if (!isNext && upload.received < upload.bytes) return { received: upload.received, isWhole: false };
  if (query.offset + piece.byteLength > upload.bytes && isNext)
    throw refused({ kind: "file-not-what-it-says" }, context.language);
  const grown = isNext ? await withPiece(deps, { upload, uid, piece }) : upload;
  if (grown.received < grown.bytes) return { received: grown.received, isWhole: false };
  await alone(() => finish(deps, context, grown));
  return { received: grown.bytes, isWhole: true };
}

type Asked = { readonly query: DeskUploadQuery; readonly uid: string };

function heldOrBegun(deps: TakingDeps, context: DeskContext, { query, uid }: Asked): Promise<DeskUpload> {
  const { upload: id, purpose, size: bytes } = query;
  return inTransaction(deps.db, async (tx) => {
    const known = await holdUpload(tx, { id, uid });
    if (known !== undefined) return known;
    const verdict = judgeUpload({ purpose, name: query.name, bytes });
    if (!verdict.ok) throw refused(verdict.refusal, context.language);
    const { name } = verdict.value;
    if (!(await beginUpload(tx, { id, uid, purpose, name, bytes, at: deps.clock.instant() })))
      throw notFound("upload-not-found");
    const nothing = { received: 0, pieces: [], fileId: null, mediaType: null, sha256: null };
    return { ...nothing, id, purpose, name, bytes };
  });
}

type Piece = { readonly upload: DeskUpload; readonly uid: string; readonly piece: Uint8Array };

/** Its bytes lie in the store as a file that nothing refers to: what never becomes whole is swept away. */
async function withPiece(deps: TakingDeps, { upload, uid, piece }: Piece): Promise<DeskUpload> {
  const { id, received: offset } = upload;
  const written = await filesOf(deps).write({ name: upload.name, type: "application/octet-stream" }, piece);
  return inTransaction(deps.db, async (tx) => {
    await addPiece(tx, { id, offset, fileId: written.id, bytes: piece.byteLength });
    return (await holdUpload(tx, { id, uid })) ?? upload;
  });
}

/** Looks into the file outside of any transaction: that may take a while. What is refused leaves nothing behind. */
async function finish(deps: TakingDeps, { language }: DeskContext, upload: DeskUpload): Promise<void> {
  const { id, purpose, name, pieces } = upload;
  const files = filesOf(deps);
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    const part = await bytesOf(deps, piece);
    if (part === undefined) throw notFound("upload-not-found");
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const seen = { purpose, name, ...(await lookInto(bytes)), isInfected: await deps.scan(bytes) };
  const verdict = judgeUploaded(seen);
  const written = verdict.ok ? await files.write({ name, type: verdict.value.mediaType }, bytes) : undefined;
  await inTransaction(deps.db, async (tx) => {
    if (written === undefined || !verdict.ok) await removeUpload(tx, id);
    else
      await finishUpload(tx, {
        id,
        fileId: written.id,
        mediaType: verdict.value.mediaType,
        sha256: written.sha256,
      });
    for (const piece of pieces) await dropFile(tx, piece, deps.clock.instant());
  });
  if (!verdict.ok) throw refused(verdict.refusal, language);
}

/** Files of hundreds of megabytes are looked into one at a time. */
const alone = oneAtATime();

function refused({ kind }: UploadRefusal, language: Language): AppError {
  return new AppError("unprocessable", { code: kind, message: say(uploadMessages[kind], language) });
}
