// npm run api: makes the files of docs/api that follow from the code. What would break a client of them is refused, unless
// `--break "why"` takes it over into docs/api/breaks.md. With --check it only says what is not up to date, and what breaks.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { apiFiles } from "./api/api-files.ts";
import { root } from "./bootstrap.mjs";

const { check, break: why } = parseArgs({
  options: { check: { type: "boolean" }, break: { type: "string" } },
}).values;

const files = (await apiFiles()).map((file) => ({ ...file, old: read(file.path) }));
const breaks = files.flatMap(({ old, breaks: of }) => (old === undefined ? [] : of(old)));
const stale = files.filter(({ old, text }) => old !== text);

if (breaks.length > 0 && why === undefined) {
  tell(`Clients break:\n${breaks.map((what) => `  ${what}`).join("\n")}`);
  tell('Keep the old way beside the new one, deprecated; or run npm run api -- --break "why it must be".');
} else if (check) {
  if (stale.length > 0) tell(`Not up to date: ${stale.map(({ path }) => path).join(", ")}. Run npm run api.`);
} else {
  if (why !== undefined && breaks.length > 0) writeFileSync(join(root, logPath()), withBreaks(why));
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
}

function logPath(): string {
  return "docs/api/breaks.md";
}

/** The newest first, below the heading. */
function withBreaks(reason: string): string {
  const [heading = "", ...rest] = (read(logPath()) ?? "").split("\n\n");
  const day = new Date().toISOString().slice(0, 10);
  const entry = [`## ${day}: ${reason}`, ...breaks.map((what) => `- ${what}`)].join("\n");
  return [heading, entry, ...rest].join("\n\n");
}

function read(path: string): string | undefined {
  const whole = join(root, path);
  return existsSync(whole) ? readFileSync(whole, "utf8") : undefined;
}

function tell(text: string): void {
  process.exitCode = 1;
  process.stderr.write(`${text}\n`);
}
