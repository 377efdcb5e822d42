import { join } from "node:path";
import type { Plugin } from "vite";
import { graphql } from "./src/shared/graphql.gen/gql.ts";

const generated = join(import.meta.dirname, "src/shared/graphql.gen");

/**
 * Puts the text of each GraphQL document where it is used. The generated map of all documents holds every text twice
 * and would come with the first page; this way a page brings its own questions only.
 */
export function inlineDocuments(): Plugin {
  return {
    name: "vycep-inline-documents",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: "graphql" },
      handler(code, id) {
        if (id.startsWith(generated)) return { code, moduleSideEffects: false };
        if (!code.includes("graphql.gen/gql.ts")) return null;
        const inlined = code.replace(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (_call, source: string) =>
          textOf(source),
        );
        return { code: inlined, map: null };
      },
    },
  };
}

function textOf(source: string): string {
  const text = String((graphql as (source: string) => unknown)(source));
  if (!text.includes("{"))
    throw new Error(`Unknown document, run \`npm run codegen\`: ${source.trim().slice(0, 60)}`);
  return JSON.stringify(text);
}
