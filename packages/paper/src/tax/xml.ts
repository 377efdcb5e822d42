/** An element of XML: its name, its attributes, and its text or its children in their order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** Anything that may stand among children; what is undefined is left out. */
export type XmlChild = XmlElement | undefined;

/** An element with children or a text. */
export function xml(
  name: string,
  content: string | readonly XmlChild[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return {
    ...{ name, attributes },
    content: typeof content === "string" ? content : content.filter((child) => child !== undefined),
  };
}

/** The document as text, in UTF-8 when it is written. */
export function xmlText(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root)}\n`;
}

function elementText({ name, attributes, content }: XmlElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = typeof content === "string" ? escaped(content) : content.map(elementText).join("");
  return inside === "" ? `<${name}${said.join("")}/>` : `<${name}${said.join("")}>${inside}</${name}>`;
}

/** Letters that XML cannot hold at all are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
