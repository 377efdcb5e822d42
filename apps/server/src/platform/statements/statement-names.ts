import { createHash } from "node:crypto";

/**
 * Gives each statement text one stable name, so that PostgreSQL parses and plans it once per connection.
 * The map is bounded: each connection keeps a prepared statement per name, and texts made at run time
 * (lists of changing length) must not fill it. What comes after the bound runs unnamed, as before.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #bound: number;
  #generation = 0;

  constructor(bound = 1000) {
    this.#bound = bound;
  }

  /** The name for this text; none for statements that gain nothing from preparing (begin, commit, set). */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (
      this.#names.size >= this.#bound ||
      !/^\s*(select|insert|update|delete|with|merge|values)\b/i.test(text)
    ) {
      return undefined;
    }
    const name = `v${this.#generation}_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;
    this.#names.set(text, name);
    return name;
  }

  /** After a migration PostgreSQL refuses plans whose columns changed: new names make new plans. */
  forget(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
