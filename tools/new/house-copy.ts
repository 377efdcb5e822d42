import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";

/** The house without its things, to build in; its own packages resolve to the copies. */
export function houseCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "vycep-noun-"));
  const parts = ["apps", "packages", "db", "codegen.ts", "biome.json", "tsconfig.base.json", "package.json"];
  const filter = (path: string) => !/node_modules|\/dist$/.test(path);
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  for (const folder of globSync("{apps,packages}/*/node_modules", { cwd: root }))
    symlinkSync(join(root, folder), join(copy, folder));
  mkdirSync(join(copy, "node_modules/@vycep"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")).filter((entry) => entry !== "@vycep"))
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const house of globSync(["{apps,packages}/*", "db"], { cwd: copy })) {
    if (!existsSync(join(copy, house, "package.json"))) continue;
    const { name } = JSON.parse(readFileSync(join(copy, house, "package.json"), "utf8")) as { name: string };
    symlinkSync(join(copy, house), join(copy, "node_modules", name));
  }
  return copy;
}
