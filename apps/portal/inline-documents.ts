import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { graphql } from "./src/shared/graphql.gen/gql.ts";

const generated = join(import.meta.dirname, "src/shared/graphql.gen");

/**
 * Puts the text of each GraphQL document where it is used. The generated map of all documents holds every text twice
 * and would come with the first page; this way a page brings its own questions only. What was used is listed in
 * `documents.json`, so that a server may refuse everything else.
 */
export function inlineDocuments(): Plugin {
  const used = new Set<string>();
  return {
    name: "vycep-inline-documents",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: "graphql" },
      handler(code, id) {
        if (id.startsWith(generated)) return { code, moduleSideEffects: false };
        if (!code.includes("graphql.gen/gql.ts")) return null;
        const inlined = code.replace(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (_call, source: string) => {
          const text = textOf(source);
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

function textOf(source: string): string {
  const text = String((graphql as (source: string) => unknown)(source));
  if (!text.includes("{"))
    throw new Error(`Unknown document, run \`npm run codegen\`: ${source.trim().slice(0, 60)}`);
  return JSON.stringify(text);
}
