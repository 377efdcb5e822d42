import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorInLog, inSources } from "./source-trace.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vycep-trace-"));
  writeFileSync(
    join(folder, "keg.ts"),
    `
export type Keg = { readonly litres: number };

export function tap(keg: Keg): never {
  throw new Error(\`no tap for \${keg.litres}\`);
}
`,
  );
  const entry = `import { tap } from "./keg.ts";\n\ntry { tap({ litres: 50 }); } catch (error) { console.log((error as Error).stack); }\n`;
  writeFileSync(join(folder, "main.ts"), entry);
  const bundle = await rolldown({ input: join(folder, "main.ts"), platform: "node" });
  await bundle.write({ dir: join(folder, "dist"), sourcemap: true, entryFileNames: "main.js" });
});
afterAll(() => rmSync(folder, { recursive: true }));

const runBuilt = () =>
  execFileSync(process.execPath, [join(folder, "dist/main.js")], { encoding: "utf8", env: {} });

it("a trace of what was built names the sources, line and column", () => {
  const trace = inSources(runBuilt());
  expect(trace).toContain(`${join(folder, "keg.ts")}:5:9`);
  expect(trace).toContain(`${join(folder, "main.ts")}:3:7`);
  expect(trace).not.toContain("dist/main.js");
});

it("every place is the one that Node's own reader of maps finds", () => {
  const file = join(folder, "dist/main.js");
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  const lines = readFileSync(file, "utf8").split("\n");
  const url = pathToFileURL(file).href;
  for (const [line, text] of lines.entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      // Node goes on from the end of the line before where a line has no mark yet.
      if (!("generatedLine" in entry) || entry.generatedLine !== line) continue;
      const source = entry.originalSource.split("/").at(-1) ?? "";
      const told = inSources(`at tap (${url}:${line + 1}:${column + 1})`);
      expect(told).toBe(
        `at tap (${join(folder, source)}:${entry.originalLine + 1}:${entry.originalColumn + 1})`,
      );
    }
  }
});

it("a place without a map stays as it is, and the log tells an error with its cause", () => {
  expect(inSources("at x (file:///nowhere/dist/main.js:1:2)")).toBe(
    "at x (file:///nowhere/dist/main.js:1:2)",
  );
  const cause = new Error("of the keg");
  cause.stack = runBuilt();
  const told = errorInLog(new Error("of the order", { cause }));
  expect(told.stack).toContain("of the order");
  expect(told.stack).toContain(`${join(folder, "keg.ts")}:5:9`);
});
