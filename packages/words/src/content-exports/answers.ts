/** Lists of content as files: their names, columns and codes in words (DLIST-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** The name of each file, and of the sheet within it. */
export const contentExportNames: Readonly<Record<"contents" | "materials", Sentences<"file" | "sheet">>> = {
  contents: said.contents,
  materials: said.materials,
};

/** In the order in which they stand. */
export const contentColumns: Sentences<keyof typeof said.contentColumns> = said.contentColumns;
export const materialColumns: Sentences<keyof typeof said.materialColumns> = said.materialColumns;

export const contentKindWords: Sentences<keyof typeof said.contentKinds> = said.contentKinds;
export const contentStateWords: Sentences<keyof typeof said.contentStates> = said.contentStates;
export const translationWords: Sentences<keyof typeof said.translationStates> = said.translationStates;
export const materialFormatWords: Sentences<keyof typeof said.materialFormats> = said.materialFormats;
export const materialStandingWords: Sentences<keyof typeof said.materialStandings> = said.materialStandings;
