import type { Sku } from "@vycep/domain/kernel/ids";

/** Goods by number; undefined is a number that nobody knows. */
export type Shelf<Goods> = Map<Sku, Goods | undefined>;

/** Shelves by what names their state: so many goods together at most, and an empty shelf counts as one. Those asked for last stay. */
export class Shelves<Goods> {
  readonly #shelves = new Map<string, Shelf<Goods>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#shelves.size;
  }

  at(key: string): Shelf<Goods> {
    const known = this.#shelves.get(key);
    const shelf = known ?? new Map();
    this.#shelves.delete(key);
    this.#shelves.set(key, shelf);
    if (!known) this.bound();
    return shelf;
  }

  /** Lets go of what was asked for longest ago. */
  bound(): void {
    let held = 0;
    for (const shelf of this.#shelves.values()) held += shelf.size + 1;
    for (const [key, shelf] of this.#shelves) {
      if (held <= this.#most) return;
      held -= shelf.size + 1;
      this.#shelves.delete(key);
    }
  }
}
