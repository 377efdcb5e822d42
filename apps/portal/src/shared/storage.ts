import {
  type Codec,
  localCodecs,
  type Stored,
  type StoredInSession,
  sessionCodecs,
} from "./stored-values.ts";

export interface BrowserStorage {
  read<Key extends keyof Stored>(key: Key): Stored[Key] | undefined;
  write<Key extends keyof Stored>(key: Key, value: Stored[Key] | undefined): void;
  readSession<Key extends keyof StoredInSession>(key: Key): StoredInSession[Key] | undefined;
  writeSession<Key extends keyof StoredInSession>(key: Key, value: StoredInSession[Key] | undefined): void;
  /** Clears everything but the store, the language and the tutorials seen (OP-05, SESSION-10…20). */
  clearForSignOut(): void;
  /** The page is being left: nothing that is still under way may write what has just been cleared, or hear of it. */
  close(): void;
  /** Tells of every change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

const keptAtSignOut: ReadonlySet<string> = new Set<keyof Stored>(["store", "lang", "sawTutorials"]);

/** The storage over the browser's two areas; a browser that refuses them gets one that lasts as long as the page. */
export function createStorage(local: Storage | undefined, session: Storage | undefined): BrowserStorage {
  const localArea = local ?? inMemory();
  const sessionArea = session ?? inMemory();
  const listeners = new Set<() => void>();
  let isClosed = false;
  const tell = () => {
    if (isClosed) return;
    for (const listener of [...listeners]) listener();
  };
  return {
    read: (key) => parsed(localArea.getItem(key), localCodecs[key]),
    write(key, value) {
      if (isClosed) return;
      put(localArea, key, value === undefined ? undefined : localCodecs[key].print(value));
      tell();
    },
    readSession: (key) => parsed(sessionArea.getItem(key), sessionCodecs[key]),
    writeSession(key, value) {
      put(sessionArea, key, value === undefined ? undefined : sessionCodecs[key].print(value));
      tell();
    },
    clearForSignOut() {
      for (const key of keysOf(localArea)) if (!keptAtSignOut.has(key)) localArea.removeItem(key);
      for (const key of keysOf(sessionArea)) sessionArea.removeItem(key);
      tell();
    },
    close() {
      isClosed = true;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1 && typeof window !== "undefined") window.addEventListener("storage", tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof window !== "undefined")
          window.removeEventListener("storage", tell);
      };
    },
  };
}

/** The storage of this browser. */
export const storage: BrowserStorage = createStorage(area("localStorage"), area("sessionStorage"));

function area(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window[name];
  } catch {
    return undefined;
  }
}

function parsed<Value>(text: string | null, codec: Codec<Value>): Value | undefined {
  return text === null ? undefined : codec.parse(text);
}

function put(target: Storage, key: string, text: string | undefined): void {
  try {
    if (text === undefined) target.removeItem(key);
    else target.setItem(key, text);
  } catch {
    // A full or forbidden storage must not break a page; the value is then simply not remembered.
  }
}

function keysOf(target: Storage): readonly string[] {
  return Array.from({ length: target.length }, (_, index) => target.key(index)).filter((key) => key !== null);
}

function inMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
