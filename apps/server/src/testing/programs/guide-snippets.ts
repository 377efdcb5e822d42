import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A command of a page of docs/api, and the answer that the page shows below it. */
export type GuideSnippet = {
  readonly command: string;
  readonly answer: string | undefined;
};

const folder = fileURLToPath(new URL("../../../../../docs/api/", import.meta.url));

/** The blocks marked `sh` of a page in their order, each with the `json` or `http` block that follows it. */
export function guideSnippets(page: string): readonly GuideSnippet[] {
  return snippetsIn(readFileSync(`${folder}${page}`, "utf8"));
}

/** A day of somebody's: what is typed between two starts of the demo, and with which settings it is started. */
export type PartOfDay = {
  readonly settings: Readonly<Record<string, string>>;
  readonly snippets: readonly GuideSnippet[];
};

export function partsOfDay(page: string): readonly PartOfDay[] {
  const [, ...parts] = readFileSync(`${folder}${page}`, "utf8").split(/^(?=VYCEP_CLOCK=.* npm start$)/m);
  return parts.map((text) => {
    const [start = ""] = text.split("\n", 1);
    const settings = [...start.matchAll(/(\w+)='?([^' ]+)'?/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    // The start's own block has ended, and the rest begins between two blocks.
    return {
      settings: Object.fromEntries(settings),
      snippets: snippetsIn(text.slice(text.indexOf("```") + 3)),
    };
  });
}

function snippetsIn(text: string): readonly GuideSnippet[] {
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = "", inside = ""]) => ({
    kind,
    text: inside,
  }));
  return blocks.flatMap(({ kind, text }, index) => {
    const next = blocks[index + 1];
    const answer = next !== undefined && next.kind !== "sh" ? next.text : undefined;
    return kind === "sh" ? [{ command: text, answer }] : [];
  });
}

/** Parts what the commands say; no answer holds it. */
const mark = "\u001e";

/** Runs the commands of a page in one shell, as somebody who follows it would; answers what each says. */
export async function runSnippets(
  snippets: readonly GuideSnippet[],
  variables: Readonly<Record<string, string>>,
  where?: string,
): Promise<readonly string[]> {
  const given = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'\n`);
  const typed = snippets.map(({ command }) => `${command}\nprintf '${mark}'\n`);
  const shell = spawn("bash", ["-euo", "pipefail"], { cwd: where, stdio: ["pipe", "pipe", "pipe"] });
  const said: string[] = [];
  const troubles: string[] = [];
  shell.stdout.setEncoding("utf8").on("data", (text: string) => said.push(text));
  shell.stderr.setEncoding("utf8").on("data", (text: string) => troubles.push(text));
  shell.stdin.end([...given, ...typed].join(""));
  const code = await new Promise<number | null>((resolve, reject) => {
    shell.once("error", reject).once("close", resolve);
  });
  if (code !== 0) throw new Error(`the shell ended with ${code}: ${[...said, ...troubles].join("")}`);
  return said.join("").split(mark).slice(0, -1);
}

/** Whether an answer is what a page shows: "…" stands for anything, and where it is all of a line, for any lines. */
export function isAsShown(answer: string, shown: string): boolean {
  const escaped = squeezed(shown)
    .split("…")
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${escaped.join("[^]*?")}$`).test(squeezed(answer));
}

/** White space is the page's own matter. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
