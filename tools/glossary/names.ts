import { basename } from "node:path";
import ts from "typescript-classic";
import { lineOf, nodesOf } from "../source/parse.ts";

export type Name = { readonly line: number; readonly name: string };

/** The names that a source gives: its own, and those of what it declares. What it only uses, others have named. */
export function namesIn(source: ts.SourceFile): Name[] {
  const declared = nodesOf(source).flatMap((node) => {
    const name = nameOf(node);
    return name && ts.isIdentifier(name) ? [{ line: lineOf(name), name: name.text }] : [];
  });
  return [{ line: 1, name: basename(source.fileName).replace(/\..*$/u, "") }, ...declared];
}

function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportSpecifier(node) || ts.isImportClause(node)) return undefined;
  // A part that is taken out of what others made under the name that they gave it.
  if (ts.isBindingElement(node)) return node.propertyName ? node.name : undefined;
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertySignature(node);
  return isNamed ? node.name : undefined;
}

/** `packageDealLines` → package deal lines; `sold_to` and `outletid` are names of an API and none of ours. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/gu, "$1 $2")
    .replaceAll(/[-_]/gu, " ")
    .toLowerCase()
    .split(" ");
}

/** Whether a name bears a word or several in a row, in one or in many. */
export function bears(name: string, avoided: string): boolean {
  const words = ` ${wordsOf(name).map(singular).join(" ")} `;
  return words.includes(` ${avoided.toLowerCase().split(/[\s-]/u).map(singular).join(" ")} `);
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
