import type { Timers } from "@vycep/shell/clock/clock";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import type { CartTold, Refusal } from "./cart-told.ts";
import type { KnownLine } from "./known-lines.ts";
import type { UnsentChange, UnsentRead } from "./unsent-changes.ts";
import type { WantedLine } from "./wanted-line.ts";

/** A line that the cart holds, to be set only if it still is as it was seen (C21). */
export type SeenLine = WantedLine & { readonly seen: KnownLine };

/** What a cart session needs of the world. */
export interface CartSessionPorts {
  readonly server: CartServer;
  readonly shown: ShownCart;
  readonly unsent: UnsentStore;
  readonly network: Network;
  readonly messages: CartMessages;
  readonly timers: Timers;
}

/** The server's operations on the cart; undefined where it answered nothing. */
export interface CartServer {
  readonly read: (signal: AbortSignal | undefined) => Promise<CartAnswer>;
  readonly add: (cartId: string, lines: readonly WantedLine[]) => Promise<CartTold | undefined>;
  readonly update: (cartId: string, lines: readonly SeenLine[]) => Promise<CartTold | undefined>;
  readonly restore: (
    cartId: string,
    removed: { readonly token: string; readonly uids?: readonly string[] },
  ) => Promise<CartTold | undefined>;
}

/** The cart that the pages show. */
export interface ShownCart {
  /** Changes what is shown; nothing while no cart is shown. */
  readonly edit: (edit: (cart: CartAnswer) => CartAnswer) => void;
  /** Reads the cart now and shows what the reading answers. */
  readonly refresh: (read: CartReading) => Promise<unknown>;
  /** What is shown may differ from the server's cart: it is to be read again. */
  readonly outdated: () => void;
}

export type CartReading = (signal: AbortSignal | undefined) => Promise<CartAnswer>;

/** What outlives the page: changes that the server has not answered. */
export interface UnsentStore {
  readonly keep: (cartId: string, changes: readonly UnsentChange[]) => void;
  readonly read: (cartId: string) => UnsentRead;
}

export interface Network {
  /** Whether the browser believes to be online. */
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => void;
}

/** What the person is told; nothing waits for it. */
export interface CartMessages {
  /** Answers what takes the note away again. */
  readonly failed: (cause: unknown) => () => void;
  readonly lineRemoved: (wanted: WantedLine, putBack: (line: WantedLine<ProductRow>) => void) => void;
  readonly choiceWaits: () => void;
  readonly notRestored: (refusals: readonly Refusal[], names: ReadonlyMap<string, string>) => void;
}
