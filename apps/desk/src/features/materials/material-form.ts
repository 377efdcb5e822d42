import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import { marketCodes } from "@vycep/domain/market/market";
import { aText, listOf, objectOf, type ValueOf } from "@vycep/shell/storage/shape";
import type { SaveMaterialInput } from "../../shared/graphql.gen/graphql.ts";
import type { FreshFile } from "./material-uploads.ts";
import type { Material } from "./use-materials.ts";

type TextField = `${"title" | "description" | "folder"} ${Language}`;

export const TEXT_FIELDS: readonly TextField[] = LANGUAGES.flatMap((language) => [
  `title ${language}` as const,
  `description ${language}` as const,
  `folder ${language}` as const,
]);

/** What is written of a material, each field called as the API calls it. */
export const aMaterialForm = objectOf({
  ...{ "title cs": aText, "title sk": aText, "title en": aText },
  ...{ "description cs": aText, "description sk": aText, "description en": aText },
  ...{ "folder cs": aText, "folder sk": aText, "folder en": aText },
  ...{ brand: aText, folder: aText, permission: aText, seconds: aText },
  markets: listOf(aText),
  /** Places of those that stay. */
  files: listOf(aText),
});

export type MaterialForm = ValueOf<typeof aMaterialForm>;

/** A material as it stands; a new one begins in a folder. */
export function formOf(material: Material | undefined, folder: string): MaterialForm {
  const textIn = (language: Language) => material?.words.find((words) => words.language === language);
  return {
    ...{ "title cs": textIn("cs")?.title ?? "", "title sk": textIn("sk")?.title ?? "" },
    ...{ "title en": textIn("en")?.title ?? "", "description cs": textIn("cs")?.description ?? "" },
    "description sk": textIn("sk")?.description ?? "",
    "description en": textIn("en")?.description ?? "",
    ...{ "folder cs": "", "folder sk": "", "folder en": "" },
    ...{ brand: material?.brand ?? "", folder: material?.folder ?? folder },
    ...{ permission: material?.permission ?? "", markets: material?.markets ?? marketCodes() },
    seconds: material?.seconds == null ? "" : String(material.seconds),
    files: material?.files.map(({ position }) => String(position)) ?? [],
  };
}

interface Beside {
  readonly key: string | undefined;
  readonly version: number;
  readonly fresh: readonly FreshFile[];
  readonly cover: FreshFile | undefined;
}

/** What the API is told. */
export function inputOf(mine: MaterialForm, { key, version, fresh, cover }: Beside): SaveMaterialInput {
  return {
    ...{ key: key ?? null, version, brand: mine.brand, folder: mine.folder || null },
    words: LANGUAGES.map((language) => ({
      ...{ language, title: mine[`title ${language}`], description: mine[`description ${language}`] },
    })),
    folderNames:
      mine.folder === "" ? LANGUAGES.map((language) => ({ language, text: mine[`folder ${language}`] })) : [],
    ...{ markets: [...mine.markets], permission: mine.permission || null },
    seconds: mine.seconds === "" ? null : Number(mine.seconds),
    files: [
      ...mine.files.map((position) => ({ position: Number(position), upload: null })),
      ...fresh.map(({ id }) => ({ position: null, upload: id })),
    ],
    cover: cover?.id ?? null,
  };
}
