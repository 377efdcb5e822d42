import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = new URL(".", import.meta.url);
const nouns = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(new URL(`${name}/`, here)).includes("en.ts"));

/** All sentences of a file of words, however deep they stand. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

describe("English says box for what is counted and bundle for what is put together", () => {
  it.each(nouns)("%s has no package", async (noun) => {
    const words: unknown = await import(`./${noun}/en.ts`);
    const sentences = sentencesIn(words);
    expect(sentences.filter((sentence) => /(?<![{\w])packages?(?![}\w])/iu.test(sentence))).toEqual([]);
  });
});
