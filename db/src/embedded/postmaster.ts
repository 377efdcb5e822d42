import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/** A running PostgreSQL, as its own note in the data folder tells. */
export type Postmaster = { readonly pid: number; readonly port: number };

/**
 * The PostgreSQL that runs on this data folder, or null. A note left behind by a killed one does not count, even
 * when its process number has been given to somebody else since.
 */
export function findPostmaster(dataFolder: string): Postmaster | null {
  const [pid, , , port] = readNote(dataFolder) ?? [];
  if (pid === undefined || !runsOn(Number(pid), dataFolder)) return null;
  return { pid: Number(pid), port: Number(port ?? 0) };
}

/** Clears the note of a PostgreSQL that no longer runs, so that the next one does not shy away from it. */
export function forgetStalePostmaster(dataFolder: string): void {
  if (readNote(dataFolder) !== null && findPostmaster(dataFolder) === null) rmSync(notePath(dataFolder));
}

/** The last lines PostgreSQL wrote into its log. */
export function tailOfLog(dataFolder: string): string {
  try {
    return readFileSync(join(dataFolder, "server.log"), "utf8").trimEnd().split("\n").slice(-12).join("\n");
  } catch {
    return "";
  }
}

function notePath(dataFolder: string): string {
  return join(dataFolder, "postmaster.pid");
}

function readNote(dataFolder: string): string[] | null {
  try {
    return readFileSync(notePath(dataFolder), "utf8").split("\n");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function runsOn(pid: number, dataFolder: string): boolean {
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
        : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("postgres") && command.includes(`${dataFolder} `);
  } catch {
    return false;
  }
}
