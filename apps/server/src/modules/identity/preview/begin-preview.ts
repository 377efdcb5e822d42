import { randomUUID } from "node:crypto";
import { PREVIEW_PATH } from "@vycep/contract/identity/preview";
import { PREVIEW_CODE_SECONDS } from "@vycep/domain/identity/portal-preview";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { type PreviewMessage, previewMessages } from "@vycep/words/portal-preview/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskPreviewAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { notSignedIn } from "../../../platform/errors.ts";
import { newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { type AuditEntry, recordAudit } from "../../audit/audit.commands.ts";
import { addPreview, type NewPreview } from "./preview.repo.ts";

type Beginning = Pick<NewPreview, "market" | "language" | "seen"> & {
  readonly clock: Deps["clock"];
  readonly context: DeskContext;
  /** What it is written down under. */
  readonly of: Pick<AuditEntry, "subjectKind" | "subjectId" | "detail">;
};

/**
 * Begins to look at the portal, with an entry in the log. What is answered opens a frame once and soon; the token itself stands in no
 * address.
 */
export async function beginPreview(tx: Tx, { clock, context, of, ...begun }: Beginning): Promise<string> {
  const { uid: staffUid } = await context.staff();
  const token = await context.token();
  if (!token) throw notSignedIn();
  const { secret, hash: codeHash } = newSecret();
  const now = clock.realTime();
  await addPreview(tx, {
    ...{ ...begun, id: randomUUID(), codeHash, staffUid, staffTokenIds: token.ids, now },
    codeExpiresAt: new Date(now.getTime() + PREVIEW_CODE_SECONDS * 1000),
  });
  await recordAudit(tx, {
    ...{ at: clock.instant(), uid: toId<UserId>(staffUid), companyId: null, requestId: context.requestId },
    ...{ action: "preview.begun", ...of },
  });
  return `${PREVIEW_PATH}#${secret}`;
}

/** Nothing was begun. */
export function noPreview(
  code: PreviewMessage,
  { language }: Pick<DeskContext, "language">,
  field: string | null = null,
): DeskPreviewAnswer {
  return {
    address: null,
    place: null,
    refusal: { code, field, message: say(previewMessages[code], language) },
  };
}
