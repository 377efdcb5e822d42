import { createHash } from "node:crypto";
import type { ContentRefusal } from "@vycep/domain/content/edited-content";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { type ContentDeskMessage, contentDeskMessages } from "@vycep/words/content-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContentAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditDetail, type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { type ContentOf, type EditedColumns, holdContent, type KeptContent } from "./content-record.repo.ts";
import { writtenBody } from "./content-words.ts";

/** Another one with every change, of whomever: who saw an older one is told so (DEDIT-01). */
export function versionOf({ published, draft }: KeptContent): number {
  const text = JSON.stringify([published, draft]);
  return Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 7), 16);
}

export type NotDone =
  | ContentRefusal
  | { readonly kind: Exclude<ContentDeskMessage, ContentRefusal["kind"]>; readonly field?: string };

export type Held = {
  readonly tx: Tx;
  readonly kept: KeptContent;
  /** What is to be seen at the desk. */
  readonly told: EditedColumns;
  readonly uid: string;
  readonly at: Date;
  readonly rollBack: RollBack<NotDone>;
};

/** What was done, for the log; undefined where nothing was. */
export type Done = { readonly action: string; readonly detail: AuditDetail } | undefined;

/** Does something with a piece of content that somebody saw as it is, with its entry in the log. */
export async function changeContent(
  { db, clock }: ContentDeskDeps,
  context: DeskContext,
  {
    of,
    change,
  }: {
    readonly of: ContentOf & { readonly version: number };
    readonly change: (held: Held) => Promise<Done>;
  },
): Promise<DeskContentAnswer> {
  const { uid } = await context.staff();
  const at = clock.instant();
  const { kind, key } = of;
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      const kept = await holdContent(tx, of);
      const told = kept.draft ?? kept.published;
      if (told === null) return rollBack({ kind: "content-unknown" });
      if (versionOf(kept) !== of.version) return rollBack({ kind: "changed-meanwhile" });
      const entry = await change({ tx, kept, told, uid, at, rollBack });
      if (entry !== undefined)
        await recordContent(tx, { ...entry, ...{ kind, key, uid, at, requestId: context.requestId } });
    }),
  );
  return done.ok ? { key, refusal: null } : answerOf(done.refusal, context.language);
}

export function answerOf(refusal: NotDone, language: Language): DeskContentAnswer {
  const message = say(contentDeskMessages[refusal.kind], language);
  return { key: null, refusal: { code: refusal.kind, message, field: refusal.field ?? null } };
}

type Entry = ContentOf & {
  readonly action: string;
  readonly detail: AuditDetail;
  readonly uid: string;
  readonly at: Date;
  readonly requestId: string;
};

export async function recordContent(tx: Tx, { kind, key, uid, ...entry }: Entry): Promise<void> {
  const subject = { subjectKind: "content", subjectId: `${kind}/${key}`, companyId: null } as const;
  await recordAudit(tx, { ...entry, ...subject, uid: toId<UserId>(uid) });
}

/** What was changed, with what stood before (DEDIT-02). */
export function changesOf(
  kind: ContentOf["kind"],
  before: EditedColumns | undefined,
  after: EditedColumns,
): AuditDetail {
  return detailOfChange(before === undefined ? {} : toldOfContent(kind, before), toldOfContent(kind, after));
}

/** As the log says them. */
export function toldOfContent(kind: ContentOf["kind"], told: EditedColumns): AuditedFields {
  const languages = [
    ...new Set([told.titles, told.bodies, told.sections].flatMap((words) => Object.keys(words))),
  ].toSorted();
  const words = languages.flatMap((language) => [
    [`title ${language}`, told.titles[language]],
    [`body ${language}`, writtenBody(kind, told.bodies[language])],
    [`section ${language}`, told.sections[language]],
  ]);
  const { markets, sort, validFrom, validTo, tone, link, file, isPublic, isNewCapability } = told;
  return {
    ...Object.fromEntries(words),
    ...{ markets, sort, validFrom, validTo, tone, link, file, isPublic, isNewCapability },
  };
}
