import type { Db } from "../../platform/db.ts";
import { ofDatabase } from "../../platform/kept.ts";
import type { CartOwner, FullCart, KeptLines } from "./cart.repo.ts";

/** So many lines of all carts together, each with what it came to (about 40 MB); an empty cart counts as one. */
const mostLines = 50_000;

/** The lines of carts as they were read or written last, by owner: whoever reads the cart in the same state needs not read them. */
class KeptCarts {
  readonly #carts = new Map<string, KeptLines>();
  #lines = 0;

  of(owner: CartOwner): KeptLines | undefined {
    return this.#carts.get(keyOf(owner));
  }

  keep(owner: CartOwner, { id, version, updatedAt, lines }: FullCart): void {
    const key = keyOf(owner);
    this.#forget(key);
    this.#carts.set(key, { id, version, updatedAt, lines });
    this.#lines += lines.length + 1;
    for (const oldest of this.#carts.keys()) {
      if (this.#lines <= mostLines) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#carts.get(key);
    if (!known) return;
    this.#lines -= known.lines.length + 1;
    this.#carts.delete(key);
  }
}

const cartsOf = ofDatabase(() => new KeptCarts());

/** Nothing in a transaction: what it has written may yet be undone. */
export function keptLines(db: Db, owner: CartOwner): KeptLines | undefined {
  return db.isTransaction ? undefined : cartsOf(db).of(owner);
}

export function keepLines(db: Db, owner: CartOwner, cart: FullCart): void {
  if (!db.isTransaction && cart.isActive) cartsOf(db).keep(owner, cart);
}

function keyOf({ uid, companyId }: CartOwner): string {
  return JSON.stringify([uid, companyId]);
}
