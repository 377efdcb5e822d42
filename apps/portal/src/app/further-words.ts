import type { Words } from "@vycep/words/nouns";
import { orderingNouns } from "./ordering-words/nouns.ts";

const files = import.meta.glob<{ readonly texts: Words }>(
  [
    "./{brand,tutorial,legal,content,news,support,contracts,reporting,catalog,bundles}/[a-z][a-z].ts",
    "./{academy,cellar,move,shortcuts,marketing,notice-settings,order-form,favourites,suggestions,fast-entry,documents,orders,reorder,list,print}/[a-z][a-z].ts",
    "./{push,punch-out,saved-orders,empties,events,checkout,profile,passwords,factors,devices,programs,users,tickets,claims}/[a-z][a-z].ts",
  ],
  { base: "../../../../packages/words/src" },
);

const packs = {
  cs: () => import("./ordering-words/cs.ts"),
  sk: () => import("./ordering-words/sk.ts"),
  en: () => import("./ordering-words/en.ts"),
};
const packed = orderingNouns.flatMap((noun) =>
  Object.entries(packs).map(
    ([language, fetchPack]) =>
      [`./${noun}/${language}.ts`, async () => ({ texts: (await fetchPack()).orderingWords[noun] })] as const,
  ),
);

/** The words of all other nouns that the portal speaks; where their files are is fetched with the first of them. */
export const furtherWords: Readonly<Record<string, () => Promise<{ readonly texts: Words }>>> = {
  ...files,
  ...Object.fromEntries(packed),
};
