import { CONTENT_TRAITS, judgePublication } from "@vycep/domain/content/edited-content";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { instantOfLocal, localMomentOf } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskContentAnswer,
  PublishContentInput,
  SeenContentInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { answerOf, changeContent } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import {
  type ContentOf,
  deleteDraft,
  deletePublished,
  type EditedColumns,
  planDraft,
  writeDraft,
  writePublished,
} from "./content-record.repo.ts";

/** Lets a draft out, now or by itself at a moment (DEDIT-04). */
export async function publishContent(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: PublishContentInput,
): Promise<DeskContentAnswer> {
  const { kind, key } = input;
  const moment = input.at == null ? undefined : momentMeant(input.at);
  if (input.at != null && moment === undefined)
    return answerOf({ kind: "moment-invalid", field: "at" }, context.language);
  return changeContent(deps, context, {
    of: input,
    change: async ({ tx, kept: { draft }, uid, at, rollBack }) => {
      if (draft === null) return rollBack({ kind: "nothing-to-publish" });
      if (moment !== undefined && moment <= at) return rollBack({ kind: "moment-passed", field: "at" });
      const verdict = judgePublication(kind, draft, localMomentOf(moment ?? at).date);
      if (!verdict.ok) return rollBack(verdict.refusal);
      if (moment !== undefined) {
        await planDraft(tx, { kind, key, plan: { at: moment, by: uid } });
        return { action: "content.planned", detail: { publishAt: moment.toISOString() } };
      }
      await letOut(tx, { kind, key, told: draft, at });
      return { action: "content.published", detail: {} };
    },
  });
}

/** Customers see what a draft says; news that bear no day yet bear the one on which they went out. */
export async function letOut(
  tx: Tx,
  { kind, key, told, at }: ContentOf & { readonly told: EditedColumns; readonly at: Date },
): Promise<void> {
  const day: LocalDate | null = kind === "article" ? localMomentOf(at).date : null;
  await writePublished(tx, { kind, key, told: { ...told, validFrom: told.validFrom ?? day }, at });
  await deleteDraft(tx, { kind, key });
}

/** A draft that was to go out by itself waits again. */
export function stopContentPlan(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: SeenContentInput,
): Promise<DeskContentAnswer> {
  const { kind, key } = input;
  return changeContent(deps, context, {
    of: input,
    change: async ({ tx, kept: { draft }, rollBack }) => {
      const publishAt = draft?.publishAt ?? null;
      if (publishAt === null) return rollBack({ kind: "not-planned" });
      await planDraft(tx, { kind, key, plan: null });
      const publishAtBefore = new Date(publishAt).toISOString();
      return { action: "content.plan-stopped", detail: { publishAt: "", publishAtBefore } };
    },
  });
}

/** Customers see it no more; what it said stays as a draft, unless another one waits already. */
export function takeContentBack(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: SeenContentInput,
): Promise<DeskContentAnswer> {
  const { kind, key } = input;
  return changeContent(deps, context, {
    of: input,
    change: async ({ tx, kept: { published, draft }, at, rollBack }) => {
      if (published === null) return rollBack({ kind: "not-published" });
      if (CONTENT_TRAITS[kind].isPlace) return rollBack({ kind: "place-needs-words" });
      if (draft === null) await writeDraft(tx, { kind, key, told: published, at });
      await deletePublished(tx, { kind, key });
      return { action: "content.taken-back", detail: {} };
    },
  });
}

/** Throws a draft away; what customers see stays. */
export function dropContentDraft(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: SeenContentInput,
): Promise<DeskContentAnswer> {
  const { kind, key } = input;
  return changeContent(deps, context, {
    of: input,
    change: async ({ tx, kept: { draft }, rollBack }) => {
      if (draft === null) return rollBack({ kind: "no-draft" });
      await deleteDraft(tx, { kind, key });
      return { action: "content.draft-dropped", detail: {} };
    },
  });
}

/** A moment of the brewery's time, `yyyy-MM-ddTHH:mm`; undefined where it is none. */
export function momentMeant(text: string): Date | undefined {
  const [, day = "", time = ""] = /^(\d{4}-\d{2}-\d{2})T([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
  return parseLocalDate(day) === undefined ? undefined : instantOfLocal(`${day}T${time}:00`);
}
