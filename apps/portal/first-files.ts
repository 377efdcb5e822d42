import { HEADER, MARKET_CODE } from "@vycep/contract/headers";
import { SERVICE_BASE } from "@vycep/contract/services";
import type { Noun } from "@vycep/words/nouns";
import type { Plugin, Rolldown } from "vite";
import { orderingNouns } from "./src/app/ordering-words/nouns.ts";
import type { Files, FirstFilesList } from "./src/app/start/first-files-list.ts";

/** Modules by the ends of their names without suffix, and the nouns whose words they speak. */
type Parts = { readonly modules: readonly string[]; readonly nouns: readonly Noun[] };

interface FirstPage {
  /** What must be there before anything is drawn. */
  readonly begins: Parts;
  /** What the page fetches after that, one after the other. */
  readonly goesOn: Parts;
  /** The pages that people go to from here: what they begin with is fetched once nothing else is to be done. */
  readonly next: readonly string[];
}

const layout = "layouts/portal-layout";
/** Where the screens and the words are that are not fetched for signing in. */
const further = ["app/further-screens", "app/further-words"];
const ofHead: Parts = {
  modules: ["layouts/ordering-parts", "layouts/head-parts"],
  nouns: ["delivery", "preferences", "cart", "search", "notices"],
};

/** The brewery's messages stand over every page, which waits for them: fetched as soon as the server says that there are any. */
const messageBar: Parts = { modules: ["features/notices/announcement-bar"], nouns: ["announcements"] };

/** The pages that people open first, by path; `*` is any other for who is signed in. Kept in step with app/routes.ts. */
export const openedFirst: Readonly<Record<string, FirstPage>> = {
  "/login": {
    begins: {
      modules: ["layouts/bare-layout", "screens/login/login-screen"],
      nouns: ["shell", "identity"],
    },
    goesOn: { modules: [], nouns: [] },
    next: ["/"],
  },
  "/": {
    begins: { modules: [layout, "screens/home/home-screen"], nouns: ["shell", "home"] },
    goesOn: {
      modules: [...further, "screens/home/home-cards", ...ofHead.modules],
      nouns: [...ofHead.nouns, "reorder", "orders", "products"],
    },
    next: ["/catalog/products", "/cart", "/cart/recap"],
  },
  "/catalog/products": {
    begins: {
      modules: [...further, layout, "screens/products/products-screen"],
      nouns: ["shell", "catalog", "favourites", "order-form", "products", "empties"],
    },
    goesOn: ofHead,
    next: ["/cart"],
  },
  "/cart": {
    begins: {
      modules: [...further, layout, "screens/cart/cart-screen"],
      nouns: [
        "shell",
        ...([
          "cart",
          "checkout",
          "delivery",
          "preferences",
          "products",
          "catalog",
          "suggestions",
          "empties",
        ] as const),
      ],
    },
    goesOn: ofHead,
    next: ["/catalog/products", "/cart/recap"],
  },
  "/cart/recap": {
    begins: {
      modules: [...further, layout, "screens/recap/recap-screen"],
      nouns: [
        "shell",
        ...([
          "cart",
          "checkout",
          "delivery",
          "preferences",
          "products",
          "content",
          "empties",
          "print",
        ] as const),
      ],
    },
    goesOn: ofHead,
    next: ["/"],
  },
  "*": { begins: { modules: [...further, layout], nouns: ["shell"] }, goesOn: ofHead, next: ["/cart"] },
};

/** What every page asks the server first, but for the language at the end of its address (rest.ts). */
const messages = readOf(`${SERVICE_BASE.general}/notices/GetAnnouncements`);
const asked = {
  visitors: [messages],
  people: [
    messages,
    readOf(`${SERVICE_BASE.content}/pagemenu`),
    readOf(`${SERVICE_BASE.customerData}/users/GetUserInfoById/{owner}`),
  ],
};

function readOf(address: string) {
  return {
    address: `${address}?lang=`,
    method: "GET",
    headers: { accept: "application/json", [HEADER.market]: MARKET_CODE },
  };
}

/**
 * Writes into the page which files its screens are made of. app/start.ts asks at once for those that the opened page begins
 * with, then for the others; by themselves they would be found one after the other, each a way to the server and back.
 */
export function firstFiles(languages: readonly string[]): Plugin {
  return {
    name: "vycep-first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
        const built = { chunks, languages };
        const pages = Object.entries(openedFirst).map(([path, { begins, goesOn, next }]) => {
          const first = filesOf(begins, built);
          return [path, { begins: first, goesOn: without(filesOf(goesOn, built), first), next }];
        });
        const bar = filesOf(messageBar, built);
        // What Czech, Slovak and English need of the typeface.
        const fonts = Object.keys(bundle ?? {}).filter((file) => /archivo-cut-.*\.woff2$/.test(file));
        const place = 'id="first-files">';
        if (!html.includes(place)) throw new Error("index.html has no place for the list of first files");
        const list: FirstFilesList = { pages: Object.fromEntries(pages), bar, fonts, languages, asked };
        return html.replace(place, () => `${place}${JSON.stringify(list)}`);
      },
    },
  };
}

type Built = { readonly chunks: readonly Rolldown.OutputChunk[]; readonly languages: readonly string[] };

function filesOf({ modules, nouns }: Parts, { chunks, languages }: Built): Files {
  const scripts = modules.map((name) => scriptOf(name, chunks));
  const isPacked = (noun: Noun) => orderingNouns.some((packed) => packed === noun);
  const wordsIn = (language: string) => [
    ...new Set(
      nouns.map((noun) => {
        const name = isPacked(noun) ? `app/ordering-words/${language}` : `words/src/${noun}/${language}`;
        return scriptOf(name, chunks).fileName;
      }),
    ),
  ];
  return {
    files: withImports(scripts, chunks),
    words: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])),
  };
}

function without({ files, words }: Files, others: Files): Files {
  const left = (all: readonly string[], taken: readonly string[] = []) =>
    all.filter((file) => !taken.includes(file));
  return {
    files: left(files, others.files),
    words: Object.fromEntries(
      Object.entries(words).map(([language, all]) => [language, left(all, others.words[language])]),
    ),
  };
}

function scriptOf(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.replace(/\.tsx?$/, "").endsWith(`/${name}`),
  );
  if (found === undefined) throw new Error(`no script is made of ${name} alone: mend first-files.ts`);
  return found;
}

/** The scripts, each with all that it imports behind it, and their style sheets, but for what stands in the page already. */
function withImports(starts: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const inPage = closureOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const needed = new Set(starts.flatMap((start) => [...closureOf([start], chunks)]));
  const scripts = [...needed].filter((one) => !inPage.has(one));
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts.map(({ fileName }) => fileName), ...styles])];
}

function closureOf(starts: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const all = new Set(starts);
  for (const one of all) for (const chunk of chunks) if (one.imports.includes(chunk.fileName)) all.add(chunk);
  return all;
}
