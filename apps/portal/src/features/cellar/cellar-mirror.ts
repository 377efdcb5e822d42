import { isKeptLater } from "@vycep/domain/cellar/kept-for-a-day";
import { logWarning } from "@vycep/shell/log";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { keptDatabase, storage } from "@vycep/shell/storage/storage";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { changeChoice, currentChoice } from "../../shared/ordering/choice.ts";
import { cellarKeys } from "./cellar-keys.ts";

/**
 * The cellar a second time, in a database that is on the disk at once (decision 0297): a browser whose processes are killed loses
 * what it wrote into local storage in its last seconds. Both hold the same texts and the number of their change.
 */
interface CellarDatabase extends DBSchema {
  kept: { key: "cellar"; value: Mirrored };
}

interface Mirrored {
  readonly owner: string;
  readonly change: number;
  readonly cellar?: string;
  readonly cellarCounts?: string;
}

let underWay: Promise<void> | undefined;
let isBehind = false;

/** Puts what is kept now into the database as well; of what changes while it writes, the last. */
export function mirrorCellar(): Promise<void> {
  isBehind = true;
  underWay ??= writeAll().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/**
 * Puts back what local storage has lost, where the database holds a later change: whoever was signed in here, their place, and
 * what they counted. To be called before anything is forgotten.
 */
export async function restoreCellar(): Promise<void> {
  if (globalThis.indexedDB === undefined) return;
  try {
    const found = await withDatabase((database) => database.get("kept", "cellar"));
    const owner = storage.read(shellKeys.owner) ?? found?.owner;
    const change = storage.read(cellarKeys.cellarChange);
    if (
      found === undefined ||
      found.owner !== owner ||
      !isKeptLater({ kept: change, mirrored: found.change })
    ) {
      if (change !== found?.change) await mirrorCellar();
      return;
    }
    const { cellar = "", cellarCounts = "" } = found;
    storage.write(shellKeys.owner, owner);
    storage.write(cellarKeys.cellar, cellarKeys.cellar.parse(cellar));
    storage.write(cellarKeys.cellarCounts, cellarKeys.cellarCounts.parse(cellarCounts));
    storage.write(cellarKeys.cellarChange, found.change);
    const shipToId = storage.read(cellarKeys.cellar)?.shipToId;
    if (shipToId !== undefined && currentChoice().shipToId === undefined) changeChoice({ shipToId });
  } catch (cause) {
    logWarning("what was kept of the cellar could not be read", cause);
  }
}

async function writeAll(): Promise<void> {
  try {
    while (isBehind) {
      isBehind = false;
      await writeOnce();
    }
  } catch (cause) {
    // A browser that keeps no databases has local storage all the same.
    logWarning("the cellar was kept only once", cause);
  }
}

async function writeOnce(): Promise<void> {
  if (globalThis.indexedDB === undefined) return;
  await withDatabase(async (database) => {
    const writing = database.transaction("kept", "readwrite", { durability: "strict" });
    const mirrored = mirroredNow();
    const written =
      mirrored === undefined ? writing.store.delete("cellar") : writing.store.put(mirrored, "cellar");
    await Promise.all([written, writing.done]);
  });
}

/** Nothing of who has signed out meanwhile, or acts for another company. */
function mirroredNow(): Mirrored | undefined {
  const owner = storage.read(shellKeys.owner);
  const change = storage.read(cellarKeys.cellarChange);
  if (owner === undefined || change === undefined) return undefined;
  const cellar = storage.read(cellarKeys.cellar);
  const counts = storage.read(cellarKeys.cellarCounts);
  return {
    ...{ owner, change },
    ...(cellar && { cellar: cellarKeys.cellar.print(cellar) }),
    ...(counts && { cellarCounts: cellarKeys.cellarCounts.print(counts) }),
  };
}

/** Open only while it is used: one that stands open would hold up its wiping. */
async function withDatabase<Found>(
  use: (database: IDBPDatabase<CellarDatabase>) => Promise<Found>,
): Promise<Found> {
  const database = await openDB<CellarDatabase>(keptDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore("kept"),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
