/** Markup that is safe to put into a page as it stands. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[] | undefined;

/** Markup with values in it; what is no markup itself is written so that it cannot become any. */
export function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Html {
  const markup = pieces.reduce((done, piece, index) => `${done}${markupOf(values[index - 1])}${piece}`);
  return { markup };
}

function markupOf(value: Part): string {
  if (value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escaped(String(value));
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
