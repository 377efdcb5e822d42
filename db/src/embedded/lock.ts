import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./error-code.ts";
import { isAlive } from "./users.ts";

/** Lets one process of the project at a time start, stop or wipe the database. A dead one's lock does not count. */
export async function withLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const path = join(home, "database.lock");
  await take(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  for (let waited = 0; waited < 150_000; waited += 50) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
    if (!isAlive(readHolder(path))) rmSync(path, { force: true });
    else await pause(50);
  }
  throw new Error(`Another process has been holding ${path} for more than two minutes.`);
}

/** The process that holds the lock; ourselves, the safe guess, in the blink while it has not written its number. */
function readHolder(path: string): number {
  try {
    return Number(readFileSync(path, "utf8")) || process.pid;
  } catch {
    return process.pid;
  }
}
