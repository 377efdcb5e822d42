import { randomBytes } from "node:crypto";
import type { PackageAnswer, PackageBody } from "@vycep/contract/documents/packages.rest";
import { parseKind } from "@vycep/domain/documents/document";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type DocumentScope, documentScope } from "../documents.policy.ts";
import { type DocumentRecord, findDocuments } from "../documents.repo.ts";
import { packageOf } from "./get-package.ts";
import { insertPackage } from "./packages.repo.ts";

const livesMs = 24 * 60 * 60 * 1000;

/**
 * Asks for an archive of documents (C9, C16): packed by a worker, had for a day. What is not there or somebody else's
 * counts as missing; of nothing at all there is no archive (ERROR-47).
 */
export async function askForPackage(
  deps: Deps,
  context: RequestContext,
  body: PackageBody,
): Promise<PackageAnswer> {
  const { db, clock } = deps;
  const actor = await context.actor();
  const found = await wantedDocuments(db, body, documentScope(actor));
  if (found.every(({ document }) => document === undefined)) throw notFound("file-not-downloaded");
  const now = clock.instant();
  const { uid } = actor;
  const key = {
    uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "documents/packages",
    body,
  };
  const { id } = await oncePerKey(deps, key, async (tx) => {
    const made = { id: randomBytes(16).toString("hex") };
    await insertPackage(tx, {
      ...made,
      uid,
      format: body.fileType,
      language: context.language,
      now,
      expiresAt: new Date(now.getTime() + livesMs),
      items: found.map(({ kind, number, document }) => ({ kind, number, documentId: document?.id ?? null })),
    });
    return made;
  });
  return packageOf(deps, { id, actor });
}

export type NamedDocument = {
  readonly kind: string;
  readonly number: string;
  readonly document: DocumentRecord | undefined;
};

/** The documents that a caller names, each once, in the caller's order; what may not be seen is as missing. */
export async function wantedDocuments(
  db: Db,
  { documents }: Pick<PackageBody, "documents">,
  scope: DocumentScope,
): Promise<readonly NamedDocument[]> {
  const named = documents.map(({ documentId, documentType }) => ({
    kind: parseKind(documentType) ?? documentType,
    number: documentId,
  }));
  const kinds = [...new Set(named.flatMap(({ kind }) => parseKind(kind) ?? []))];
  const found = await findDocuments(db, { kinds, numbers: named.map(({ number }) => number) }, scope);
  const keyOf = ({ kind, number }: { readonly kind: string; readonly number: string }) => `${kind} ${number}`;
  const byKey = new Map(found.map((document) => [keyOf(document), document]));
  return [...new Map(named.map((one) => [keyOf(one), one]))].map(([key, one]) => ({
    ...one,
    document: byKey.get(key),
  }));
}
