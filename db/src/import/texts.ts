import {
  LABEL_LANGUAGES,
  LANGUAGES,
  type LabelLanguage,
  type Language,
  REQUIRED_LANGUAGES,
} from "@vycep/domain/market/language";
import { z } from "zod";

type Column<Name extends string, Spoken extends string = LabelLanguage> = `${Name}_${Spoken}`;
type Cells<Name extends string> = Readonly<Partial<Record<Column<Name>, string | undefined>>>;
type Shape<Name extends string> = Record<Column<Name, Language>, z.ZodType<string, string>>;
type FurtherShape<Name extends string> = Record<
  Column<Name, Exclude<LabelLanguage, Language>>,
  z.ZodOptional<z.ZodType<string, string>>
>;

/**
 * The columns of a text, one per language: `name_cs`, `name_sk`, … Those of languages that are not required may be left
 * out of a file or empty in it.
 */
export function perLanguage<Name extends string>(
  name: Name,
  cell: z.ZodString,
  required: readonly Language[] = REQUIRED_LANGUAGES,
): Shape<Name> {
  const columns = LANGUAGES.map((language) => {
    const isRequired = required.includes(language);
    return [`${name}_${language}`, isRequired ? cell : z.union([z.literal(""), cell]).optional()];
  });
  return Object.fromEntries(columns) as Shape<Name>;
}

/**
 * The further columns of a text that is also told where only labels are in a language: `title_it` (D16). They may be left
 * out of a file or empty in it.
 */
export function perLabelLanguage<Name extends string>(name: Name, cell: z.ZodString): FurtherShape<Name> {
  const further = LABEL_LANGUAGES.filter((language) => !LANGUAGES.some((each) => each === language));
  const columns = further.map((language) => [
    `${name}_${language}`,
    z.union([z.literal(""), cell]).optional(),
  ]);
  return Object.fromEntries(columns) as FurtherShape<Name>;
}

/** What stands in those columns, by language; an empty cell is no text. */
export function textsIn<Name extends string>(
  row: Cells<Name>,
  name: Name,
): Readonly<Partial<Record<LabelLanguage, string>>> {
  return Object.fromEntries(
    LABEL_LANGUAGES.flatMap((language) => {
      const text = row[`${name}_${language}`];
      return text === undefined || text === "" ? [] : [[language, text]];
    }),
  );
}

/** The languages that a file has a column for: those of others stay as they are. */
export function languagesIn<Name extends string>(
  rows: readonly { readonly row: Cells<Name> }[],
  name: Name,
): readonly LabelLanguage[] {
  const [first] = rows;
  return first ? LABEL_LANGUAGES.filter((language) => first.row[`${name}_${language}`] !== undefined) : [];
}
