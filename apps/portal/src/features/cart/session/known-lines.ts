import type { CartLineAnswer } from "../reading/cart-answer.ts";

/** What the server is known to hold of a line; the screen may be ahead of it. */
export interface KnownLine {
  readonly uid: string;
  readonly version: number | undefined;
}

/** No line of a cart is this one: a change that was decided for it is not made without asking (C21). */
export const anotherLine: KnownLine = { uid: "", version: -1 };

/** The lines of a cart as the server is known to hold them, by product. */
export interface KnownLines {
  readonly get: (sku: string) => KnownLine | undefined;
  /** What the last reading of the whole cart said of a line, also where `get` keeps it as it was. */
  readonly lastRead: (sku: string) => CartLineAnswer | undefined;
  /**
   * Forgets everything and takes the lines of a whole cart. A line with a change under way stays known as it was when
   * the change was decided: somebody else's change must meet it, not vanish under it (C21).
   */
  readonly replace: (lines: readonly CartLineAnswer[], underWay: readonly { readonly sku: string }[]) => void;
  readonly learn: (lines: readonly CartLineAnswer[]) => void;
  /**
   * A change under way was decided for the line as it was seen then, or for none: what somebody else has made of it since
   * must meet the change, not vanish under it (C21).
   */
  readonly keepSeen: (sku: string, seen: KnownLine | undefined) => void;
  /** A change under way goes on from what was read last: what happened to the line meanwhile was this page's own doing. */
  readonly acceptRead: (sku: string) => void;
  readonly forget: (sku: string) => void;
}

export function createKnownLines(): KnownLines {
  const known = new Map<string, KnownLine>();
  let read: ReadonlyMap<string, CartLineAnswer> = new Map();

  function learn(lines: readonly CartLineAnswer[]): void {
    for (const { product, uid, version } of lines) {
      if (product.sku) known.set(product.sku, { uid, version: version ?? undefined });
    }
  }
  function keepSeen(sku: string, seen: KnownLine | undefined): void {
    const now = known.get(sku);
    if (now === undefined && seen !== undefined) known.set(sku, seen);
    if (now !== undefined) known.set(sku, seen?.uid === now.uid ? seen : { ...anotherLine, uid: now.uid });
  }
  return {
    get: (sku) => known.get(sku),
    lastRead: (sku) => read.get(sku),
    replace(lines, underWay) {
      const before = new Map(known);
      known.clear();
      learn(lines);
      read = new Map(lines.map((line) => [line.product.sku ?? "", line]));
      for (const { sku } of underWay) keepSeen(sku, before.get(sku));
    },
    learn,
    keepSeen,
    acceptRead(sku) {
      const line = read.get(sku);
      if (line === undefined) known.delete(sku);
      else learn([line]);
    },
    forget: (sku) => void known.delete(sku),
  };
}
