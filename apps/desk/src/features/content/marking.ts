/** What may be marked in formatted text. */
export const MARKS = ["bold", "emphasis", "heading", "list", "numbers", "quote"] as const;

export type Mark = (typeof MARKS)[number];

/** A text with what is selected of it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const around = { bold: "**", emphasis: "_" } as const;
const before = { heading: "## ", list: "- ", quote: "> " } as const;
const anyBefore = /^(?:#{2,3} +|- +|\d+\. +|> ?)/;

/**
 * Marks what is selected, or takes the mark off again where it is marked so: words within a line, or whole lines.
 *
 * @example markText({ text: "Do pátku", start: 3, end: 8 }, "bold") // { text: "Do **pátku**", start: 5, end: 10 }
 */
export function markText(selected: Selected, mark: Mark): Selected {
  if (mark === "bold" || mark === "emphasis") return markWords(selected, around[mark]);
  return markLines(selected, mark);
}

function markWords({ text, start, end }: Selected, sign: string): Selected {
  const isMarked = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign) && end > start;
  if (isMarked) {
    const words = text.slice(start, end);
    const from = start - sign.length;
    return {
      text: text.slice(0, from) + words + text.slice(end + sign.length),
      ...{ start: from, end: from + words.length },
    };
  }
  return {
    text: text.slice(0, start) + sign + text.slice(start, end) + sign + text.slice(end),
    ...{ start: start + sign.length, end: end + sign.length },
  };
}

/**
 * Puts something into the place of what is selected.
 *
 * @example putInto({ text: "viz ceník", start: 4, end: 9 }, linkTo("ceník", "/news")).text // "viz [ceník](/news)"
 */
export function putInto({ text, start, end }: Selected, put: string): Selected {
  const at = start + put.length;
  return { text: text.slice(0, start) + put + text.slice(end), start: at, end: at };
}

/**
 * Puts a line of its own below what is selected.
 *
 * @example putBelow({ text: "a b", start: 0, end: 1 }, "c").text // "a b\n\nc\n"
 */
export function putBelow({ text, end }: Selected, put: string): Selected {
  const next = text.indexOf("\n", end);
  const above = text.slice(0, next === -1 ? text.length : next).trimEnd();
  const start = (above === "" ? "" : `${above}\n\n`) + put;
  const rest = text.slice(above.length).trimStart();
  return {
    text: `${start}\n${rest === "" ? "" : `\n${rest}`}`,
    start: start.length + 1,
    end: start.length + 1,
  };
}

/** A link as the marks say it. */
export function linkTo(words: string, address: string): string {
  return `[${plain(words)}](${safe(address)})`;
}

/** A picture as the marks say it. */
export function pictureOf(words: string, address: string): string {
  return `![${plain(words)}](${address})`;
}

/** Words within brackets, which end at none of theirs. */
function plain(words: string): string {
  return words
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\\]]/g, "\\$&");
}

/** An address within brackets. */
function safe(address: string): string {
  return address.trim().replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(" ", "%20");
}

function markLines({ text, start, end }: Selected, mark: "heading" | "list" | "numbers" | "quote"): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(end - 1, from));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const signOf = (index: number) => (mark === "numbers" ? `${index + 1}. ` : before[mark]);
  const isMarked = lines.every((line, index) => line.startsWith(signOf(index)));
  const marked = lines.map((line, index) => (isMarked ? "" : signOf(index)) + line.replace(anyBefore, ""));
  const whole = marked.join("\n");
  return { text: text.slice(0, from) + whole + text.slice(to), start: from, end: from + whole.length };
}
