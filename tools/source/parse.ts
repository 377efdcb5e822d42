import ts from "typescript-classic";

/** The tree of one source; nothing is resolved or checked. */
export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Every node below and with this one, in the order of the text. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (next: ts.Node) => {
    nodes.push(next);
    ts.forEachChild(next, visit);
  };
  visit(node);
  return nodes;
}

/** The line on which a node begins, as an editor counts. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
