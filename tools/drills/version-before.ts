import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { root } from "../bootstrap.mjs";

/** The sources of another version, ready to run. */
export type Version = {
  readonly commit: string;
  readonly subject: string;
  /** Today's migrations that it does not know. */
  readonly missing: readonly string[];
  /** What a process of it begins with. */
  readonly main: string;
  /** Its own migrations and its own demo. */
  readonly makeDemo: (databaseUrl: string, day: string) => Promise<void>;
  readonly remove: () => void;
};

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 30 });
const migrationsAt = (commit: string) =>
  git("ls-tree", "--name-only", commit, "db/migrations/").split("\n").filter(isMigration).map(baseOf);

/** The last version whose schema is a step of the way to today's. */
export function versionBefore(): Version {
  const today = readdirSync(join(root, "db/migrations")).filter(isMigration).toSorted();
  const added = git("log", "--first-parent", "--diff-filter=A", "--format=%H", "--", "db/migrations");
  for (const commit of added.split("\n").filter((line) => line !== "")) {
    const known = migrationsAt(`${commit}^`).toSorted();
    const isStep = known.length < today.length && known.every((name, at) => name === today[at]);
    if (isStep) return unpacked(git("rev-parse", `${commit}^`).trim(), today.slice(known.length));
  }
  throw new Error("no version before this one has an older schema");
}

function unpacked(commit: string, missing: readonly string[]): Version {
  const folder = mkdtempSync(join(tmpdir(), "vycep-before-"));
  execFileSync("sh", ["-c", 'git archive "$1" | tar -x -C "$2"', "sh", commit, folder], { cwd: root });
  for (const modules of globSync("{,apps/*/,packages/*/,db/,e2e/}node_modules", { cwd: root }))
    linkModules(modules, folder);
  return {
    commit,
    subject: git("log", "-1", "--format=%s", commit).trim(),
    missing,
    main: join(folder, "apps/server/src/app/main.ts"),
    makeDemo: async (databaseUrl, day) => {
      const script = `const { migrate } = await import("./db/src/migrate.ts");
        const { loadDemo } = await import("./db/src/demo/load-demo.ts");
        await migrate(${JSON.stringify(databaseUrl)});
        await loadDemo(${JSON.stringify(databaseUrl)}, ${JSON.stringify(day)});`;
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
        cwd: folder,
        stdio: "inherit",
      });
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error("the version before could not make its demo");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packages of others are today's; those of the house are its own. */
function linkModules(modules: string, folder: string): void {
  if (!existsSync(join(folder, dirname(modules)))) return;
  mkdirSync(join(folder, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name === "@vycep") linkOwn(join(modules, name), folder);
    else if (!name.startsWith(".")) symlinkSync(join(root, modules, name), join(folder, modules, name));
  }
}

function linkOwn(scope: string, folder: string): void {
  mkdirSync(join(folder, scope));
  const own = globSync("{apps,packages}/*/package.json", { cwd: folder }).map(dirname);
  for (const path of [...own, "db", "e2e"]) {
    const link = join(folder, scope, basename(path));
    symlinkSync(relative(join(folder, scope), join(folder, path)), link);
  }
}

function isMigration(path: string): boolean {
  return path.endsWith(".sql");
}

function baseOf(path: string): string {
  return basename(path);
}
