import { area, isKeptHere, isOfStaff, keptAs } from "../door/door.ts";
import type { StoredValue } from "./stored-value.ts";

/** What an app keeps in the browser: each noun names its own values, read tolerantly (STORAGE-01…17). */
export interface BrowserStorage {
  read<Value>(value: Omit<StoredValue<Value>, "print">): Value | undefined;
  /** Writing undefined removes. */
  write<Value>(value: StoredValue<Value>, next: Value | undefined): void;
  /**
   * Clears everything but the store, the language and the tutorials seen (OP-05, SESSION-10…20). A browser that was killed may
   * have forgotten whose things these were: then the database stays, which says so itself.
   */
  clearForSignOut(isOwnerUnknown?: boolean): void;
  /** Clears what belongs to one company, as the next page is about another: the person stays signed in (D47). */
  clearForAnotherCompany(area?: "session"): void;
  /** The page is being left: nothing that is still under way may write what has just been cleared, or hear of it. */
  close(): void;
  /** Tells of every change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/**
 * A database for the little that must outlive a browser that is killed: local storage reaches the disk seconds late. Who keeps
 * something there says whose it is; it goes with the rest.
 */
export const keptDatabase = `${keptAs}vycep`;

/** As much of an area of the browser as is used. */
type Area = Pick<Storage, "length" | "getItem" | "key" | "removeItem" | "setItem">;

/** What the desk keeps besides: light or dark, and what somebody typed, which says whose it is (DSIGN-06). */
const keptAtSignOut: ReadonlySet<string> = new Set(["store", "lang", "sawTutorials", "scheme", "drafts"]);
const keptOfPerson: ReadonlySet<string> = new Set([
  ...keptAtSignOut,
  ...["token", "owner", "lastActivity", "companyId", "id_token", "uidClaim", "tutorialClosed"],
]);

/** The storage over the browser's two areas; a browser that refuses them gets one that lasts as long as the page. */
export function createStorage(local: Storage | undefined, session: Storage | undefined): BrowserStorage {
  const localArea: Area = local ?? inMemory();
  const sessionArea: Area = session ?? inMemory();
  const listeners = new Set<() => void>();
  const areaOf = ({ area }: Pick<StoredValue<unknown>, "area">) =>
    area === "local" ? localArea : sessionArea;
  let isClosed = false;
  const tell = () => {
    if (isClosed) return;
    for (const listener of [...listeners]) listener();
  };
  return {
    read(value) {
      const text = areaOf(value).getItem(keptAs + value.key);
      return text === null ? undefined : value.parse(text);
    },
    write(value, next) {
      // Where somebody wanted to go is noted while the page is being left.
      if (isClosed && value.area === "local") return;
      put(areaOf(value), keptAs + value.key, next === undefined ? undefined : value.print(next));
      tell();
    },
    clearForSignOut(isOwnerUnknown) {
      clearBut(localArea, keptAtSignOut);
      clearBut(sessionArea, new Set());
      if (!isOwnerUnknown) forgetDatabase();
      tell();
    },
    clearForAnotherCompany(area) {
      if (area === undefined) {
        clearBut(localArea, keptOfPerson);
        forgetDatabase();
      }
      clearBut(sessionArea, keptOfPerson);
      tell();
    },
    close() {
      isClosed = true;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) globalThis.addEventListener?.("storage", tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", tell);
      };
    },
  };
}

/** The storage of this browser. */
export const storage: BrowserStorage = createStorage(
  area(isOfStaff ? "sessionStorage" : "localStorage"),
  area("sessionStorage"),
);

function put(target: Area, key: string, text: string | undefined): void {
  try {
    if (text === undefined) target.removeItem(key);
    else target.setItem(key, text);
  } catch {
    // A full or forbidden storage must not break a page; the value is then simply not remembered.
  }
}

/** Where another tab has it open, it goes as soon as that tab has closed it. */
function forgetDatabase(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // A browser that has no databases, or refuses them, has kept nothing there.
  }
}

/** All names first: browsers may put what is left into another order whenever something is taken away. */
function clearBut(target: Area, kept: ReadonlySet<string>): void {
  const keys = Array.from({ length: target.length }, (_, index) => target.key(index));
  for (const key of keys)
    if (key !== null && isKeptHere(key) && !kept.has(key.slice(keptAs.length))) target.removeItem(key);
}

function inMemory(): Area {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
