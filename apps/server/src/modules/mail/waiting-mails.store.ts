import { sql } from "kysely";
import type { SealedStore } from "../../platform/secrets/reseal.ts";
import { factsPurpose } from "./mail.commands.ts";

/** What waiting mails say is sealed with VYCEP_SECRET; of those that were sent nothing is kept. */
export const waitingMailsStore: SealedStore = {
  name: "waiting mails",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select message_id as id, sealed_facts as sealed from mail where sealed_facts is not null`.execute(db);
    return rows.map(({ id, sealed }) => ({ key: [id], purpose: factsPurpose, sealed }));
  },
  replace: async (tx, { key: [id], sealed: before }, sealed) => {
    await sql`update mail set sealed_facts = ${sealed}
      where message_id = ${id} and sealed_facts = ${before}`.execute(tx);
  },
};
