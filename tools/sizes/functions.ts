import ts from "typescript-classic";
import { lineOf, nodesOf } from "../source/parse.ts";
import { linesOf } from "./measure.ts";

export type Measured = {
  readonly line: number;
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
  /** It draws: its name begins as components do, in a file that may hold them. */
  readonly isComponent: boolean;
};

/** Every function of a source that has a body, however it is written. */
export function functionsOf(source: ts.SourceFile): Measured[] {
  return nodesOf(source).flatMap((node) => {
    if (!isFunction(node) || node.body === undefined) return [];
    const name = nameOf(node);
    return [
      {
        line: lineOf(node),
        name,
        lines: linesOf(node.getText(source)),
        parameters: node.parameters.filter((parameter) => parameter.name.getText(source) !== "this").length,
        isComponent: source.fileName.endsWith("x") && /^[A-Z]/u.test(name),
      },
    ];
  });
}

function isFunction(node: ts.Node) {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isAccessor(node)
  );
}

/** Its own name, or that of what it is kept in. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : "";
}
