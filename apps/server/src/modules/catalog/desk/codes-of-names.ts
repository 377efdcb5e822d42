import { nameParts } from "@vycep/domain/catalog/name-parts";
import { fold } from "@vycep/domain/kernel/fold";
import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import type { Shelves } from "./product-record.repo.ts";
import type { ProductCells } from "./product-row.ts";

type Names = Shelves["categories"][number]["names"];

/** How goods that are packed alike say it in a language; undefined where they do not say it, or differently. */
export function packagingName(goods: readonly Names[], language: Language): string | undefined {
  const forms = new Set(goods.map((names) => nameParts(names[language] ?? names["en"] ?? "").form));
  const [form = ""] = forms;
  return forms.size === 1 && form !== "" ? form : undefined;
}

/** Makes codes of cells in which a category or a packaging is said by its name in any language (DGOOD-02). */
export function codesOf({ categories, packagings }: Shelves): (told: ProductCells) => ProductCells {
  const known: Readonly<Record<string, readonly Named[]>> = {
    category: categories.map(({ code, names }) => ({ code, names: Object.values(names) })),
    packaging_code: packagings.map(({ code, names }) => ({
      code,
      names: LANGUAGES.flatMap((language) => packagingName(names, language) ?? []),
    })),
  };
  return (told) =>
    Object.fromEntries(
      Object.entries(told).map(([field, value]) => [field, codeMeant(known[field] ?? [], value)]),
    );
}

type Named = { readonly code: string; readonly names: readonly (string | undefined)[] };

/** A code is itself; a name that several have names none of them. */
function codeMeant(known: readonly Named[], said: string): string {
  if (known.some(({ code }) => code === said)) return said;
  const sought = fold(said);
  const found = known.filter(({ names }) =>
    names.some((name) => name !== undefined && fold(name) === sought),
  );
  return found.length === 1 ? (found[0]?.code ?? said) : said;
}
