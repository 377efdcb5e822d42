import { createHash } from "node:crypto";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { keepDocument } from "../../modules/documents/documents.commands.ts";
import { keepFile } from "../../modules/files/files.commands.ts";
import { filesOf } from "../../modules/files/files.facts.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { TestServer } from "../test-server.ts";

/** An invoice of a place with its file, always the same one. */
export async function invoiceAt({ deps }: TestServer, shipToId: string): Promise<string | undefined> {
  const { rows } = await sql<{ company: string }>`
    select company_id as company from ship_to where id = ${shipToId}`.execute(deps.db);
  const company = rows[0]?.company;
  if (company === undefined) return undefined;
  const number = `2026${shipToId}`;
  const content = Buffer.from(`%PDF-1.7 ${number}`);
  const file = await filesOf(deps).write({ name: `${number}.pdf`, type: "application/pdf" }, content);
  await inTransaction(deps.db, (tx) =>
    keepDocument(
      tx,
      {
        kind: "invoice",
        number,
        companyId: toId<CompanyId>(company),
        shipToId: toId<ShipToId>(shipToId),
        issued: toLocalDate("2026-11-16"),
        due: toLocalDate("2026-11-30"),
        amount: { minor: toMinor(121_00), currency: "CZK" },
        state: "open",
        orderNumbers: [],
        files: [{ format: "pdf", file }],
      },
      deps.clock.instant(),
    ),
  );
  return number;
}

/** An archive that a user asked for, always the same one. */
export async function archiveOf(
  { deps }: TestServer,
  uid: string,
  shipToId: string,
): Promise<string | undefined> {
  const id = createHash("md5").update(uid).digest("hex");
  const now = deps.clock.instant();
  const { rows } = await sql<{ id: string }>`
    insert into document_package (id, uid, format, language, created_at, expires_at)
    select ${id}, u.uid, 'pdf', 'cs', ${now}, ${now}::timestamptz + interval '1 day' from app_user u where u.uid = ${uid}
    on conflict (id) do update set created_at = excluded.created_at returning id`.execute(deps.db);
  await sql`
    insert into document_package_item (package_id, position, kind, number, document_id, state)
    select ${id}, 1, 'invoice', coalesce(d.number, '2099999998'), d.id, 'missing'
    from document_package p left join (
      select number, id from document where kind = 'invoice' and ship_to_id = ${shipToId} order by id limit 1) d on true
    where p.id = ${id} on conflict do nothing`.execute(deps.db);
  return rows[0]?.id;
}

/** The newest invoice that was billed for a place. */
export async function billedAt({ deps }: TestServer, shipToId: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select number from invoice where ship_to_id = ${shipToId} and type = 'Invoice'
    order by issued desc, number desc limit 1`.execute(deps.db);
  return rows[0]?.number;
}

/** A contract of the place's company with its paper, always the same one. */
export async function contractAt({ deps }: TestServer, shipToId: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string; company: string }>`
    select number, company_id as company from contract
    where company_id = (select company_id from ship_to where id = ${shipToId}) order by number limit 1`.execute(
    deps.db,
  );
  const [contract] = rows;
  if (contract === undefined) return undefined;
  const content = Buffer.from(`%PDF-1.7 ${contract.number}`);
  const file = await filesOf(deps).write({ name: "smlouva.pdf", type: "application/pdf" }, content);
  await inTransaction(deps.db, async (tx) => {
    await keepFile(tx, file, { companyId: contract.company, now: deps.clock.instant() });
    await sql`
      insert into contract_paper (contract_number, position, titles, name, bytes, sha256, file_id)
      values (${contract.number}, 1, '{"en": "Contract"}', 'smlouva.pdf', ${file.bytes}, ${file.sha256}, ${file.id})
      on conflict (contract_number, position) do nothing`.execute(tx);
  });
  return contract.number;
}
