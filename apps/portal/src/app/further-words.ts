import type { Words } from "@vycep/words/nouns";

/** The words of all other nouns that the portal speaks; where their files are is fetched with the first of them. */
export const furtherWords = import.meta.glob<{ readonly texts: Words }>(
  [
    "./{brand,tutorial,legal,content,news,support,contracts,reporting,delivery,preferences,products,catalog,bundles}/[a-z][a-z].ts",
    "./{academy,cellar,move,search,shortcuts,marketing,notices,notice-settings,order-form,favourites,suggestions,fast-entry,documents,orders,reorder,list,print}/[a-z][a-z].ts",
    "./{push,saved-orders,cart,empties,events,checkout,profile,passwords,factors,devices,programs,users,tickets,claims}/[a-z][a-z].ts",
  ],
  { base: "../../../../packages/words/src" },
);
