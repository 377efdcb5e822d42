import type { Noun } from "@vycep/words/nouns";
import type { Plugin, Rolldown } from "vite";

interface FirstPage {
  /** Modules that the page fetches one after the other, by the ends of their names without suffix. */
  readonly modules: readonly string[];
  /** Whose words it speaks. */
  readonly nouns: readonly Noun[];
}

const layout = [
  "layouts/portal-layout",
  "layouts/ordering-parts",
  "features/cart/summary/cart-button",
  "features/favourites/favourites-link",
];
const ofLayout: readonly Noun[] = ["shell", "delivery", "preferences", "cart"];

/** The pages that people open first, by path; `*` is any other for who is signed in. Kept in step with app/routes.ts. */
export const openedFirst: Readonly<Record<string, FirstPage>> = {
  "/login": {
    modules: ["screens/login/login-screen", "layouts/bare-layout"],
    nouns: ["shell", "identity"],
  },
  "/": {
    modules: [
      ...layout,
      "screens/home/home-screen",
      "screens/home/home-orders",
      "screens/home/home-cut-off",
      "features/cart/summary/cart-summary-card",
      "features/orders/home/order-on-its-way-card",
      "features/orders/home/orders-to-decide-card",
    ],
    nouns: [...ofLayout, "home", "reorder", "orders", "products"],
  },
  "/catalog/products": {
    modules: [...layout, "screens/products/products-screen"],
    nouns: [...ofLayout, "catalog", "favourites", "order-form", "products", "empties"],
  },
  "/cart": {
    modules: [...layout, "screens/cart/cart-screen"],
    nouns: [...ofLayout, "checkout", "products", "catalog", "suggestions", "empties"],
  },
  "*": { modules: layout, nouns: ofLayout },
};

/** Files of one page: those of its code and styles, and those of its words by language. */
type FilesOfPage = {
  readonly files: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
};

/**
 * Writes into the page which files its screens are made of. start.js asks for those of the page that is opened all at
 * once; by themselves they would be found one after the other, each a way to the server and back.
 */
export function firstFiles(languages: readonly string[]): Plugin {
  return {
    name: "vycep-first-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
        const pages = Object.entries(openedFirst).map(([path, page]) => [
          path,
          filesOf(page, { chunks, languages }),
        ]);
        const place = 'id="first-files">';
        if (!html.includes(place)) throw new Error("index.html has no place for the list of first files");
        return html.replace(place, () => `${place}${JSON.stringify(Object.fromEntries(pages))}`);
      },
    },
  };
}

type Built = { readonly chunks: readonly Rolldown.OutputChunk[]; readonly languages: readonly string[] };

function filesOf({ modules, nouns }: FirstPage, { chunks, languages }: Built): FilesOfPage {
  const wordsIn = (language: string) =>
    nouns.map((noun) => fileOf(`words/src/${noun}/${language}`, chunks).fileName);
  return {
    files: withImports(
      modules.map((name) => fileOf(name, chunks)),
      chunks,
    ),
    words: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])),
  };
}

function fileOf(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.replace(/\.tsx?$/, "").endsWith(`/${name}`),
  );
  if (found === undefined) throw new Error(`no script is made of ${name} alone: mend first-files.ts`);
  return found;
}

/** The scripts with all that they import and their style sheets, but for what stands in the page already. */
function withImports(starts: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const needed = new Set(starts);
  for (const one of needed)
    for (const chunk of chunks) if (one.imports.includes(chunk.fileName)) needed.add(chunk);
  const inPage = new Set<Rolldown.OutputChunk>(chunks.filter(({ isEntry }) => isEntry));
  for (const one of inPage)
    for (const chunk of chunks) if (one.imports.includes(chunk.fileName)) inPage.add(chunk);
  const scripts = [...needed].filter((one) => !inPage.has(one));
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts.map(({ fileName }) => fileName), ...styles])];
}
