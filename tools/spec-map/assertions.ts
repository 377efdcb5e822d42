import ts from "typescript-classic";
import { nodesOf } from "../source/parse.ts";

/** `expect(…)`, `expectTypeOf(…)`, `assert(…)`, `fc.assert(…)`, `expectRefusal(…)`, whoever declares it. */
const assertion = /^(expect|assert)/u;

/** The functions of a file that assert, themselves or by calling one that does. */
export function assertersOf(source: ts.SourceFile): ReadonlySet<string> {
  const functions = namedFunctions(source);
  const asserters = new Set<string>();
  for (let before = -1; before < asserters.size; ) {
    before = asserters.size;
    for (const [name, body] of functions) if (hasAssertion(body, asserters)) asserters.add(name);
  }
  return asserters;
}

/** Whether something is asserted when this runs. */
export function hasAssertion(body: ts.Node, asserters: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(body)) return asserters.has(body.text);
  return nodesOf(body).some((node) => {
    if (!ts.isCallExpression(node)) return false;
    const name = calledName(node.expression);
    return name !== undefined && (assertion.test(name) || asserters.has(name));
  });
}

/** `f` of `f(…)`, `fc.assert` as `assert`; of a method of anything else nothing, unless it asserts by its name. */
function calledName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  return assertion.test(callee.name.text) ? callee.name.text : undefined;
}

function namedFunctions(source: ts.SourceFile): [name: string, body: ts.Node][] {
  return nodesOf(source).flatMap((node): [string, ts.Node][] => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) return [[node.name.text, node.body]];
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return [];
    const made = node.initializer;
    return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made))
      ? [[node.name.text, made.body]]
      : [];
  });
}
