import type { Readable } from "node:stream";

/** A file as the store holds it. */
export type StoredBytes = { readonly content: Readable; readonly bytes: number };

/** Where bytes lie, whatever they are. A key is an id that we made, never a name of somebody's. */
export type FileStore = {
  /** All of it or nothing: whoever reads meanwhile finds the file before it, or none. */
  readonly put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined where there is none. */
  readonly get: (key: string) => Promise<StoredBytes | undefined>;
  /** What is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
};
