import { resolve } from "node:path";
import { joinProjectDatabase } from "../../db/src/embedded/project-database.ts";
import { root } from "../bootstrap.mjs";

/** The folder with everything that belongs to this checkout and to no repository: data, secret, notes. */
export const home = resolve(root, process.env.VYCEP_HOME || ".vycep");

/** A database to work with, and how to end that. */
export type DatabaseInUse = {
  readonly url: string;
  /** One line for the person who started us. */
  readonly story: string;
  readonly leave: () => Promise<void>;
};

/** The server that DATABASE_URL names, or else the project's own PostgreSQL, started if it is not running. */
export async function useDatabase(): Promise<DatabaseInUse> {
  const given = process.env.DATABASE_URL;
  if (given) {
    return { url: given, story: `Database: ${withoutSecret(given)} (DATABASE_URL)`, leave: async () => {} };
  }
  const { url, arrival, dataFolder, leave } = await joinProjectDatabase(home);
  return { url, story: `Database: embedded PostgreSQL, ${arrival}, data in ${dataFolder}`, leave };
}

function withoutSecret(address: string): string {
  if (!URL.canParse(address)) return "an address that cannot be read";
  const url = new URL(address);
  url.password = "";
  return url.href;
}
