import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Binaries, environment, program } from "./binaries.ts";
import { passableFolder } from "./cluster.ts";
import { canEnter, canRun, type OsUser } from "./os-user.ts";

/**
 * Where the data of this project shall lie: in its own `.vycep/postgres`, or, when the user who must run PostgreSQL
 * cannot walk there (a checkout below a private home folder, run by root), in the system's place for such data.
 */
export function chooseFolder(home: string, user: OsUser): string {
  passableFolder(home);
  return canEnter(user, home) ? join(home, "postgres") : join(outsideFolder(home, user), "postgres");
}

/** The programs where that user can reach them: where npm put them, or a copy beside data that lies outside. */
export function reachableBinaries(binaries: Binaries, home: string, user: OsUser): Binaries {
  if (canRun(user, program(binaries, "postgres"), environment(binaries))) return binaries;
  const outside = outsideFolder(home, user);
  const copied = { ...binaries, home: join(outside, `postgresql-${binaries.version}`) };
  if (!existsSync(copied.home)) {
    const growing = mkdtempSync(join(outside, "copy-"));
    cpSync(binaries.home, join(growing, "native"), { recursive: true, verbatimSymlinks: true });
    renameSync(join(growing, "native"), copied.home);
    rmSync(growing, { recursive: true });
  }
  if (!canRun(user, program(copied, "postgres"), environment(copied))) {
    throw new Error(
      `PostgreSQL cannot be run from ${copied.home}. Set DATABASE_URL to a running PostgreSQL.`,
    );
  }
  return copied;
}

function outsideFolder(home: string, user: OsUser): string {
  const name = `vycep-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`;
  for (const parent of ["/var/lib", "/var/tmp", tmpdir()]) {
    if (!existsSync(parent) || !canEnter(user, parent)) continue;
    const folder = join(parent, name);
    passableFolder(folder);
    return folder;
  }
  throw new Error(
    "No folder was found that PostgreSQL's user can reach. Set DATABASE_URL to a running PostgreSQL.",
  );
}
