import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import { packageState } from "@vycep/domain/documents/package";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { filesOf, keptFile } from "../../files/files.facts.ts";
import { documentScope } from "../documents.policy.ts";
import { findPackage } from "./packages.repo.ts";

/** How far an archive of one's own is, and the link to it once it is packed; anybody else's is as missing (C16). */
export async function getPackage(deps: Deps, context: RequestContext, id: string): Promise<PackageAnswer> {
  const actor = await context.actor();
  return packageOf(deps, { id, actor });
}

/** An archive as its user is told of it. */
export async function packageOf(
  deps: Deps,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<PackageAnswer> {
  const { db, clock } = deps;
  const now = clock.instant();
  const { uid } = actor;
  const found = await findPackage(db, { id, uid, now, scope: documentScope(actor) });
  if (!found) throw notFound("file-not-downloaded");
  const { fileId, items, isSetAside, expiresAt } = found;
  const file = fileId === null ? undefined : await keptFile(db, fileId, now);
  const left = expiresAt.getTime() - now.getTime();
  return {
    packageId: id,
    state: packageState({ items, isPacked: fileId !== null, isSetAside }),
    total: items.length,
    packed: items.filter(({ state }) => state === "packed").length,
    missing: items.flatMap(({ state, kind, number }) =>
      state === "missing" ? [{ documentId: number, documentType: kind }] : [],
    ),
    bytes: file?.bytes ?? null,
    link: file ? filesOf(deps).link({ fileId: file.id, uid, disposition: "attachment" }, left) : null,
    expiresAt: expiresAt.toISOString(),
  };
}
