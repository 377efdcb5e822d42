import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL for nouns that hang on a contract. */
export const contractsInSql = {
  /** Whether a contract holds on a day. */
  isValidOn: (number: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from contract own where own.number = ${number}
      and daterange(own.valid_from, own.valid_to, '[]') @> ${day})`,
} as const;
