import type { Db, Tx } from "../db.ts";
import { inTransaction } from "../transaction.ts";
import { openText, type Secrets, sealText } from "./sealed-text.ts";

/** A sealed text as it is stored, with what it was sealed for. */
export type SealedRow = {
  readonly key: readonly string[];
  readonly purpose: string;
  readonly sealed: string;
};

/** A place where sealed texts are kept. */
export type SealedStore = {
  readonly name: string;
  readonly rows: (db: Db) => Promise<readonly SealedRow[]>;
  /** Puts another text in the place of this one, unless it has changed meanwhile: servers go on working. */
  readonly replace: (tx: Tx, row: SealedRow, sealed: string) => Promise<void>;
};

/** How many were sealed anew, were so already, and can be opened by none of the secrets. */
export type ResealCounts = { readonly anew: number; readonly newest: number; readonly lost: number };

/**
 * Seals with the newest secret what an older one has sealed, so that the older may be given up (D32). It may run while
 * servers do, and again.
 */
export async function reseal(db: Db, store: SealedStore, secrets: Secrets): Promise<ResealCounts> {
  const counts = { anew: 0, newest: 0, lost: 0 };
  for (const row of await store.rows(db)) {
    if (openText(row.sealed, row.purpose, secrets.slice(0, 1)) !== undefined) {
      counts.newest += 1;
      continue;
    }
    const text = openText(row.sealed, row.purpose, secrets);
    if (text === undefined) counts.lost += 1;
    else {
      await inTransaction(db, (tx) => store.replace(tx, row, sealText(text, row.purpose, secrets)));
      counts.anew += 1;
    }
  }
  return counts;
}
