import type { Texts } from "@vycep/domain/market/texts";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { staffInSql } from "../../staff/staff.facts.ts";

/** A template of answers as it is kept; a language without words has none. */
export type KeptTemplate = {
  readonly id: string;
  readonly title: string;
  readonly texts: Readonly<Partial<Texts>>;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date;
};

/** All templates, by title. */
export async function findTemplates(db: Db | Tx): Promise<readonly KeptTemplate[]> {
  const { rows } = await sql<Omit<KeptTemplate, "texts"> & { readonly texts: Partial<Texts> }>`
    select id, title, texts, version, ${staffInSql.nameOf(sql`changed_by`)} as "changedBy", changed_at as "changedAt"
    from ticket_template order by title collate cs_alphabet, id`.execute(db);
  return rows;
}

/** A template held until the transaction ends. */
export async function holdTemplate(
  tx: Tx,
  id: string,
): Promise<Pick<KeptTemplate, "title" | "texts" | "version"> | undefined> {
  const { rows } = await sql<Pick<KeptTemplate, "title" | "texts" | "version">>`
    select title, texts, version from ticket_template where id = ${id} for update`.execute(tx);
  return rows[0];
}

type Written = {
  readonly id: string;
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly uid: string;
  readonly at: Date;
};

/** Writes a template, new or changed; false where a new one is there already. */
export async function writeTemplate(
  tx: Tx,
  { id, title, texts, uid, at }: Written,
  version: number,
): Promise<boolean> {
  const json = JSON.stringify(texts);
  const { rows } =
    version === 0
      ? await sql`
          insert into ticket_template (id, title, texts, changed_by, changed_at, version)
          values (${id}, ${title}, ${json}::jsonb, ${uid}, ${at}, 1) on conflict (id) do nothing returning id`.execute(
          tx,
        )
      : await sql`
          update ticket_template set title = ${title}, texts = ${json}::jsonb, changed_by = ${uid}, changed_at = ${at},
            version = version + 1 where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("ticket_template").where("id", "=", id).execute();
}
