import { sql } from "kysely";
import { expect } from "vitest";
import type { StaffCaller, TestServer } from "../test-server.ts";

const statementFields = `id name from to count waiting others known payments {
  line day amountMinor currency symbol payer paid leftReason
  match { kind differsMinor invoice { number openMinor companyName shipToName } } }`;
const listing = "{ bankStatements { id name count waiting addedBy } }";
const reading = `query ($id: ID!) { bankStatement(id: $id) { ${statementFields} } }`;
const finding = "query ($text: String!) { openInvoices(text: $text) { number openMinor companyName } }";
const adding = `mutation ($input: AddBankStatementInput!) { addBankStatement(input: $input) {
  statement { ${statementFields} } refusal { code line } } }`;
const settling = `mutation ($input: SettlePaymentsInput!) { settlePayments(input: $input) {
  settled refusals { code line } statement { waiting payments { line paid } } } }`;
const leaving = `mutation ($input: LeavePaymentInput!) { leavePayment(input: $input) {
  refusal { code } statement { waiting payments { line leftReason } } } }`;
const paying = `mutation ($input: PayInvoiceInput!) { payInvoice(input: $input) { openMinor refusal { code } } }`;

/** What the desk asks of payments. */
export const paymentsAsked = { listing, reading, finding, adding, settling, leaving, paying } as const;

type Match = { readonly kind: string; readonly invoice: { readonly number: string } | null };
type Payment = { readonly line: number; readonly match: Match | null; readonly [Name: string]: unknown };
export type StatementTold = {
  readonly id: string;
  readonly payments: readonly Payment[];
  readonly [Name: string]: unknown;
};
type Answer = { readonly [Name: string]: unknown; readonly refusal?: { readonly code: string } | null };

/** A bank's table with these rows. */
export const csv = (...rows: readonly (readonly string[])[]) =>
  [["Datum", "Částka", "Měna", "Variabilní symbol", "Název protiúčtu"], ...rows]
    .map((row) => row.join(";"))
    .join("\n");
/** A file as the desk reads it. */
export const fileOf = (text: string, name = "vypis.csv") => ({
  input: { name, content: Buffer.from(text).toString("base64") },
});

/** An amount as a bank writes it. */
export const crowns = (minor: number) => (minor / 100).toFixed(2).replace(".", ",");

/** Asks of payments at the desk in the name of somebody of the staff. */
export function askPayments(server: () => TestServer, finance: () => StaffCaller) {
  async function told<Told = Answer>(document: string, variables: object = {}): Promise<Told> {
    const { data, errors } = await finance().desk(document, { ...variables });
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as Told;
  }

  async function added(...rows: readonly (readonly string[])[]): Promise<StatementTold> {
    const { statement, refusal } = await told<{ statement: StatementTold; refusal: unknown }>(
      adding,
      fileOf(csv(...rows)),
    );
    expect(refusal).toBeNull();
    return statement;
  }

  /** Two invoices of the demo in crowns that wait for money. */
  async function waiting() {
    const { rows } = await sql<{
      number: string;
      symbol: string;
      open: number;
      companyId: string;
      company: string;
    }>`
      select i.number, i.variable_symbol as symbol, i.company_id as "companyId", (select c.name from company c where c.id = i.company_id) as company,
        i.total_minor - coalesce((select sum(amount_minor) from payment p where p.number = i.number), 0)::bigint as open
      from document d join invoice i on i.number = d.number
      where d.kind = 'invoice' and d.state = 'open' and i.currency = 'CZK' and i.payment = 'transfer'
        and i.total_minor > coalesce((select sum(amount_minor) from payment p where p.number = i.number), 0)
      order by i.number limit 2`.execute(server().deps.db);
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error("the demo has no open invoices");
    return { first, second };
  }

  async function paidOf(number: string): Promise<number | undefined> {
    const { rows } = await sql<{ paid: number }>`
      select sum(amount_minor)::bigint as paid from payment where number = ${number}`.execute(
      server().deps.db,
    );
    return rows[0]?.paid;
  }

  return { told, added, waiting, paidOf };
}
