/** A place where a rule would read the world instead of its facts. */
export type Impurity = { readonly line: number; readonly what: string };

const forbidden: readonly [pattern: RegExp, what: string][] = [
  [/\bDate\s*\.\s*now\b/, "reads the clock"],
  [/\bnew\s+Date\s*(\(\s*\)|(?![\s(]))/, "reads the clock"],
  [/(?<!new\s)(?<![\w.])Date\s*\(\s*\)/, "reads the clock"],
  [/\bperformance\b/, "reads the clock"],
  [/\bMath\s*\.\s*random\b/, "leaves it to chance"],
  [/\bcrypto\b/, "leaves it to chance"],
  [/\.toLocale\w*\s*\(|\blocaleCompare\b/, "depends on the locale of the machine"],
  [
    /\.(getFullYear|getMonth|getDate|getDay|getHours|getMinutes|getTimezoneOffset)\s*\(/,
    "depends on the machine's time zone",
  ],
  [/\b(process|globalThis)\b/, "reads its surroundings"],
];

/** What a source of the rules must not do, by line. Comments and texts may speak of it. */
export function impurities(source: string): Impurity[] {
  return blankWords(source)
    .split("\n")
    .flatMap((code, index) =>
      forbidden.filter(([pattern]) => pattern.test(code)).map(([, what]) => ({ line: index + 1, what })),
    );
}

/** Blanks comments and plain texts, keeping every line where it is; what a template computes stays code. */
function blankWords(source: string): string {
  const words = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
  return source.replace(words, (text) => text.replace(/[^\n]/g, " "));
}
