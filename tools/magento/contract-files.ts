import { concatAST, type DocumentNode } from "graphql";
import { contractFiles } from "../../apps/server/src/app/graphql/contract-files.ts";

/** The contract as it is written: all of it, or only what the nouns say of themselves. */
export function contractDocument(which: "all" | "of-nouns" = "all"): DocumentNode {
  const isWanted = (name: string) => which === "all" || !name.endsWith(".magento.graphql");
  return concatAST(
    [...contractFiles("portal")].flatMap(([name, document]) => (isWanted(name) ? [document] : [])),
  );
}
