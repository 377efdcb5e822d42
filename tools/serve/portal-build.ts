import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { run } from "../run-program.ts";

const built = join(root, "apps/portal/dist");
const note = join(built, ".inputs");

/** What the built portal depends on. Tests and the server are not among it. */
const inputs = [
  "package-lock.json",
  "tsconfig.base.json",
  "apps/portal/{index.html,*.json,*.ts}",
  "apps/portal/{src,public}/**/*",
  "packages/*/{package.json,src/**/*}",
];

/**
 * Builds the portal if its files have changed since it was built last.
 *
 * @returns whether it had to be built
 */
export async function buildPortal(): Promise<boolean> {
  const fingerprint = fingerprintOf(inputs);
  if (readNote() === fingerprint) return false;
  await run(["vite", "build", "apps/portal", "--logLevel", "warn"]);
  writeFileSync(note, fingerprint);
  return true;
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash("sha256");
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

function readNote(): string | null {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return null;
  }
}
