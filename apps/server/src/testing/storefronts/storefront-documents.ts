import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse, print, separateOperations } from "graphql";
import type { Caller, GraphqlAnswer } from "../test-server.ts";

/** Every operation of some storefronts by its name, with the fragments that it uses. */
function documentsOf(storefronts: readonly string[]): ReadonlyMap<string, DocumentNode> {
  return new Map(
    storefronts.flatMap((name) =>
      Object.entries(
        separateOperations(parse(readFileSync(join(import.meta.dirname, `${name}.graphql`), "utf8"))),
      ),
    ),
  );
}

/** Sends what some storefronts ask, and knows what was never asked. */
export function storefrontsOf(storefronts: readonly string[]) {
  const documents = documentsOf(storefronts);
  const sent = new Set<string>();
  return {
    count: documents.size,
    unsent: () => [...documents.keys()].filter((name) => !sent.has(name)),
    send(name: string, variables: Record<string, unknown>, caller: Caller): Promise<GraphqlAnswer> {
      const document = documents.get(name);
      if (!document) throw new Error(`no storefront sends ${name}`);
      sent.add(name);
      return caller.graphql(print(document), variables, { store: "LivePortal_CZ_en" });
    },
  };
}
