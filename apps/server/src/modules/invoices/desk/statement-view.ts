import { matchPayments } from "@vycep/domain/billing/match-payment";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type {
  BankPayment,
  BankStatement,
  OpenInvoice,
  PaymentMatch,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { shipTosById } from "../../ship-to/ship-to.facts.ts";
import { invoicesFor, type OpenInvoiceRow } from "./open-invoices.repo.ts";
import type { PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { type MovementRow, movementsOf, type StatementRow, statementOf } from "./statements.repo.ts";

/** A statement with its payments, and what each that waits is likely for, as invoices are open now. */
export async function statementView(
  { db, staffNameOf }: PaymentsDeskDeps,
  id: string,
): Promise<BankStatement | null> {
  const row = await statementOf(db, id);
  if (row === undefined) return null;
  const movements = await movementsOf(db, row.id);
  const waiting = movements.filter(({ paid, leftReason }) => paid === null && leftReason === null);
  const open = await invoicesFor(db, {
    symbols: waiting.map(({ symbol }) => symbol).filter((symbol) => symbol !== ""),
    amounts: waiting.map(({ amountMinor }) => amountMinor),
  });
  const views = await openInvoiceViews(db, open);
  const matches = matchPayments(waiting, open);
  const matchOf = new Map(waiting.map((movement, at) => [movement.line, matches[at]]));
  return {
    ...headOf(row, (await namesOf(db, [row.addedBy], staffNameOf)).get(row.addedBy)),
    payments: movements.map((movement) => paymentOf(movement, matchOf.get(movement.line), views)),
  };
}

export function headOf({ addedAt, ...row }: StatementRow, addedBy: string | undefined): BankStatement {
  return {
    ...row,
    id: String(row.id),
    addedAt: addedAt.toISOString(),
    addedBy: addedBy ?? null,
    payments: [],
  };
}

/** Names of the staff, in one statement. */
export async function namesOf(
  db: Db,
  uids: readonly string[],
  staffNameOf: PaymentsDeskDeps["staffNameOf"],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ uid: string; name: string | null }>`
    select who.uid, ${staffNameOf(sql`who.uid`)} as name from unnest(${[...new Set(uids)]}::text[]) as who(uid)`.execute(
    db,
  );
  return new Map(rows.flatMap(({ uid, name }) => (name === null ? [] : [[uid, name] as const])));
}

/** Open invoices with the names of customer and place, by their numbers. */
export async function openInvoiceViews(
  db: Db,
  open: readonly OpenInvoiceRow[],
): Promise<ReadonlyMap<string, OpenInvoice>> {
  const places = await shipTosById(
    db,
    open.map(({ shipToId }) => shipToId),
  );
  return new Map(
    open.map(({ companyId, shipToId, ...invoice }) => {
      const place = places.get(shipToId);
      return [
        invoice.number,
        {
          ...invoice,
          companyName: place?.payer.name ?? companyId,
          shipToName: place?.facts.name ?? shipToId,
        },
      ];
    }),
  );
}

function paymentOf(
  movement: MovementRow,
  match: ReturnType<typeof matchPayments>[number] | undefined,
  views: ReadonlyMap<string, OpenInvoice>,
): BankPayment {
  return { ...movement, match: match === undefined ? null : matchViewOf(match, views) };
}

function matchViewOf(
  match: ReturnType<typeof matchPayments>[number],
  views: ReadonlyMap<string, OpenInvoice>,
): PaymentMatch {
  return {
    kind: match.kind === "by-amount" ? "by_amount" : match.kind,
    differsMinor: "differsMinor" in match ? match.differsMinor : null,
    invoice: "number" in match ? (views.get(match.number) ?? null) : null,
  };
}
