import type { DocumentKind } from "@vycep/domain/documents/document";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Which of some numbers are papers of a kind already. */
export async function keptNumbers(
  db: Db,
  { kind, numbers }: { readonly kind: DocumentKind; readonly numbers: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ readonly number: string }>`
    select number from document where kind = ${kind} and number = any(${[...numbers]}::text[])`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/** The day of the newest paper of a kind of each place since a day. */
export async function newestByPlace(
  db: Db,
  { kind, since }: { readonly kind: DocumentKind; readonly since: LocalDate },
): Promise<ReadonlyMap<string, LocalDate>> {
  const { rows } = await sql<{ readonly shipToId: string; readonly issued: string }>`
    select ship_to_id as "shipToId", max(issued) as issued from document
    where kind = ${kind} and issued >= ${since}::date and ship_to_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ shipToId, issued }) => [shipToId, toLocalDate(issued)]));
}
