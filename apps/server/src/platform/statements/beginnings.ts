import type pg from "pg";
import { answerOfPlain } from "./answer-of.ts";

/** What a transaction begins with that nothing was sent of, as the driver would answer. */
const nothingYet = {
  command: "BEGIN",
  rows: [],
  rowCount: null,
  oid: 0,
  fields: [],
} satisfies pg.QueryResult;

/**
 * Holds back what begins a transaction on one connection until its first statement is sent: PostgreSQL reads both in one
 * message, a round trip less (decision 0593). A transaction that ends before that is never begun.
 */
export class Beginnings {
  readonly #client: pg.PoolClient;
  readonly #sent: () => void;
  readonly #waitMs: number;
  /** Prepared here already, so that their names alone are sent. */
  readonly #prepared = new Set<string>();
  #held: string | undefined;

  /**
   * @param sent told of each beginning that is sent
   * @param waitMs how long an answer is waited for
   */
  constructor(
    client: pg.PoolClient,
    { sent, waitMs }: { readonly sent: () => void; readonly waitMs: number },
  ) {
    this.#client = client;
    this.#sent = sent;
    this.#waitMs = waitMs;
  }

  /** The answer to what needs not be sent now, for it begins a transaction or ends one that has done nothing. */
  hold(text: string): pg.QueryResult | undefined {
    if (this.#held !== undefined && (text === "commit" || text === "rollback")) {
      this.#held = undefined;
      return nothingYet;
    }
    if (!/^(begin|start transaction)\b/.test(text)) return undefined;
    this.#held = text;
    return nothingYet;
  }

  /**
   * What has to be sent with the next statement, by the name that it was prepared under. What was not prepared yet, or
   * stands before a statement without a name, is sent by itself first.
   */
  async take({ alone }: { readonly alone: boolean }): Promise<string | undefined> {
    const text = this.#held;
    if (text === undefined) return undefined;
    this.#held = undefined;
    this.#sent();
    // PostgreSQL knows a name by 63 characters.
    const name = text.replace("transaction isolation level ", "");
    if (this.#prepared.has(name) && !alone) return name;
    await answerOfPlain(this.#client, { name, text }, this.#waitMs);
    this.#prepared.add(name);
    return undefined;
  }
}
