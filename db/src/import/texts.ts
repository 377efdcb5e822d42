import { LANGUAGES, type Language, REQUIRED_LANGUAGES } from "@vycep/domain/market/language";
import { z } from "zod";

type Column<Name extends string> = `${Name}_${Language}`;
type Cells<Name extends string> = Readonly<Partial<Record<Column<Name>, string | undefined>>>;
type Shape<Name extends string> = Record<Column<Name>, z.ZodType<string, string>>;

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

/** What stands in those columns, by language; an empty cell is no text. */
export function textsIn<Name extends string>(
  row: Cells<Name>,
  name: Name,
): Readonly<Partial<Record<Language, string>>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = row[`${name}_${language}`];
      return text === undefined || text === "" ? [] : [[language, text]];
    }),
  );
}

/** The languages that a file has a column for: those of others stay as they are. */
export function languagesIn<Name extends string>(
  rows: readonly { readonly row: Cells<Name> }[],
  name: Name,
): readonly Language[] {
  const [first] = rows;
  return first ? LANGUAGES.filter((language) => first.row[`${name}_${language}`] !== undefined) : [];
}
