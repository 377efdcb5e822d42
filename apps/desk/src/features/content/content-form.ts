import { originalLanguage } from "@vycep/domain/content/edited-content";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@vycep/domain/market/language";
import { type Market, marketCodes } from "@vycep/domain/market/market";
import { aText, recordOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { SaveContentInput } from "../../shared/graphql.gen/graphql.ts";
import type { Content, ContentKind } from "./use-content.ts";

/** What is typed, each field by its name: `title.cs`, `markets`; a box that is chosen says yes. */
export const aContentForm = recordOf(aText);

export type ContentForm = ValueOf<typeof aContentForm>;

export const WORDS = ["title", "section", "body"] as const;

export type WordsField = (typeof WORDS)[number];

const yes = "yes";

/** A record as its form says it. */
export function formOf(content: Content): ContentForm {
  const { row, words, sort, tone, link, file, isPublic, isNewCapability } = content;
  const told = words.flatMap(({ language, ...said }) =>
    WORDS.map((field) => [`${field}.${language}`, said[field]] as const),
  );
  return {
    ...Object.fromEntries(told),
    ...{ markets: row.markets.join(" "), validFrom: row.validFrom ?? "", validTo: row.validTo ?? "" },
    ...{ sort: String(sort), tone: tone ?? "", link: link ?? "", file: file ?? "" },
    ...{ isPublic: isPublic ? yes : "", isNewCapability: isNewCapability ? yes : "" },
  };
}

/** The form of what is not there yet: for everybody, and last of its kind. */
export function emptyForm(kind: ContentKind): ContentForm {
  const told = LANGUAGES.flatMap((language) => WORDS.map((field) => [`${field}.${language}`, ""] as const));
  return {
    ...Object.fromEntries(told),
    ...{
      markets: marketCodes().join(" "),
      validFrom: "",
      validTo: "",
      sort: kind === "article" ? "0" : "100",
    },
    ...{ tone: kind === "article" || kind === "banner" ? "info" : "", link: "", file: "" },
    ...{ isPublic: "", isNewCapability: "" },
  };
}

/** What is handed in of a form. */
export function inputOf(form: ContentForm): Omit<SaveContentInput, "kind" | "key" | "version"> {
  const orNull = (field: string) => valueIn(form, field).trim() || null;
  return {
    words: LANGUAGES.map((language) => ({
      language,
      ...{ title: valueIn(form, `title.${language}`), body: valueIn(form, `body.${language}`) },
      section: valueIn(form, `section.${language}`),
    })),
    ...{ markets: [...marketsIn(form)], sort: Number(valueIn(form, "sort")) },
    ...{ validFrom: orNull("validFrom"), validTo: orNull("validTo"), tone: orNull("tone") },
    ...{ link: orNull("link"), file: orNull("file") },
    ...{ isPublic: isChosen(form, "isPublic"), isNewCapability: isChosen(form, "isNewCapability") },
  };
}

export function valueIn(form: ContentForm, field: string): string {
  return form[field] ?? "";
}

export function isChosen(form: ContentForm, field: string): boolean {
  return valueIn(form, field) === yes;
}

/** The value of a box. */
export function chosen(isOn: boolean): string {
  return isOn ? yes : "";
}

export function marketsIn(form: ContentForm): readonly Market[] {
  return marketCodes().filter((market) => valueIn(form, "markets").split(" ").includes(market));
}

/** The language that the others follow. */
export function originalIn(form: ContentForm): Language {
  return originalLanguage(marketsIn(form));
}

/** The language that customers see a field in, where it lacks in theirs (DCONT-03). */
export function shownLanguage(form: ContentForm, field: WordsField, language: Language): Language {
  const says = (one: Language) => valueIn(form, `${field}.${one}`).trim() !== "";
  return [language, FALLBACK_LANGUAGE, ...LANGUAGES].find(says) ?? originalIn(form);
}

/** A language that lacks something; where its words are missing, what customers see in their stead. */
export interface Lack {
  readonly language: Language;
  readonly shown: Language | undefined;
}

/** What the languages of a text lack, for whoever lets it out (DCONT-03). */
export function lacksOf(content: Content): readonly Lack[] {
  const form = formOf(content);
  return LANGUAGES.flatMap((language): Lack[] => {
    const state = content.row.translations.find((one) => one.language === language)?.state;
    if (state === "outdated") return [{ language, shown: undefined }];
    if (state !== "missing") return [];
    const missing = WORDS.find((field) => shownLanguage(form, field, language) !== language) ?? "title";
    return [{ language, shown: shownLanguage(form, missing, language) }];
  });
}
