import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse } from "graphql";

const contractFolder = join(import.meta.dirname, "../../../../../packages/contract/src");

/** Which of the two schemas: that of customers and their programs, or that of the desk. */
export type ContractOf = "portal" | "desk";

const read = new Map<ContractOf, ReadonlyMap<string, DocumentNode>>();

/** The contract as it is written, by the names of its files; read once, since a schema keeps what it is made of. */
export function contractFiles(of: ContractOf): ReadonlyMap<string, DocumentNode> {
  const files = read.get(of) ?? readContract(of);
  read.set(of, files);
  return files;
}

function readContract(of: ContractOf): ReadonlyMap<string, DocumentNode> {
  const names = readdirSync(contractFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql") && name.endsWith(".desk.graphql") === (of === "desk"))
    .toSorted();
  // Nobody asks later where a type was written; the places of all words would take two megabytes.
  return new Map(
    names.map((name) => [
      name,
      parse(readFileSync(join(contractFolder, name), "utf8"), { noLocation: true }),
    ]),
  );
}
