import ts from "typescript-classic";
import { parse } from "../source/parse.ts";

const more = "more_of_it";

/**
 * The code of what an example shows, to be compared with `toEqual`. It speaks of `expect` and of `beginsWith`, which
 * the runner hands in.
 */
export function expectationOf(shown: string): string {
  const [, verdict, said = ""] = /^(ok|refused)(?:\s+(.+))?$/u.exec(shown) ?? [];
  if (verdict === "ok" && said === "") return "expect.objectContaining({ ok: true })";
  if (verdict === "ok") return `{ ok: true, value: ${valueIn(said)} }`;
  if (verdict === "refused")
    return `{ ok: false, refusal: expect.objectContaining({ kind: ${valueIn(said)} }) }`;
  return valueIn(shown);
}

/** The value alone; what follows a colon behind it is for people. */
function valueIn(said: string): string {
  const words = said.replaceAll(/(?<=[{[,]\s*)…(?=\s*[}\]])/gu, `...${more}`);
  for (const end of [words.length, ...[...words.matchAll(/: /gu)].map(({ index }) => index)]) {
    const value = expressionOf(words.slice(0, end));
    if (value !== undefined) return codeOf(value);
  }
  throw new Error(`“${said}” is no value`);
}

function expressionOf(text: string): ts.Expression | undefined {
  const source = parse("value.ts", `(${text})`) as ts.SourceFile & { parseDiagnostics: readonly unknown[] };
  const [statement, ...others] = source.statements;
  if (source.parseDiagnostics.length > 0 || others.length > 0) return undefined;
  if (statement === undefined || !ts.isExpressionStatement(statement)) return undefined;
  if (!ts.isParenthesizedExpression(statement.expression)) return undefined;
  const value = statement.expression.expression;
  return isList(value) ? undefined : value;
}

/** `33, 34` is no value but two. */
function isList(value: ts.Expression): boolean {
  return ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.CommaToken;
}

function codeOf(value: ts.Expression): string {
  if (ts.isObjectLiteralExpression(value)) {
    const fields = value.properties.filter((field) => !isMore(field)).map(fieldCode);
    const code = `{ ${fields.join(", ")} }`;
    return fields.length < value.properties.length ? `expect.objectContaining(${code})` : code;
  }
  if (ts.isArrayLiteralExpression(value)) {
    const elements = value.elements.filter((element) => !isMore(element)).map(codeOf);
    const code = `[${elements.join(", ")}]`;
    return elements.length < value.elements.length ? `beginsWith(${code})` : code;
  }
  if (ts.isStringLiteral(value) && value.text.includes("…"))
    return `expect.stringMatching(${JSON.stringify(value.text.split("…").map(asPattern).join(".*"))})`;
  return value.getText();
}

function fieldCode(field: ts.ObjectLiteralElementLike): string {
  return ts.isPropertyAssignment(field)
    ? `${field.name.getText()}: ${codeOf(field.initializer)}`
    : field.getText();
}

function isMore(node: ts.Node): boolean {
  return (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) && node.expression.getText() === more;
}

function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
