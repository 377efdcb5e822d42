import { speak } from "../../packages/words/src/engine/texts.ts";
import type { TextFiles } from "./check-texts.ts";

/** What tells wrong forms: none, one, few, many, and a part of one. */
const counts = [0, 1, 2, 5, 1.5] as const;

/**
 * Every text that counts something, said with 0, 1, 2, 5 and 1.5 in every language: a table for each noun, to be read by
 * somebody who speaks them. Other parameters stand as their names.
 */
export function pluralSheet(nouns: ReadonlyMap<string, TextFiles>): string {
  const tables = [...nouns].flatMap(([noun, files]) => {
    const keys = countedKeys(files.cs ?? {});
    return keys.length === 0 ? [] : [`## ${noun}\n\n${keys.map((key) => tableOf(key, files)).join("\n")}`];
  });
  const head =
    "# Everything that is counted, in every language\n\nMade by `npm run words`; read it after a change.\n";
  return [head, ...tables].join("\n");
}

function countedKeys(texts: Readonly<Record<string, string>>): readonly string[] {
  const forms = Object.keys(texts).filter((key) => /_(one|few|many|other)$/.test(key));
  return [...new Set(forms.map((key) => key.replace(/_(one|few|many|other)$/, "")))];
}

function tableOf(key: string, files: TextFiles): string {
  const rows = Object.entries(files).map(([language, texts]) => {
    const said = counts.map((count) => speak(texts, key, { language, parameters: { count } }) ?? "–");
    return `| ${language} | ${said.map(plain).join(" | ")} |`;
  });
  const head = `| ${key} | ${counts.join(" | ")} |\n| --- | ${counts.map(() => "---").join(" | ")} |`;
  return `${head}\n${rows.join("\n")}\n`;
}

/** As it is read: without what ties words, and with nothing that would end a cell. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("|", "\\|").replaceAll("\n", " ");
}
