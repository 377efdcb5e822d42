import ts from "typescript-classic";
import { lineOf, nodesOf, parse } from "../source/parse.ts";
import { assertersOf, hasAssertion } from "./assertions.ts";
import { saidRows } from "./rows.ts";

/** A test of a file, or a group of tests. A table has one title per row that the title says. */
export type Spoken = {
  readonly line: number;
  readonly isGroup: boolean;
  readonly titles: readonly string[];
  /** It has an assertion of its own, or calls one of this file. Of a group: nothing. */
  readonly asserts: boolean;
};

const words = new Set(["it", "test", "describe"]);

/** What a test file says it tests. */
export function testsOf(path: string, text: string): Spoken[] {
  const source = parse(path, text);
  const asserters = assertersOf(source);
  return nodesOf(source)
    .filter((node) => ts.isCallExpression(node))
    .flatMap((call) => {
      const head = headOf(call.expression);
      if (head === undefined) return [];
      const [title, ...others] = call.arguments;
      const body = others.findLast((one) => isBody(one));
      if (title === undefined || body === undefined) return [];
      const said = textOf(title);
      return [
        {
          line: lineOf(call),
          isGroup: head.isGroup,
          titles: [...said, ...(head.table === undefined ? [] : saidRows(head.table, said.join("")))],
          asserts: !head.isGroup && hasAssertion(body, asserters),
        },
      ];
    });
}

/** `test`, `test.only`, `test.describe`, `test.each(rows)`, `test.runIf(it)`; nothing of anything else. */
function headOf(
  callee: ts.Expression,
): { readonly isGroup: boolean; readonly table?: ts.Expression } | undefined {
  if (ts.isIdentifier(callee))
    return words.has(callee.text) ? { isGroup: callee.text === "describe" } : undefined;
  if (ts.isPropertyAccessExpression(callee)) {
    const head = headOf(callee.expression);
    return head && { ...head, isGroup: head.isGroup || callee.name.text === "describe" };
  }
  if (!ts.isCallExpression(callee)) return undefined;
  const head = headOf(callee.expression);
  const [table] = callee.arguments;
  return head && (table === undefined ? head : { ...head, table });
}

function isBody(node: ts.Expression): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isIdentifier(node);
}

/** The words of a title; of a template what stands between its values. */
function textOf(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return [];
}
