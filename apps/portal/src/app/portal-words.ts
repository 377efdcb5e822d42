import { type LabelLanguage, parseLanguage } from "@vycep/domain/market/language";
import type { Noun, Words } from "@vycep/words/nouns";

/** The words that the portal speaks, each noun and language a small file of its own. */
const files = import.meta.glob<{ readonly texts: Words }>(
  [
    "./{shell,identity,home,brand,tutorial,legal,content,news,support,contracts,reporting,delivery,preferences,products,catalog,bundles}/[a-z][a-z].ts",
    "./{academy,search,marketing,announcements,notices,notice-settings,order-form,favourites,suggestions,fast-entry,documents,orders,reorder,list,print}/[a-z][a-z].ts",
    "./{push,saved-orders,cart,empties,events,checkout,profile,passwords,factors,devices,users,tickets,claims}/[a-z][a-z].ts",
  ],
  { base: "../../../../packages/words/src" },
);

/** Fetches the words of one noun in one language; of one that only labels are in, what there is. */
export async function fetchWords(noun: Noun, language: LabelLanguage): Promise<Words> {
  const file = files[`./${noun}/${language}.ts`];
  if (file === undefined && parseLanguage(language) === undefined) return {};
  if (file === undefined) throw new Error(`no texts of ${noun} in ${language}`);
  return (await file()).texts;
}
