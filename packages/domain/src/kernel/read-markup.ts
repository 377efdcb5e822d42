/** A piece of formatted text: words, or an element with what stands in it. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: MarkupTag;
  /** Of links: where they lead, if that is a place to go. */
  readonly href: string | undefined;
  readonly children: readonly MarkupNode[];
}

const tags = [
  ...["p", "br", "h2", "h3", "ul", "ol", "li", "blockquote"],
  ...["strong", "em", "a", "table", "thead", "tbody", "tr", "th", "td"],
] as const;

export type MarkupTag = (typeof tags)[number];

interface Open {
  readonly tag: MarkupTag;
  readonly href: string | undefined;
  readonly children: MarkupNode[];
}

/**
 * Reads formatted text that the server has cleaned, and trusts it no further: the tags of plain writing become elements,
 * links lead to pages, mail and telephone only, and whatever else stands there is left out.
 *
 * @example readMarkup("<p>Ahoj</p>") // [{ tag: "p", href: undefined, children: ["Ahoj"] }]
 */
export function readMarkup(text: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: Open[] = [];
  const into = () => open.at(-1)?.children ?? root;
  const close = () => {
    const done = open.pop();
    if (done !== undefined) into().push(done);
  };
  for (const [whole, slash, name = "", attributes = ""] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</g,
  )) {
    const tag = tags.find((one) => one === name);
    if (name === "") into().push(unescaped(whole));
    else if (tag === undefined) continue;
    else if (slash === "/") {
      if (open.some((one) => one.tag === tag)) {
        while (open.at(-1)?.tag !== tag) close();
        close();
      }
    } else if (tag === "br") into().push({ tag, href: undefined, children: [] });
    else open.push({ tag, href: hrefIn(attributes), children: [] });
  }
  while (open.length > 0) close();
  return root;
}

/**
 * The words of formatted text alone, in their order.
 *
 * @example wordsOfMarkup(readMarkup("<p>A <em>b</em></p>")) // "A b "
 */
export function wordsOfMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const words = wordsOfMarkup(node.children);
      return inline.has(node.tag) ? words : ` ${words} `;
    })
    .join("")
    .replaceAll(/\s+/g, " ")
    .trimStart();
}

const inline: ReadonlySet<MarkupTag> = new Set(["strong", "em", "a"]);

function hrefIn(attributes: string): string | undefined {
  const href = unescaped(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "");
  return isPlaceToGo(href) ? href : undefined;
}

/**
 * Whether a link of a text leads to a page, a mail or a telephone.
 *
 * @example isPlaceToGo("javascript:x()") // false
 */
export function isPlaceToGo(href: string): boolean {
  return /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/.test(href);
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function unescaped(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? "");
}
