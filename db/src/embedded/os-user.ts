import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

/** Under which user of the operating system PostgreSQL runs. null: the one who runs us. */
export type OsUser = { readonly uid: number; readonly gid: number } | null;

export type Outcome = { readonly code: number; readonly output: string };

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as himself; root hands it to whom the data folder
 * already belongs, or else to an unprivileged system user (POSTGRES_OS_USER, default nobody).
 */
export function chooseOsUser(dataFolder: string): OsUser {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const wanted = process.env.POSTGRES_OS_USER ?? "nobody";
  const found = lookUp(wanted);
  if (found === null || found.uid === 0) {
    throw new Error(
      `PostgreSQL must not run as root, and there is no ordinary user "${wanted}" to run it as. ` +
        "Set POSTGRES_OS_USER to one, or DATABASE_URL to a running PostgreSQL.",
    );
  }
  return found;
}

/** Runs a program to its end as that user, out of reach of our terminal's Ctrl-C, and gathers what it printed. */
export function runAs(
  user: OsUser,
  command: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<Outcome> {
  const [file, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: "/",
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      ...identity(user),
    });
    let output = "";
    const gather = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", gather);
    child.stderr.on("data", gather);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/** Can that user walk into this folder? Asked of the system itself: modes, lists and mounts all count. */
export function canEnter(user: OsUser, folder: string): boolean {
  if (user === null) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { cwd: "/", ...identity(user) }).status === 0;
}

/** Can that user run this program, with the libraries it needs? */
export function canRun(user: OsUser, file: string, env: Record<string, string>): boolean {
  return spawnSync(file, ["--version"], { cwd: "/", env, ...identity(user) }).status === 0;
}

function identity(user: OsUser): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

function lookUp(name: string): { uid: number; gid: number } | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}
