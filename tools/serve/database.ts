import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { keepRunning } from "../../db/src/embedded/keep-running.ts";
import { joinProjectDatabase } from "../../db/src/embedded/project-database.ts";
import { root } from "../bootstrap.mjs";
import { tellFailure } from "./tell-failure.ts";

/** The folder with everything that belongs to this checkout and to no repository: data, secret, notes. */
export const home = resolve(root, process.env.VYCEP_HOME || ".vycep");

/** A database to work with, and how to end that. */
export type DatabaseInUse = {
  readonly url: string;
  /** One line for the person who started us. */
  readonly story: string;
  /** Looks after it while the server runs, and says so; throws when it is lost. Somebody else's is left to him. */
  readonly keep: (signal: AbortSignal, say: (line: string) => void) => Promise<void>;
  readonly leave: () => Promise<void>;
};

const everyMs = 2_000;

/** The server that DATABASE_DIRECT_URL or DATABASE_URL names, or else the project's own PostgreSQL, started if it is not running. */
export async function useDatabase(): Promise<DatabaseInUse> {
  const direct = process.env.DATABASE_DIRECT_URL;
  const given = direct || process.env.DATABASE_URL;
  if (given) {
    const story = `Database: ${withoutSecret(given)} (${direct ? "DATABASE_DIRECT_URL" : "DATABASE_URL"})`;
    return { url: given, story, keep: (signal) => untilAborted(signal), leave: async () => {} };
  }
  const database = await joinProjectDatabase(home);
  const { url, arrival, dataFolder, leave } = database;
  return {
    url,
    story: `Database: embedded PostgreSQL, ${arrival}, data in ${dataFolder}`,
    keep: (signal, say) => keepRunning(database, { ticks: ticks(signal), say }),
    leave,
  };
}

/** Works with the database and leaves it again; one that cannot be had is said, and then there is no work. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const database = await useDatabase().catch(tellFailure);
  if (!database) return;
  try {
    await work(database.url);
  } finally {
    await database.leave();
  }
}

async function* ticks(signal: AbortSignal): AsyncGenerator<void> {
  while (!signal.aborted) {
    // An abort ends the pause early; that is no error.
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) yield;
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

function withoutSecret(address: string): string {
  if (!URL.canParse(address)) return "an address that cannot be read";
  const url = new URL(address);
  url.password = "";
  return url.href;
}
