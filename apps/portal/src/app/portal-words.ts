import type { Language } from "@vycep/domain/market/language";
import type { Noun, Words } from "@vycep/words/nouns";

const folder = "../../../../packages/words/src";

/** The words that the portal speaks, each noun and language a small file of its own. */
const files = import.meta.glob<Words>(
  [
    "../../../../packages/words/src/{shell,identity,home,content,delivery,preferences,products,catalog,bundles}/[a-z][a-z].ts",
    "../../../../packages/words/src/{order-form,favourites,suggestions,fast-entry,orders,reorder,list,print}/[a-z][a-z].ts",
    "../../../../packages/words/src/{saved-orders,cart,empties,events,checkout}/[a-z][a-z].ts",
  ],
  { import: "texts" },
);

/** Fetches the words of one noun in one language. */
export async function fetchWords(noun: Noun, language: Language): Promise<Words> {
  const file = files[`${folder}/${noun}/${language}.ts`];
  if (file === undefined) throw new Error(`no texts of ${noun} in ${language}`);
  return file();
}
