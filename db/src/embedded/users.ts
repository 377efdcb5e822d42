import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/**
 * Who uses the embedded database: one empty file per process. The last to leave stops it, so an import beside a
 * running server never pulls the database from under it.
 */
export function joinUsers(home: string): void {
  mkdirSync(folder(home), { recursive: true });
  writeFileSync(join(folder(home), String(process.pid)), "");
}

/** Takes ourselves off the list. */
export function leaveUsers(home: string): void {
  rmSync(join(folder(home), String(process.pid)), { force: true });
}

/** The other living processes on the list; the dead are struck off. */
export function otherUsers(home: string): number[] {
  mkdirSync(folder(home), { recursive: true });
  const all = readdirSync(folder(home)).map(Number);
  for (const pid of all) if (!isAlive(pid)) rmSync(join(folder(home), String(pid)), { force: true });
  return all.filter((pid) => pid !== process.pid && isAlive(pid));
}

/** Does a process of this number live? One that has ended but that nobody has buried yet does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.charAt(stat.lastIndexOf(")") + 2) === "Z";
  } catch {
    // No /proc on this system, or gone in the meantime.
    return false;
  }
}

function folder(home: string): string {
  return join(home, "database-users");
}
