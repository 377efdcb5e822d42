import type { CartAnswer } from "../reading/cart-answer.ts";

/** Which versions of which carts this page has read or made itself. */
export interface KnownVersions {
  /** The cart that was read last; undefined before the first reading. */
  readonly cartId: () => string | undefined;
  readonly read: (cart: Pick<CartAnswer, "id" | "version">) => void;
  /** This page has brought the cart to a version of its own. */
  readonly made: (version: number | null | undefined) => void;
  /** This page has made an order of the cart, and reads its successor by itself. */
  readonly ordered: (cartId: string) => void;
  /** Whether a version of a cart is no news: read here, made here, or of a cart that has or will have its successor here. */
  readonly isKnown: (told: { readonly cartId: string; readonly version: number }) => boolean;
  /** The version of the cart that this page shows: what it read last and has made of it since, and nobody else's doing. */
  readonly shown: () => number;
  /** To which version this page's own changes have brought a cart; one that somebody else made ends it. */
  readonly afterOwn: (version: number) => number;
}

export function createKnownVersions(): KnownVersions {
  const cartIds = new Set<string>();
  const made = new Set<number>();
  // Until its successor is read, whatever is told comes of the ordering.
  let isOrdered = false;
  let current: { readonly id: string; readonly version: number } | undefined;

  function afterOwn(version: number): number {
    return made.has(version + 1) ? afterOwn(version + 1) : version;
  }
  return {
    cartId: () => current?.id,
    read({ id, version }) {
      if (id !== current?.id) made.clear();
      isOrdered &&= cartIds.has(id);
      cartIds.add(id);
      current = { id, version: version ?? -1 };
    },
    made(version) {
      if (version != null) made.add(version);
    },
    ordered(cartId) {
      isOrdered = cartId === current?.id;
    },
    isKnown({ cartId, version }) {
      if (isOrdered || cartId !== current?.id) return isOrdered || cartIds.has(cartId);
      return version <= current.version || made.has(version);
    },
    shown: () => afterOwn(current?.version ?? -1),
    afterOwn,
  };
}
