import { PREVIEW_MARK } from "@vycep/contract/identity/preview";
import type { previewTokenAnswer } from "@vycep/contract/identity/preview.rest";
import { isInTutorial, PREVIEW_MINUTES, pageOfContent } from "@vycep/domain/identity/portal-preview";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import { SignJWT } from "jose";
import type { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { type IdentityDeps, previewAudience } from "../identity.deps.ts";
import { openPreview } from "./preview.repo.ts";
import { viewerOfPreview } from "./viewer-of-preview.ts";

/**
 * The token of a code: for somebody made up, with a claim that says who of the staff looks (D48). It is never renewed, it changes
 * nothing, and what it shows is looked up anew at every call.
 */
export async function openPreviewSession(
  deps: Pick<Deps, "db" | "clock"> & IdentityDeps,
  code: string,
): Promise<z.infer<typeof previewTokenAnswer>> {
  const now = deps.clock.realTime();
  const until = new Date(now.getTime() + PREVIEW_MINUTES * 60_000);
  const opened = await inTransaction(deps.db, (tx) =>
    openPreview(tx, { codeHash: hashOfSecret(code), now, until }),
  );
  const viewer = opened && (await viewerOfPreview(deps, { ids: [opened.id] }));
  if (opened === undefined || viewer === undefined) throw codeEnded();
  const { id, staffUid } = opened;
  const { kid, key } = await deps.identity.keys.current();
  const token = await new SignJWT({ act: { sub: staffUid } })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(deps.identity.issuer)
    .setAudience(previewAudience)
    .setSubject(viewer.uid)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(key);
  const content = viewer.preview?.content;
  return {
    ...{ token, prefix: `${PREVIEW_MARK}${id}.`, uid: viewer.uid, shipToId: viewer.defaultShipToId ?? null },
    language: parseLanguage(viewer.language) ?? FALLBACK_LANGUAGE,
    path: (content && pageOfContent(content.kind, content.key)) ?? "/",
    showsTutorial: content !== undefined && isInTutorial(content.kind, content.key),
  };
}

function codeEnded(): AppError {
  return new AppError("forbidden", { code: "preview-code-ended" });
}
