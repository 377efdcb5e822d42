import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shipped } from "./shipped.ts";

const licenceFile = /^(licen[cs]e|copying|notice|third-party-notices)([-_.].*)?$/i;
const program = /\.(js|ts|json)$/i;

/**
 * What a package itself says about its terms: its licence files, each as it stands. One that has none is taken by its
 * author's name and the licence that it names; one for some machines only by the licence alone, wherever we are.
 */
export function licenceTexts(folder: string, { name, isForSomeMachines }: Shipped): readonly string[] {
  if (isForSomeMachines) return [];
  if (!existsSync(folder)) throw new Error(`${name} is not installed; run npm ci first.`);
  const files = readdirSync(folder).filter((file) => licenceFile.test(file) && !program.test(file));
  if (files.length > 0) return files.sort().map((file) => tidy(readFileSync(join(folder, file), "utf8")));
  const description: Description = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { author } = description;
  const by = typeof author === "string" ? author : author?.name;
  return by === undefined ? [] : [`By ${by}.`];
}

/** What npm lets an author say of himself. */
type Description = { readonly author?: string | { readonly name?: string } };

/** The same text however its lines end. */
function tidy(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}
