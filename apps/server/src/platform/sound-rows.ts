import { channel } from "node:diagnostics_channel";
import type { Log } from "./log.ts";

/** A row of facts that cannot be read: somebody has to mend it. */
export type UnsoundRow = { readonly table: string; readonly row: unknown; readonly cause: unknown };

const unsound = channel("vycep.unsound-row");

/**
 * Reads rows one by one and leaves out those that cannot be read, so that a bad one takes down itself and no more.
 * Whoever reads says what is safe: a fact that is left out may close something, never open it.
 */
export function soundRows<Row, Read>(table: string, rows: readonly Row[], read: (row: Row) => Read): Read[] {
  const sound: Read[] = [];
  for (const row of rows) {
    try {
      sound.push(read(row));
    } catch (cause) {
      tellUnsound({ table, row, cause });
    }
  }
  return sound;
}

/** Says that a row cannot be read; operators hear of it wherever it was read. */
export function tellUnsound(row: UnsoundRow): void {
  unsound.publish(row);
}

const mostTold = 1000;

/** Logs each unsound row once, however often it is met, until told to stop. */
export function logUnsoundRows(log: Log): () => void {
  const told = new Set<string>();
  const onRow = (message: unknown) => {
    const { table, row, cause } = message as UnsoundRow;
    const key = `${table} ${JSON.stringify(row)}`;
    if (told.has(key)) return;
    if (told.size >= mostTold) told.clear();
    told.add(key);
    log.error({ table, row, err: cause }, "a row cannot be read and is left out");
  };
  unsound.subscribe(onRow);
  return () => void unsound.unsubscribe(onRow);
}
