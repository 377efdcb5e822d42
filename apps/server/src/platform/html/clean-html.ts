import { createRequire } from "node:module";
import { parseTextPicture } from "@vycep/domain/kernel/text-picture";
import type { IOptions } from "sanitize-html";

const require = createRequire(import.meta.url);

/** Seventy files, read with the first text that somebody formatted, not at start. */
function sanitizer(): typeof import("sanitize-html") {
  return require("sanitize-html");
}

/** What formatted text may hold: words, their order, links and the brewery's own pictures. No styles, no forms, no scripts. */
const allowedTags = [
  ...["p", "br", "h2", "h3", "ul", "ol", "li", "blockquote"],
  ...["strong", "em", "a", "img", "table", "thead", "tbody", "tr", "th", "td"],
];

const options: IOptions = {
  allowedTags,
  allowedAttributes: { a: ["href"], img: ["src", "alt"] },
  // Only those that staff have put into texts: no picture of elsewhere tells anybody who reads it, or when.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !parseTextPicture(attribs["src"] ?? ""),
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3", div: "p" },
  // Text within these is no text for readers.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "xmp", "iframe"],
  nestingLimit: 20,
};

/**
 * Formatted text of others (the brewery's articles, mails of customers) with nothing in it that could do harm: the tags of
 * plain writing, links to pages, mail and telephone. Text without any tag is a paragraph for each empty line.
 *
 * cleanHtml('<p onclick="x()">Ahoj<script>x()</script></p>') is "<p>Ahoj</p>".
 */
export function cleanHtml(text: string): string {
  const marked = /<[a-z!/]/i.test(text) ? text : paragraphsOf(text);
  const clean = sanitizer()(marked, options);
  // What only had tags that are none here is plain text by now.
  return clean.includes("<") || clean === "" ? clean : `<p>${clean}</p>`;
}

/** The words of formatted text alone, to be searched and shown in a line. */
export function wordsOfHtml(text: string): string {
  const spaced = text.replaceAll(/<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|table|tr|t[hd]|div)\b/gi, " $&");
  const plain = sanitizer()(spaced, { ...options, allowedTags: [], allowedAttributes: {} });
  return unescaped(plain).replaceAll(/\s+/g, " ").trim();
}

function paragraphsOf(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br />")}</p>`)
    .join("");
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function unescaped(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? "");
}
