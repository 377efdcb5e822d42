import { originalLanguage } from "@vycep/domain/content/edited-content";
import { parseLanguage } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { ConfirmContentWordsInput, DeskContentAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { changeContent } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { writeSaid } from "./content-record.repo.ts";

/** Says that the words of a language are right all the same, though the original changed (DCONT-03). */
export async function confirmContentWords(
  deps: ContentDeskDeps,
  context: DeskContext,
  input: ConfirmContentWordsInput,
): Promise<DeskContentAnswer> {
  const { kind, key } = input;
  const language = parseLanguage(input.language);
  if (language === undefined)
    throw badInput("invalid-input", undefined, [{ path: "input.language", code: "unknown" }]);
  return changeContent(deps, context, {
    of: input,
    change: async ({ tx, kept, told, at }) => {
      // The original is what the others are measured by: it has nothing to be right about.
      if (language === originalLanguage(told.markets)) return;
      const saidAt = { ...told.saidAt, [language]: at.toISOString() };
      await writeSaid(tx, { kind, key, saidAt, isDraft: kept.draft !== null });
      return { action: "content.words-confirmed", detail: { language } };
    },
  });
}
