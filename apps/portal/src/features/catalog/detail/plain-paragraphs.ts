/**
 * The words of a description without its markup: the API allows HTML there, and nobody's HTML is run in this page.
 *
 * @example plainParagraphs("<p>Světlý <b>ležák</b>.</p><p>Z&nbsp;Lipovrchu.</p>") // ["Světlý ležák.", "Z Lipovrchu."]
 */
export function plainParagraphs(html: string): readonly string[] {
  return html
    .split(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/iu)
    .map((part) => withoutEntities(part.replaceAll(/<[^>]*>/gu, "")).trim())
    .filter((paragraph) => paragraph !== "");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  apos: "'",
};

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(x[\da-f]{1,5}|\d{1,6})|(\w{2,6}));/giu,
    (entity, code?: string, name?: string) => {
      // "x" is how both the entity and the language begin a number of sixteens.
      if (code !== undefined) return String.fromCodePoint(Number(/^x/iu.test(code) ? `0${code}` : code));
      return entities[name ?? ""] ?? entity;
    },
  );
}
