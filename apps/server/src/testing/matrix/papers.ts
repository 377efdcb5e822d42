import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { keepDocument } from "../../modules/documents/documents.commands.ts";
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
