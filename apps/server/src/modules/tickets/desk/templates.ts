import { createHash, randomUUID } from "node:crypto";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { judgeTemplate } from "@vycep/domain/tickets/answer-template";
import { say } from "@vycep/words/engine/sentence";
import { type TemplateMessage, templateMessages } from "@vycep/words/ticket-templates/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskRemoveTemplateInput,
  DeskSaveTemplateInput,
  DeskTemplatesAnswer,
  DeskTicketTemplate,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditDetail, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { deleteTemplate, findTemplates, holdTemplate, writeTemplate } from "./templates.repo.ts";

/** All templates of answers, by title (DTICK-02). */
export async function ticketTemplates({ db }: Pick<Deps, "db">): Promise<DeskTicketTemplate[]> {
  const found = await findTemplates(db);
  return found.map(({ texts, changedAt, ...template }) => ({
    ...{ ...template, changedAt: changedAt.toISOString() },
    ...{ cs: texts.cs ?? "", sk: texts.sk ?? "", en: texts.en ?? "" },
  }));
}

/** Makes a template or changes one (DTICK-02); a new one under its key once. */
export async function saveTicketTemplate(
  deps: Deps,
  context: DeskContext,
  { id: known, version, title: typed, ...words }: DeskSaveTemplateInput,
): Promise<DeskTemplatesAnswer> {
  const { uid } = await context.staff();
  const { idempotencyKey: key } = context;
  const newId = key === undefined ? randomUUID() : createHash("sha256").update(`${uid} ${key}`).digest("hex");
  const title = typed.toWellFormed().trim();
  const texts = { cs: textOf(words.cs), sk: textOf(words.sk), en: textOf(words.en) };
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return changeTemplates(deps, context, async ({ tx, at, rollBack }) => {
    const verdict = judgeTemplate({ title, texts });
    if (!verdict.ok) return rollBack(verdict.refusal);
    const id = known ?? newId;
    const before = known == null ? undefined : await holdTemplate(tx, id);
    if (known != null && before?.version !== version) return rollBack({ kind: "template-changed" });
    // The same call a moment before was first.
    if (!(await writeTemplate(tx, { id, title, texts: said, uid, at }, before?.version ?? 0))) return;
    const detail = detailOfChange({ title: before?.title, ...before?.texts }, { title, ...said });
    return { action: before === undefined ? "ticket-template.added" : "ticket-template.changed", id, detail };
  });
}

/** Removes a template (DTICK-02). */
export async function removeTicketTemplate(
  deps: Deps,
  context: DeskContext,
  { id, version }: DeskRemoveTemplateInput,
): Promise<DeskTemplatesAnswer> {
  return changeTemplates(deps, context, async ({ tx, rollBack }) => {
    const before = await holdTemplate(tx, id);
    if (before === undefined) return;
    if (before.version !== version) return rollBack({ kind: "template-changed" });
    await deleteTemplate(tx, id);
    return { action: "ticket-template.removed", id, detail: { title: before.title } };
  });
}

const textOf = (typed: string) => typed.toWellFormed().trim();

type NotDone = { readonly kind: TemplateMessage; readonly language?: string };
type Done = { readonly action: string; readonly id: string; readonly detail: AuditDetail } | undefined;
type InHand = { readonly tx: Tx; readonly at: Date; readonly rollBack: RollBack<NotDone> };

async function changeTemplates(
  deps: Deps,
  context: DeskContext,
  act: (inHand: InHand) => Promise<Done>,
): Promise<DeskTemplatesAnswer> {
  const { uid } = await context.staff();
  const { requestId, language } = context;
  const at = deps.clock.instant();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const what = await act({ tx, at, rollBack });
      if (what === undefined) return;
      const { action, id: subjectId, detail } = what;
      const by = { at, uid: toId<UserId>(uid), companyId: null, requestId };
      await recordAudit(tx, { ...by, action, subjectKind: "ticket-template", subjectId, detail });
    }),
  );
  return {
    templates: await ticketTemplates(deps),
    refusal: done.ok ? null : refusalOf(done.refusal, language),
  };
}

function refusalOf({ kind, language: about }: NotDone, language: DeskContext["language"]) {
  const field = about ?? (kind.startsWith("title") ? "title" : null);
  return { code: kind, field, message: say(templateMessages[kind], language) };
}
