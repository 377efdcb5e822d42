/** What a test file is made of, as far as titles hang on it: strings, comments and regular expressions are whole. */
const tokenPattern = new RegExp(
  [
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/,
    /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
    /(?<=[=(,[:!&|]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*/,
    /[\w$]+|[^\s\w$]/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);
const spoken = new Set(["it", "test", "describe"]);
const openers = new Set(["(", "[", "{"]);
const closers = new Set([")", "]", "}"]);

/**
 * The titles of the tests in a file and of the groups around them. The rows of a table count where the title says them
 * (`%s`, `$name`); what stands in a comment or in a test never does.
 */
export function titlesOf(source: string): string[] {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, at) =>
    spoken.has(token) && tokens[at - 1] !== "." ? titleAfter(tokens, at + 1) : [],
  );
}

function tokensOf(source: string): string[] {
  return [...source.matchAll(tokenPattern)]
    .map(([token]) => token)
    .filter((token) => !token.startsWith("//") && !token.startsWith("/*"));
}

/** What is said between `test` and the test itself: `("…"`, `.only("…"`, `.each<Row>([…])("…"`. */
function titleAfter(tokens: readonly string[], from: number): string[] {
  let at = from;
  let isTable = false;
  while (tokens[at] === ".") {
    isTable ||= tokens[at + 1] === "each";
    at += 2;
  }
  if (tokens[at] === "<" && isTable) at = tokens.indexOf("(", at);
  if (tokens[at] !== "(") return [];
  if (!isTable) return textAt(tokens, at + 1);
  const end = endOfBrackets(tokens, at);
  if (tokens[end] !== "(") return [];
  const title = textAt(tokens, end + 1);
  const saysRows = title.some((text) => /%[sdifjo]|\$\w/u.test(text));
  return saysRows ? [...title, ...tokens.slice(at, end).filter(isText)] : title;
}

function textAt(tokens: readonly string[], at: number): string[] {
  return tokens.slice(at, at + 1).filter(isText);
}

function isText(token: string): boolean {
  return /^["'`]/u.test(token);
}

/** The place after the bracket that closes what opens here. */
function endOfBrackets(tokens: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (openers.has(token)) depth += 1;
    if (closers.has(token)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
