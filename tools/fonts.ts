// npm run fonts: cuts Archivo down to the characters, weights and widths that our pages use, and writes the files with their
// style sheet into packages/ui/src/styles. To be run when a page needs another character or the font has a new version.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./bootstrap.mjs";
import { characters, unicodeRange } from "./fonts/characters.ts";

const source = join(root, "node_modules/@fontsource-variable/archivo/files");
const target = join(root, "packages/ui/src/styles");
const axes = { wght: { min: 400, max: 780 }, wdth: { min: 100, max: 114 } };

/** The font comes in two files, by letters; what is Latin-1 or a sign stands in the first. */
const isExtended = (character: string) => /[\u0100-\u02ff]/u.test(character);
const parts = [
  { name: "latin", has: characters.filter((one) => !isExtended(one)) },
  { name: "latin-ext", has: characters.filter(isExtended) },
];

const faces: string[] = [];
for (const { name, has } of parts) {
  const whole = readFileSync(join(source, `archivo-${name}-wdth-normal.woff2`));
  const cut = await subsetFont(whole, has.join(""), { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(join(target, `archivo-cut-${name}.woff2`), cut);
  process.stdout.write(`archivo-cut-${name}.woff2: ${cut.length} of ${whole.length} bytes\n`);
  faces.push(`@font-face {
  font-family: "Archivo Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-stretch: ${axes.wdth.min}% ${axes.wdth.max}%;
  src: url("./archivo-cut-${name}.woff2") format("woff2-variations");
  unicode-range: ${unicodeRange(has)};
}`);
}
writeFileSync(
  join(target, "archivo.css"),
  `/* Written by npm run fonts: what Czech, Slovak and English need of Archivo. */\n${faces.join("\n")}\n`,
);
