import { expect, test } from "vitest";
import { htmlOfMarked, judgeMarks, markedOfHtml, picturesIn } from "./marked-text.ts";

const picture = `/pictures/texts/${"ab".repeat(16)}-640x480.webp`;

test.each([
  ["a paragraph, its lines and the next one", "A\nb\n\nc", "<p>A<br />b</p><p>c</p>"],
  ["headings", "## Do kdy\n### Kamion\na", "<h2>Do kdy</h2><h3>Kamion</h3><p>a</p>"],
  ["a list", "- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["a list that counts", "1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["what others say", "> a\n> b", "<blockquote><p>a<br />b</p></blockquote>"],
  [
    "a table",
    "| a | b |\n|---|---|\n| c | |",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>",
  ],
  ["stress", "**a _b_** c", "<p><strong>a <em>b</em></strong> c</p>"],
  ["names with a line under them", "a_b_c", "<p>a_b_c</p>"],
  ["a link", "[novinky](/news?a=1&b=2)", '<p><a href="/news?a=1&amp;b=2">novinky</a></p>'],
  ["a link that runs", "[a](javascript:x)", "<p>[a](javascript:x)</p>"],
  [
    "a picture on its line",
    `a\n![Sud "na" \\]](${picture})\nb`,
    `<p>a</p><p><img src="${picture}" alt="Sud &quot;na&quot; ]" /></p><p>b</p>`,
  ],
  ["a picture that was never made", "![a](/pictures/x)", "<p>![a](/pictures/x)</p>"],
  ["a picture from elsewhere", "![a](x.png)", "<p>![a](x.png)</p>"],
  ["a link after a call", "Pozor![novinky](/news)", '<p>Pozor!<a href="/news">novinky</a></p>'],
  ["HTML is words", '<b onclick="x">a</b>', "<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>"],
  ["a mark that is meant as a word", "\\*\\* a \\[b\\]", "<p>** a [b]</p>"],
  ["a mark alone", "2 * 3, [a, **", "<p>2 * 3, [a, **</p>"],
  ["nothing", " \n\n", ""],
])("DCONT-01 %s", (_case, text, html) => expect(htmlOfMarked(text)).toBe(html));

test.each([
  "<p>A<br />b</p><p>c</p>",
  "<h2>Do kdy</h2><p>a</p><h3>Kamion</h3>",
  "<ul><li>a <strong>b</strong></li><li>c</li></ul><ol><li>d</li></ol>",
  "<blockquote><p>a</p><p>b</p></blockquote>",
  "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c | d</td><td>e</td></tr></tbody></table>",
  '<p><a href="https://x.example/?a=1&amp;b=2">n]</a> &lt;b&gt; &amp;amp;</p>',
  "<p>- no list</p><p>## no heading</p><p>1. no list<br />| no table</p><p>&gt; nobody</p>",
  "<p>2 * 3 ** _x_ a_b [c](d) \\ e</p>",
  `<p>a</p><p><img src="${picture}" alt="Sud ] &amp; _pípa_ | b" /></p><ul><li>b</li></ul>`,
])("DCONT-01 what was formatted comes back as it was: %s", (html) => {
  expect(htmlOfMarked(markedOfHtml(html))).toBe(html);
});

test("what cannot be said is said plainly", () => {
  const nested = "<div><ul> <li>a<ul><li>b</li></ul></li> </ul></div><table><tr><td>a</td></tr></table>c";
  expect(markedOfHtml(nested)).toBe("- a\n- b\n\n| a |\n\nc");
});

test.each([
  ["[a](/news) [b](https://x.example) [c](http://x.example)", undefined],
  ["[a](mailto:a@x.example) \\[a](x)", undefined],
  [`![Sud](${picture})`, undefined],
  ["[a](javascript:x)", "link-leads-nowhere"],
  ["**[a](www.x.example)**", "link-leads-nowhere"],
  ["[a](//x.example)", "link-leads-nowhere"],
  [`![ ](${picture})`, "picture-without-words"],
  [`a ![b](${picture})`, "picture-not-alone"],
  [`> ![b](${picture})`, undefined],
  ["![a](https://x.example/a.png)", "picture-not-here"],
  ["![a](a.png)", "picture-not-here"],
])("DCONT-01 marks that say nothing are told: %s", (text, kind) => {
  const verdict = judgeMarks(text);
  expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
});

test("pictures of a text are known by their addresses", () => {
  expect(picturesIn(`[a](/news) ![b](${picture}) ![c](x.png)`)).toEqual([picture]);
});
