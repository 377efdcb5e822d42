import {
  CONTENT_TONES,
  CONTENT_TRAITS,
  type ContentKind,
  contentKeyOf,
  judgeContent,
  judgePublication,
  originalLanguage,
  type SaidAt,
  type WordsByLanguage,
} from "@vycep/domain/content/edited-content";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { htmlOfMarked, judgeMarks, picturesIn } from "@vycep/domain/kernel/marked-text";
import { parseTextPicture } from "@vycep/domain/kernel/text-picture";
import { parseLanguage } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContentAnswer, SaveContentInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { answerOf, changeContent, changesOf, type NotDone, recordContent } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { type EditedColumns, freeKey, writeDraft } from "./content-record.repo.ts";
import { writtenBody } from "./content-words.ts";
import { picturesKept } from "./text-pictures.repo.ts";

/** Keeps a draft; customers go on seeing what they saw (DCONT-01, DEDIT-04). */
export async function saveContent(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: SaveContentInput,
): Promise<DeskContentAnswer> {
  const { kind, version } = input;
  if (input.key == null) return makeContent(deps, context, input);
  return changeContent(deps, context, {
    of: { kind, key: input.key, version },
    change: async ({ tx, kept, told, at, rollBack }) => {
      const after = editedBy(input, told, at);
      const detail = changesOf(kind, told, after);
      if (Object.keys(detail).length === 0) return;
      const verdict = judgeContent(kind, after);
      if (!verdict.ok) return rollBack(verdict.refusal);
      await checkMarks(tx, input, rollBack);
      const publishAt = kept.draft?.publishAt ?? null;
      if (publishAt !== null) {
        // It goes out by itself, so nothing may be taken from it that it needs.
        const whole = judgePublication(kind, after, localMomentOf(new Date(publishAt)).date);
        if (!whole.ok) return rollBack(whole.refusal);
      }
      await writeDraft(tx, { kind, key: input.key ?? "", told: after, at });
      return { action: "content.changed", detail };
    },
  });
}

async function makeContent(
  { db, clock }: ContentDeskDeps,
  context: DeskContext,
  input: SaveContentInput,
): Promise<DeskContentAnswer> {
  const { uid } = await context.staff();
  const { kind } = input;
  const at = clock.instant();
  const told = editedBy(input, undefined, at);
  const done = await doneOrRolledBack<string, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (CONTENT_TRAITS[kind].isPlace) return rollBack({ kind: "no-new-places" });
      const verdict = judgeContent(kind, told);
      if (!verdict.ok) return rollBack(verdict.refusal);
      await checkMarks(tx, input, rollBack);
      const title = told.titles[originalLanguage(told.markets)] ?? "";
      const key = await freeKey(tx, { kind, key: contentKeyOf(title) });
      await writeDraft(tx, { kind, key, told, at });
      const entry = { action: "content.made", detail: changesOf(kind, undefined, told) };
      await recordContent(tx, { ...entry, kind, key, uid, at, requestId: context.requestId });
      return key;
    }),
  );
  return done.ok ? { key: done.value, refusal: null } : answerOf(done.refusal, context.language);
}

/** Links lead somewhere, and pictures are there and say what they show: marks that nobody understands would be shown to customers. */
async function checkMarks(tx: Tx, { kind, words, file }: SaveContentInput, rollBack: RollBack<NotDone>) {
  const lead = parseTextPicture(file?.trim() ?? "")?.hash;
  if (lead !== undefined && !(await picturesKept(tx, [lead])).has(lead))
    return rollBack({ kind: "picture-not-here", field: "file" });
  if (!CONTENT_TRAITS[kind].isFormatted) return;
  const shown = words.map(({ language, body }) => {
    const pictures = picturesIn(body).flatMap((address) => parseTextPicture(address)?.hash ?? []);
    return { field: `body.${language}`, body, pictures };
  });
  const kept = await picturesKept(
    tx,
    shown.flatMap(({ pictures }) => pictures),
  );
  for (const { field, body, pictures } of shown) {
    const verdict = judgeMarks(body);
    if (!verdict.ok) return rollBack({ ...verdict.refusal, field });
    if (pictures.some((hash) => !kept.has(hash))) return rollBack({ kind: "picture-not-here", field });
  }
}

const nothing: EditedColumns = {
  ...{ titles: {}, bodies: {}, sections: {}, markets: [], sort: 0, validFrom: null, validTo: null },
  ...{ tone: null, link: null, file: null, isPublic: false, isNewCapability: false, saidAt: {} },
};

/** What it says after a change; words in languages that nobody writes at the desk stay, and so does whatever says the same. */
function editedBy(
  { kind, words, ...input }: SaveContentInput,
  before: EditedColumns = nothing,
  at: Date,
): EditedColumns {
  const { hasSection } = CONTENT_TRAITS[kind];
  const told: {
    readonly [Part in "titles" | "bodies" | "sections"]: Record<string, string | undefined>;
  } & { readonly saidAt: Record<string, string | undefined> } = {
    titles: { ...before.titles },
    bodies: { ...before.bodies },
    sections: { ...before.sections },
    saidAt: { ...before.saidAt },
  };
  for (const [index, { language, title, body, section }] of words.entries()) {
    if (parseLanguage(language) === undefined) throw unknown(`input.words.${index}.language`);
    told.titles[language] = title.trim();
    told.bodies[language] = bodyOf(kind, body, before.bodies[language]);
    if (hasSection) told.sections[language] = section.trim();
    const isSaid = (["titles", "bodies", "sections"] as const).some(
      (part) => (told[part][language] ?? "") !== (before[part][language] ?? ""),
    );
    if (isSaid) told.saidAt[language] = at.toISOString();
  }
  return {
    ...{ titles: said(told.titles), bodies: said(told.bodies), sections: said(told.sections) },
    saidAt: said(told.saidAt) satisfies SaidAt,
    ...factsOf(input, kind),
  };
}

function factsOf(input: Omit<SaveContentInput, "kind" | "words">, kind: ContentKind) {
  const { hasPicture, hasLink, isOpenable, isOfCapabilities } = CONTENT_TRAITS[kind];
  const markets = input.markets.map((text, index) => {
    const market = parseMarket(text);
    if (market === undefined) throw unknown(`input.markets.${index}`);
    return market;
  });
  const tone = CONTENT_TONES.find((one) => one === input.tone) ?? null;
  if (input.tone != null && tone === null) throw unknown("input.tone");
  return {
    ...{ markets: [...new Set(markets)].toSorted(), sort: input.sort, tone },
    validFrom: dayIn(input.validFrom, "input.validFrom"),
    validTo: dayIn(input.validTo, "input.validTo"),
    link: (hasLink && input.link?.trim()) || null,
    file: (hasPicture && input.file?.trim()) || null,
    isPublic: isOpenable && input.isPublic,
    isNewCapability: isOfCapabilities && input.isNewCapability,
  };
}

/** A body as it is kept; one that nobody changed stays as it is, whatever the marks cannot say. */
function bodyOf(kind: ContentKind, written: string, before: string | undefined): string | undefined {
  const text = written.replaceAll("\r\n", "\n").trim();
  if (text === writtenBody(kind, before).trim()) return before;
  return CONTENT_TRAITS[kind].isFormatted ? htmlOfMarked(text) : text;
}

function said(words: Readonly<Record<string, string | undefined>>): WordsByLanguage {
  const kept = Object.entries(words).filter(([, text]) => text !== undefined && text !== "");
  return Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function dayIn(text: string | null | undefined, path: string) {
  if (text == null) return null;
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}

function unknown(path: string): Error {
  return badInput("invalid-input", undefined, [{ path, code: "unknown" }]);
}
