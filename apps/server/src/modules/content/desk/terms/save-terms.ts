import { judgeTermsDraft, judgeTermsPublication, type TermsWords } from "@vycep/domain/content/terms";
import { parseLanguage } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskTermsAnswer,
  SaveTermsInput,
  SeenTermsInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { type AuditedFields, detailOfChange } from "../../../audit/audit-detail.facts.ts";
import { changeTerms, wordsInForce } from "./change-terms.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";
import { deleteTermsDraft, writeTermsDraft } from "./terms-desk.repo.ts";

/** Keeps the next version as a draft; customers go on reading what is in force (DCONF-03). */
export function saveTerms(
  deps: TermsDeskDeps,
  context: DeskContext,
  { words: said, ...of }: SaveTermsInput,
): Promise<DeskTermsAnswer> {
  const words = wordsIn(said);
  return changeTerms(deps, context, {
    of,
    change: async ({ tx, market, kept, at, rollBack }) => {
      const verdict = judgeTermsDraft(words);
      if (!verdict.ok) return rollBack(verdict.refusal);
      if (kept.draft?.publishAt != null) {
        // It comes into force by itself, so nothing may be taken from it that it needs.
        const whole = judgeTermsPublication(words, wordsInForce(kept, at));
        if (!whole.ok) return rollBack(whole.refusal);
      }
      const detail = detailOfChange(kept.draft === null ? {} : toldOf(kept.draft), toldOf(words));
      if (kept.draft !== null && Object.keys(detail).length === 0) return;
      await writeTermsDraft(tx, { market, words, at });
      return { action: "terms.changed", detail };
    },
  });
}

/** Throws the draft away; what is in force stays (DCONF-03). */
export function dropTermsDraft(
  deps: TermsDeskDeps,
  context: DeskContext,
  of: SeenTermsInput,
): Promise<DeskTermsAnswer> {
  return changeTerms(deps, context, {
    of,
    change: async ({ tx, market, kept, rollBack }) => {
      if (kept.draft === null) return rollBack({ kind: "no-draft", field: null });
      await deleteTermsDraft(tx, market);
      return { action: "terms.draft-dropped", detail: {} };
    },
  });
}

function wordsIn(said: SaveTermsInput["words"]): TermsWords {
  const told = said.flatMap(({ language, title, body }, index) => {
    const known = parseLanguage(language);
    if (known === undefined)
      throw badInput("invalid-input", undefined, [
        { path: `input.words.${index}.language`, code: "unknown" },
      ]);
    return [{ language: known, title: title.trim(), body: body.replaceAll("\r\n", "\n").trim() }];
  });
  const by = (part: "title" | "body") =>
    Object.fromEntries(told.flatMap((one) => (one[part] === "" ? [] : [[one.language, one[part]]])));
  return { titles: by("title"), bodies: by("body") };
}

function toldOf({ titles, bodies }: TermsWords): AuditedFields {
  const languages = [...new Set([...Object.keys(titles), ...Object.keys(bodies)])].toSorted();
  return Object.fromEntries(
    languages.flatMap((language) => [
      [`title ${language}`, titles[language]],
      [`body ${language}`, bodies[language]],
    ]),
  );
}
