import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, type DocumentNode, parse } from "graphql";
import { root } from "../bootstrap.mjs";

const folder = join(root, "packages/contract/src");

/** The contract as it is written: all of it, or only what the nouns say of themselves. */
export function contractDocument(which: "all" | "of-nouns" = "all"): DocumentNode {
  const names = globSync("**/*.graphql", { cwd: folder }).toSorted();
  const wanted = which === "all" ? names : names.filter((name) => !name.endsWith(".magento.graphql"));
  return concatAST(wanted.map((name) => parse(readFileSync(join(folder, name), "utf8"))));
}
