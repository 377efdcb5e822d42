import {
  CONTENT_TRAITS,
  type ContentKind,
  originalLanguage,
  translationState,
  type WordsByLanguage,
} from "@vycep/domain/content/edited-content";
import { markedOfHtml } from "@vycep/domain/kernel/marked-text";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@vycep/domain/market/language";
import type { DeskContentWords, DeskTranslation } from "../../../platform/desk/desk-graphql.gen.ts";
import { readableBody } from "../readable-body.ts";
import type { EditedColumns } from "./content-record.repo.ts";

/** A title in a language, else in whichever it has. */
export function titleIn({ titles }: Pick<EditedColumns, "titles">, language: Language): string {
  return wordIn(titles, language);
}

/** Words in a language, else in whichever they are. */
export function wordIn(words: WordsByLanguage, language: Language): string {
  const found = [language, FALLBACK_LANGUAGE, ...LANGUAGES].find((one) => words[one] !== undefined);
  return (found === undefined ? undefined : words[found]) ?? "";
}

/** How each language stands (DCONT-03). */
export function translationsOf(
  told: Pick<EditedColumns, "titles" | "bodies" | "sections" | "markets" | "saidAt">,
): DeskTranslation[] {
  const original = originalLanguage(told.markets);
  return LANGUAGES.map((language) => ({
    language,
    isOriginal: language === original,
    state: translationState(language, told),
  }));
}

/** A body as staff write it. */
export function writtenBody(kind: ContentKind, body: string | undefined): string {
  if (body === undefined) return "";
  return CONTENT_TRAITS[kind].isFormatted ? markedOfHtml(readableBody(body).html) : body;
}

/** What it says in each language, and since when the original says something else. */
export function wordsOf(kind: ContentKind, told: EditedColumns): DeskContentWords[] {
  const original = originalLanguage(told.markets);
  return LANGUAGES.map((language) => ({
    language,
    title: told.titles[language] ?? "",
    body: writtenBody(kind, told.bodies[language]),
    section: told.sections[language] ?? "",
    originalChangedAt:
      translationState(language, told) === "outdated" ? (told.saidAt[original] ?? null) : null,
  }));
}
