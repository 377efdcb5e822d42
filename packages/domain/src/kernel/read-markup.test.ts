import { describe, expect, test } from "vitest";
import { type MarkupNode, readMarkup, wordsOfMarkup } from "./read-markup.ts";

const shown = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) =>
      typeof node === "string"
        ? node
        : `[${node.tag}${node.href === undefined ? "" : ` ${node.href}`}|${shown(node.children)}]`,
    )
    .join("");

describe("formatted text", () => {
  test.each([
    ["<p>A <strong>b</strong></p><p>c</p>", "[p|A [strong|b]][p|c]"],
    ["<ul><li>a<br />b</li></ul>", "[ul|[li|a[br|]b]]"],
    ['<a href="/news">n</a>', "[a /news|n]"],
    ['<a href="https://x.example/?a=1&amp;b=2">n</a>', "[a https://x.example/?a=1&b=2|n]"],
    ['<a href="javascript:x()">n</a>', "[a|n]"],
    ['<a href="//x.example">n</a>', "[a|n]"],
    ['<a href="/\\x.example">n</a>', "[a|n]"],
    ["<script>x()</script>", "x()"],
    ['<img src="x" onerror="x()">a', "a"],
    ['<p onclick="x()">a</p>', "[p|a]"],
    ["<p>a &lt;b&gt; &amp;amp; <", "[p|a <b> &amp; <]"],
    ["a</p></li>b", "ab"],
    ["<p><strong>a</p>b", "[p|[strong|a]]b"],
    ["", ""],
  ])("%j", (text, expected) => expect(shown(readMarkup(text))).toBe(expected));

  test("its words alone", () => {
    const nodes = readMarkup("<p>A <strong>b</strong>, c</p><ul><li>d</li><li>e</li></ul>");
    expect(wordsOfMarkup(nodes).trim()).toBe("A b, c d e");
  });
});
