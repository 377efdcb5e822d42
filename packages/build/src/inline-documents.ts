import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The documents of an app: the folder that the generator filled, and its function, which knows every text. */
export interface Documents {
  readonly folder: string;
  readonly graphql: (source: string) => unknown;
}

/**
 * Puts the text of each GraphQL document where it is used. The generated map of all documents holds every text twice
 * and would come with the first page; this way a page brings its own questions only. What was used is listed in
 * `documents.json`, so that a server may refuse everything else.
 */
export function inlineDocuments({ folder, graphql }: Documents): Plugin {
  const used = new Set<string>();
  return {
    name: "vycep-inline-documents",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: "graphql" },
      handler(code, id) {
        if (id.startsWith(folder)) return { code, moduleSideEffects: false };
        if (!code.includes("graphql.gen/gql.ts")) return null;
        const inlined = code.replace(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (_call, source: string) => {
          const text = textOf(graphql, source);
          used.add(createHash("sha256").update(text).digest("hex"));
          return text;
        });
        return { code: inlined, map: null };
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "documents.json", source: JSON.stringify([...used].sort()) });
    },
  };
}

function textOf(graphql: Documents["graphql"], source: string): string {
  const text = String(graphql(source));
  if (!text.includes("{"))
    throw new Error(`Unknown document, run \`npm run codegen\`: ${source.trim().slice(0, 60)}`);
  return JSON.stringify(text);
}
