import { isPlaceToGo, type MarkupElement, type MarkupNode, readMarkup } from "./read-markup.ts";
import { ok, type Result, refused } from "./result.ts";
import { parseTextPicture, piecesOf } from "./text-picture.ts";

/**
 * Formatted text as staff write it: a line for a paragraph's line, an empty one between paragraphs, `## ` a heading, `- ` and `1. `
 * lists, `> ` what is said by others, `| a | b |` rows of a table, `**strong**`, `_stressed_`, `[a link](/news)`,
 * `![what it shows](/pictures/texts/…)` on a line of its own a picture of the brewery. Whatever else stands there is words, so nothing can be written that
 * runs (DCONT-01).
 *
 * @example htmlOfMarked("Do **22. prosince**") // "<p>Do <strong>22. prosince</strong></p>"
 */
export function htmlOfMarked(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const html: string[] = [];
  while (lines.length > 0) {
    const first = lines[0] ?? "";
    const block = blocks.find(({ line }) => line.test(first));
    const line = block?.line;
    const length = lines.findIndex((one) => (line === undefined ? isBlockOrEmpty(one) : !line.test(one)));
    const taken = lines.splice(0, length === -1 ? lines.length : Math.max(length, 1));
    if (block !== undefined) html.push(block.html(taken.map((one) => one.replace(block.line, ""))));
    else if (first.trim() !== "") html.push(`<p>${taken.map(inline).join("<br />")}</p>`);
  }
  return html.join("");
}

type Block = {
  /** How its lines begin. */
  readonly line: RegExp;
  readonly html: (lines: readonly string[]) => string;
};

const blocks: readonly Block[] = [
  { line: /^## +/, html: (lines) => lines.map((line) => `<h2>${inline(line)}</h2>`).join("") },
  { line: /^### +/, html: (lines) => lines.map((line) => `<h3>${inline(line)}</h3>`).join("") },
  { line: /^- +/, html: (lines) => `<ul>${itemsOf(lines)}</ul>` },
  { line: /^\d{1,3}\. +/, html: (lines) => `<ol>${itemsOf(lines)}</ol>` },
  { line: /^> ?/, html: (lines) => `<blockquote>${htmlOfMarked(lines.join("\n"))}</blockquote>` },
  { line: /^\| */, html: tableOf },
  {
    line: /^(?=!\[(?:\\.|[^\\\]])*\]\(\/pictures\/[^()\s]+\) *$)/,
    html: (lines) => lines.map(pictureOf).join(""),
  },
];

const isBlockOrEmpty = (text: string) => text.trim() === "" || blocks.some(({ line }) => line.test(text));

/** A picture on its line; one that is none of the brewery's is words. */
function pictureOf(line: string): string {
  const { words = "", target = "" } = [...line.matchAll(targets)][0]?.groups ?? {};
  return parseTextPicture(target)
    ? `<p><img src="${target}" alt="${escaped(plainIn(words))}" /></p>`
    : `<p>${escaped(line)}</p>`;
}

function itemsOf(lines: readonly string[]): string {
  return lines.map((line) => `<li>${inline(line)}</li>`).join("");
}

/** Rows of a table; a row of dashes after the first makes that one its head. */
function tableOf(lines: readonly string[]): string {
  const isHeaded = /^-[-| ]*$/.test(lines[1] ?? "");
  const rows = lines.filter((_, index) => !(isHeaded && index === 1)).map(cellsOf);
  const rowOf = (cells: readonly string[], tag: "td" | "th") =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  const head = isHeaded ? `<thead>${rowOf(rows[0] ?? [], "th")}</thead>` : "";
  const body = rows.slice(isHeaded ? 1 : 0).map((cells) => rowOf(cells, "td"));
  return `<table>${head}${body.length > 0 ? `<tbody>${body.join("")}</tbody>` : ""}</table>`;
}

function cellsOf(line: string): readonly string[] {
  const cells = line.match(/(?:\\.|[^\\|])+/g) ?? [];
  return cells.map((cell) => cell.trim()).filter((cell, index) => cell !== "" || index < cells.length - 1);
}

const marks =
  /\\(?<plain>.)|\*\*(?<strong>(?:\\.|[^\\])+?)\*\*|(?<![\p{L}\p{N}])_(?<em>(?:\\.|[^\\_])+)_(?![\p{L}\p{N}])|\[(?<label>(?:\\.|[^\\\]])+)\]\((?<href>[^()\s]+)\)|[^\\*_[]+|./gsu;

function inline(text: string): string {
  return [...text.matchAll(marks)]
    .map(({ 0: whole, groups = {} }) => {
      const { plain, strong, em, label = "", href = "" } = groups;
      if (plain !== undefined) return escaped(plain);
      if (strong !== undefined) return `<strong>${inline(strong)}</strong>`;
      if (em !== undefined) return `<em>${inline(em)}</em>`;
      return isPlaceToGo(href) ? `<a href="${escaped(href)}">${inline(label)}</a>` : escaped(whole);
    })
    .join("");
}

const targets = /(?<!\\)(?<sign>!?)\[(?<words>(?:\\.|[^\\\]])*)\]\((?<target>[^()\s]*)\)/gsu;

/** Why a mark does not say what was meant by it. */
export type WrongMark = {
  readonly kind: "link-leads-nowhere" | "picture-not-here" | "picture-without-words" | "picture-not-alone";
};

/**
 * Whether every link leads somewhere, and every picture is one of the brewery's, on a line of its own, with words for who cannot see it
 * (DCONT-01); else the marks would be shown as they are written.
 *
 * @example judgeMarks("[ceny](www.pivovar.example)") // { ok: false, refusal: { kind: "link-leads-nowhere" } }
 */
export function judgeMarks(text: string): Result<undefined, WrongMark> {
  for (const line of text.split("\n"))
    for (const { 0: whole, groups = {} } of line.matchAll(targets)) {
      const { sign, words = "", target = "" } = groups;
      if (sign !== "!" && !isPlaceToGo(target)) return refused({ kind: "link-leads-nowhere" });
      if (sign !== "!") continue;
      if (!parseTextPicture(target)) return refused({ kind: "picture-not-here" });
      if (words.trim() === "") return refused({ kind: "picture-without-words" });
      if (line.replace(/^> ?/, "").trim() !== whole) return refused({ kind: "picture-not-alone" });
    }
  return ok(undefined);
}

/**
 * The pictures that a text shows, each by its address.
 *
 * @example picturesIn("bez obrázku") // []
 */
export function picturesIn(text: string): readonly string[] {
  return [...text.matchAll(targets)].flatMap(({ groups = {} }) => {
    const { sign, target = "" } = groups;
    return sign === "!" && parseTextPicture(target) !== undefined ? [target] : [];
  });
}

/** Words without their marks. */
function plainIn(text: string): string {
  return text.replaceAll(/\\(.)/gsu, "$1");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * The same text back, as it can be written on: of cleaned HTML. Lists within lists become one.
 *
 * @example markedOfHtml("<p>Do <strong>22. prosince</strong></p>") // "Do **22. prosince**"
 */
export function markedOfHtml(html: string): string {
  return piecesOf(html)
    .flatMap((piece) =>
      typeof piece === "string"
        ? blocksOf(readMarkup(piece))
        : [`![${piece.words.replaceAll(/[\\\]]/g, "\\$&")}](${piece.address})`],
    )
    .join("\n\n");
}

const inlineTags = ["strong", "em", "a", "br"];

const isInline = (node: MarkupNode): boolean => typeof node === "string" || inlineTags.includes(node.tag);

function blocksOf(nodes: readonly MarkupNode[]): readonly string[] {
  const made: string[] = [];
  let run: MarkupNode[] = [];
  const endRun = () => {
    const text = paragraphOf(run);
    if (text !== "") made.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || isInline(node)) {
      run.push(node);
      continue;
    }
    endRun();
    made.push(...blockOf(node));
  }
  endRun();
  return made;
}

function blockOf({ tag, children }: MarkupElement): readonly string[] {
  if (tag === "h2") return [`## ${lineOf(children)}`];
  if (tag === "h3") return [`### ${lineOf(children)}`];
  if (tag === "ul")
    return [
      itemsIn(children)
        .map((item) => `- ${item}`)
        .join("\n"),
    ];
  if (tag === "ol")
    return [
      itemsIn(children)
        .map((item, index) => `${index + 1}. ${item}`)
        .join("\n"),
    ];
  if (tag === "table") return [rowsIn(children).join("\n")];
  if (tag !== "blockquote") return blocksOf(children);
  const lines = blocksOf(children).join("\n\n").split("\n");
  return [lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n")];
}

function itemsIn(nodes: readonly MarkupNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.tag !== "li") return itemsIn(node.children);
    const isList = (child: MarkupNode) =>
      typeof child !== "string" && (child.tag === "ul" || child.tag === "ol");
    const own = lineOf(node.children.filter((child) => !isList(child)));
    return [...(own === "" ? [] : [own]), ...itemsIn(node.children.filter(isList))];
  });
}

function rowsIn(nodes: readonly MarkupNode[]): readonly string[] {
  const rows = elementsIn(nodes).flatMap((part) => (part.tag === "tr" ? [part] : elementsIn(part.children)));
  return rows.flatMap((row, index) => {
    const cells = elementsIn(row.children);
    const text = `| ${cells.map((cell) => lineOf(cell.children).replaceAll("|", "\\|")).join(" | ")} |`;
    const isHead = index === 0 && cells.length > 0 && cells.every(({ tag }) => tag === "th");
    return isHead ? [text, `|${cells.map(() => "---").join("|")}|`] : [text];
  });
}

function elementsIn(nodes: readonly MarkupNode[]): readonly MarkupElement[] {
  return nodes.filter((node) => typeof node !== "string");
}

/** Words on one line. */
function lineOf(nodes: readonly MarkupNode[]): string {
  return wordsOf(nodes).replaceAll(/\s+/g, " ").trim();
}

/** Words of a paragraph, each of its lines a line; what would begin something else is told to be words. */
function paragraphOf(nodes: readonly MarkupNode[]): string {
  return wordsOf(nodes)
    .split("\n")
    .map((line) => line.trim().replace(/^(\d{1,3})(?=\. )|^(?=#{2,3} |- |>|\|)/, "$1\\"))
    .join("\n")
    .trim();
}

function wordsOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return plainOf(node.replaceAll(/\s+/g, " "));
      const words = wordsOf(node.children);
      if (node.tag === "br") return "\n";
      if (node.tag === "strong") return words.trim() === "" ? words : `**${words}**`;
      if (node.tag === "em") return words.trim() === "" ? words : `_${words}_`;
      if (node.tag !== "a") return ` ${words} `;
      const href = node.href?.replaceAll("(", "%28").replaceAll(")", "%29");
      return href === undefined ? words : `[${words.replaceAll("]", "\\]")}](${href})`;
    })
    .join("");
}

function plainOf(text: string): string {
  return text.replaceAll(/[\\*[]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
}
