import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** A file as the store holds it, or a part of it. */
export type StoredBytes = { readonly content: Readable; readonly bytes: number };

/** Where bytes lie, whatever they are. A key is an id that we made, never a name of somebody's. */
export type FileStore = {
  /** All of it or nothing: whoever reads meanwhile finds the file before it, or none. */
  readonly put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined where there is none. A part must lie within the file. */
  readonly get: (key: string, part?: ByteRange) => Promise<StoredBytes | undefined>;
  /** What is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
};
