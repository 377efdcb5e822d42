import ts from "typescript-classic";
import { lineOf, nodesOf } from "../source/parse.ts";

/** What we do seldom, and count. */
export type Habit = "effect" | "cast" | "bang";

const effects = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

/** Effects, casts and `!` of a source, by line. `as const` casts nothing, and `as unknown as X` is one cast. */
export function habitsOf(source: ts.SourceFile): { readonly habit: Habit; readonly line: number }[] {
  return nodesOf(source).flatMap((node) => {
    const habit = habitOf(node);
    return habit === undefined ? [] : [{ habit, line: lineOf(node) }];
  });
}

function habitOf(node: ts.Node): Habit | undefined {
  if (ts.isNonNullExpression(node)) return "bang";
  if (ts.isAsExpression(node)) {
    const isConst = ts.isTypeReferenceNode(node.type) && node.type.getText() === "const";
    return isConst || ts.isAsExpression(node.parent) ? undefined : "cast";
  }
  if (ts.isTypeAssertionExpression(node)) return "cast";
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: callee } = node;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  return effects.has(name) ? "effect" : undefined;
}
