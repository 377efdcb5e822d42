import { describe, expect, test } from "vitest";
import { cleanHtml, wordsOfHtml } from "./clean-html.ts";

const ours = `/pictures/texts/${"ab".repeat(16)}-640x480.webp`;

describe("formatted text of others", () => {
  test.each([
    ["a script", "<p>Ahoj<script>steal()</script></p>", "<p>Ahoj</p>"],
    ["a handler", '<p onclick="steal()">Ahoj</p>', "<p>Ahoj</p>"],
    ["a link that is a script", '<a href="javascript:steal()">sem</a>', "<a>sem</a>"],
    ["a link that hides one", '<a href="java\tscript:steal()">sem</a>', "<a>sem</a>"],
    ["a link without a scheme", '<a href="//evil.example">sem</a>', "<a>sem</a>"],
    ["data in a link", '<a href="data:text/html,x">sem</a>', "<a>sem</a>"],
    ["a picture that fails", '<img src="x" onerror="steal()">Ahoj', "<p>Ahoj</p>"],
    ["a picture of elsewhere", '<p>a <img src="https://evil.example/a.png" alt="b" /></p>', "<p>a </p>"],
    [
      "a picture of ours",
      `<p><img src="${ours}" alt="b" onload="steal()" style="x"></p>`,
      `<p><img src="${ours}" alt="b" /></p>`,
    ],
    ["a drawing", "<svg><script>steal()</script><circle/></svg>Ahoj", "<p>Ahoj</p>"],
    ["a frame", '<iframe src="https://evil.example">x</iframe>Ahoj', "<p>Ahoj</p>"],
    ["a style", '<style>p{}</style><p style="position:fixed">Ahoj</p>', "<p>Ahoj</p>"],
    ["a form", '<form action="/x"><input name="y">Ahoj</form>', "<p>Ahoj</p>"],
    ["a comment", "<!-- x --><p>Ahoj</p>", "<p>Ahoj</p>"],
    ["a tag that is not closed", "<p>Ahoj <strong>všem", "<p>Ahoj <strong>všem</strong></p>"],
    ["a tag split in two", "<scr<script>ipt>steal()</script>", "<p>ipt&gt;steal()</p>"],
    [
      "plain writing",
      '<p>A <b>B</b> <a href="/news">c</a></p>',
      '<p>A <strong>B</strong> <a href="/news">c</a></p>',
    ],
    [
      "a text without tags",
      "První & 2 < 3\nřádek\n\nDruhý",
      "<p>První &amp; 2 &lt; 3<br />řádek</p><p>Druhý</p>",
    ],
  ])("%s", (_, text, expected) => {
    const clean = cleanHtml(text);
    expect(clean).toBe(expected);
    expect(cleanHtml(clean)).toBe(clean);
  });

  test.each([
    ["<p>První</p><p>druhý &amp; třetí</p>", "První druhý & třetí"],
    ["<ul><li>a</li><li>b</li></ul>", "a b"],
    ["&amp;lt;b", "&lt;b"],
    ["", ""],
  ])("the words of %j are %j", (text, words) => expect(wordsOfHtml(text)).toBe(words));
});
