import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse } from "graphql";

const contractFolder = join(import.meta.dirname, "../../../../../packages/contract/src");

/** The contract as it is written, by the names of its files. */
export function contractFiles(): ReadonlyMap<string, DocumentNode> {
  const names = readdirSync(contractFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .toSorted();
  // Nobody asks later where a type was written; the places of all words would take two megabytes.
  return new Map(
    names.map((name) => [
      name,
      parse(readFileSync(join(contractFolder, name), "utf8"), { noLocation: true }),
    ]),
  );
}
