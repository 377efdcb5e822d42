import { CompiledQuery } from "kysely";
import type { Db } from "./db.ts";

/** The server's transaction as the importers know one. */
export function sqlOf(tx: Db) {
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => {
      const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
