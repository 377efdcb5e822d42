import type { Language } from "@vycep/domain/market/language";

/** The nouns that have words, each with its Czech file as the original. A new noun is one new line here. */
export interface Originals {
  readonly shell: typeof import("./texts/shell.cs.ts").texts;
  readonly identity: typeof import("./texts/identity.cs.ts").texts;
  readonly home: typeof import("./texts/home.cs.ts").texts;
  readonly content: typeof import("./texts/content.cs.ts").texts;
  readonly delivery: typeof import("./texts/delivery.cs.ts").texts;
  readonly products: typeof import("./texts/products.cs.ts").texts;
  readonly catalog: typeof import("./texts/catalog.cs.ts").texts;
  readonly bundles: typeof import("./texts/bundles.cs.ts").texts;
  readonly "order-grid": typeof import("./texts/order-grid.cs.ts").texts;
  readonly favourites: typeof import("./texts/favourites.cs.ts").texts;
  readonly suggestions: typeof import("./texts/suggestions.cs.ts").texts;
  readonly "fast-entry": typeof import("./texts/fast-entry.cs.ts").texts;
  readonly orders: typeof import("./texts/orders.cs.ts").texts;
  readonly print: typeof import("./texts/print.cs.ts").texts;
  readonly "saved-orders": typeof import("./texts/saved-orders.cs.ts").texts;
  readonly cart: typeof import("./texts/cart.cs.ts").texts;
  readonly empties: typeof import("./texts/empties.cs.ts").texts;
  readonly events: typeof import("./texts/events.cs.ts").texts;
  readonly checkout: typeof import("./texts/checkout.cs.ts").texts;
}

export type Namespace = keyof Originals;
export type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<{ readonly texts: Words }>("./texts/*.ts");

/** The nouns that have words. */
export function namespaces(): readonly Namespace[] {
  return Object.keys(files).flatMap((path) => {
    const name = /([\w-]+)\.cs\.ts$/.exec(path)?.[1];
    return name === undefined ? [] : [name as Namespace];
  });
}

/** Fetches the words of one noun in one language: one small file. */
export async function fetchWords(namespace: Namespace, language: Language): Promise<Words> {
  const file = files[`./texts/${namespace}.${language}.ts`];
  if (file === undefined) throw new Error(`no texts of ${namespace} in ${language}`);
  return (await file()).texts;
}
