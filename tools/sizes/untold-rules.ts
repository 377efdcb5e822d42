import ts from "typescript-classic";
import { lineOf } from "../source/parse.ts";

/** The exported functions of a source that no doc comment explains, or whose comment gives no example. */
export function untoldRules(source: ts.SourceFile): { readonly name: string; readonly line: number }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !isExported(statement)) return [];
    const tags = ts.getJSDocTags(statement);
    const isTold =
      ts.getJSDocCommentsAndTags(statement).length > 0 && tags.some((tag) => tag.tagName.text === "example");
    return isTold ? [] : [{ name: statement.name?.text ?? "", line: lineOf(statement) }];
  });
}

function isExported(statement: ts.FunctionDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
