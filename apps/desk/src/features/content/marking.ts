/** What may be marked in formatted text. */
export const MARKS = ["bold", "emphasis", "heading", "list", "numbers", "quote", "link"] as const;

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
 * @example markText({ text: "Do pátku", start: 3, end: 8 }, "bold", "") // { text: "Do **pátku**", start: 5, end: 10 }
 */
export function markText(selected: Selected, mark: Mark, linkWords: string): Selected {
  if (mark === "bold" || mark === "emphasis") return markWords(selected, around[mark]);
  if (mark === "link") return markLink(selected, linkWords);
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

/** The address is what somebody writes next, so it is selected. */
function markLink({ text, start, end }: Selected, linkWords: string): Selected {
  const words = text.slice(start, end) || linkWords;
  const address = "https://";
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    ...{ start: from, end: from + address.length },
  };
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
