import ts from "typescript-classic";
import { nodesOf } from "../source/parse.ts";

/**
 * The texts of a table's rows that its title says: as many of the first as it has `%s`, and the fields it names
 * (`$name`). What a row holds beside that, nobody reads in the report.
 */
export function saidRows(table: ts.Expression, title: string): string[] {
  const places = [...title.matchAll(/%[sdifjop]/gu)].length;
  const fields = new Set([...title.matchAll(/\$(\w+)/gu)].map(([, name]) => name));
  return rowsOf(table).flatMap((row) => {
    if (ts.isArrayLiteralExpression(row)) return row.elements.slice(0, places).flatMap(textOf);
    if (ts.isObjectLiteralExpression(row)) return fieldsOf(row, fields);
    return places > 0 ? textOf(row) : [];
  });
}

/** The rows as they are written, here or in a constant of this file. */
function rowsOf(table: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(table)) return table.elements;
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) return rowsOf(table.expression);
  if (!ts.isIdentifier(table)) return [];
  const constant = nodesOf(table.getSourceFile()).find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === table.text,
  );
  return constant?.initializer === undefined ? [] : rowsOf(constant.initializer);
}

function fieldsOf(row: ts.ObjectLiteralExpression, wanted: ReadonlySet<string | undefined>): string[] {
  return row.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && wanted.has(property.name.getText())
      ? textOf(property.initializer)
      : [],
  );
}

function textOf(value: ts.Expression): string[] {
  return ts.isStringLiteralLike(value) ? [value.text] : [];
}
