import type { OwnRounds, StopReportBody } from "@vycep/contract/deliveries/driver.rest";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { StopDraft } from "./stop-draft.ts";

/**
 * What a driver's telephone keeps, so that it works without a connection (DDISP-03): the round as it was seen last, what is being noted,
 * and what was noted and waits to be sent. It outlives a lost session; what was sent is forgotten at once.
 */
interface DriverDatabase extends DBSchema {
  rounds: { key: "seen"; value: SeenRounds };
  drafts: { key: string; value: StopDraft };
  reports: { key: string; value: KeptReport };
}

export interface SeenRounds {
  readonly rounds: OwnRounds;
  /** Milliseconds since 1970, by this telephone's clock. */
  readonly at: number;
}

/** A report on its way: under its key the server takes it once. */
export interface KeptReport {
  readonly key: string;
  /** Whose it is: another driver on the same telephone does not send it. */
  readonly driverId: string;
  readonly body: StopReportBody;
  /** Why the server did not take it; null while it waits. */
  readonly refusal: string | null;
}

export interface KeptNotes {
  readonly seen: SeenRounds | undefined;
  readonly drafts: readonly StopDraft[];
  readonly reports: readonly KeptReport[];
}

/** All that is kept here. */
export function keptNotes(): Promise<KeptNotes> {
  return withDatabase(async (database) => ({
    seen: await database.get("rounds", "seen"),
    drafts: await database.getAll("drafts"),
    reports: await database.getAll("reports"),
  }));
}

/** The round as it is now; drafts of stops that are no longer on it go. */
export function keepRounds(seen: SeenRounds): Promise<void> {
  return withDatabase(async (database) => {
    const known = new Set(seen.rounds.rounds.flatMap(({ stops }) => stops.map((stop) => stop.orderNumber)));
    const writing = database.transaction(["rounds", "drafts"], "readwrite");
    const drafts = writing.objectStore("drafts");
    await writing.objectStore("rounds").put(seen, "seen");
    for (const number of await drafts.getAllKeys()) if (!known.has(number)) await drafts.delete(number);
    await writing.done;
  });
}

export function keepDraft(draft: StopDraft): Promise<void> {
  return withDatabase(async (database) => {
    await database.put("drafts", draft, draft.orderNumber);
  });
}

/** The draft becomes a report, on the disk before anybody is told that the stop is done. */
export function keepReport(report: KeptReport): Promise<void> {
  return withDatabase(async (database) => {
    const writing = database.transaction(["drafts", "reports"], "readwrite", { durability: "strict" });
    await writing.objectStore("reports").put(report, report.key);
    await writing.objectStore("drafts").delete(report.body.orderNumber);
    await writing.done;
  });
}

/** A report that is not to be sent (again): it came, or somebody gives it up; what was noted may be gone on with. */
export function dropReport(key: string, draft?: StopDraft): Promise<void> {
  return withDatabase(async (database) => {
    const writing = database.transaction(["drafts", "reports"], "readwrite");
    await writing.objectStore("reports").delete(key);
    if (draft) await writing.objectStore("drafts").put(draft, draft.orderNumber);
    await writing.done;
  });
}

/** Open only while it is used. */
async function withDatabase<Found>(
  use: (database: IDBPDatabase<DriverDatabase>) => Promise<Found>,
): Promise<Found> {
  const database = await openDB<DriverDatabase>("desk.vycep-driver", 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("rounds");
      fresh.createObjectStore("drafts");
      fresh.createObjectStore("reports");
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
