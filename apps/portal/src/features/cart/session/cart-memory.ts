import { createStore, type Store } from "@vycep/shell/storage/store";
import { createKnownLines, type KnownLines } from "./known-lines.ts";
import { createKnownVersions, type KnownVersions } from "./known-versions.ts";
import { createLineErrors, type LineErrors } from "./line-errors.ts";
import type { WantedLine } from "./wanted-line.ts";

/** By what the server puts a line back that was taken out here: the token of the call, and the id the line had. */
export interface CartRemoval {
  readonly token: string;
  readonly uid: string;
}

/** What a cart session knows and remembers between two calls. */
export interface CartMemory {
  readonly lines: KnownLines;
  readonly versions: KnownVersions;
  readonly errors: LineErrors;
  /** The last removal of each product, unless it has been undone. */
  readonly removals: Map<string, CartRemoval>;
  /** When the whole cart with its prices was last read, or found up to date, on this machine's clock: the server's may not be known yet. */
  readonly readAt: Store<number | undefined>;
  /** The shown cart may differ from the server's and is read again as soon as nothing is under way. */
  isOutdated: boolean;
  /** The last call got no answer, or met another window's change: the cart is read before anything is sent again. */
  isUnsure: boolean;
  /** What the last call carried, as long as nobody knows whether it arrived. */
  lastSent: readonly WantedLine[];
}

export function createCartMemory(): CartMemory {
  return {
    lines: createKnownLines(),
    versions: createKnownVersions(),
    errors: createLineErrors(),
    removals: new Map(),
    readAt: createStore<number | undefined>(undefined),
    isOutdated: false,
    isUnsure: false,
    lastSent: [],
  };
}
