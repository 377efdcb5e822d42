import type { Sql } from "@vycep/db/sql";
import { CompiledQuery } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** The server's transaction as the importers know one. */
export function sqlOf(tx: Tx): Sql {
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => {
      const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
