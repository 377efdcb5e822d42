import { sql } from "kysely";
import type { OpenInvoice } from "../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { invoicesFound } from "./open-invoices.repo.ts";
import type { PaymentsDeskDeps } from "./payments-desk.deps.ts";
import { openInvoiceViews } from "./statement-view.ts";

const most = 20;

/** Invoices that wait for money, by number, symbol or customer (DDOC-02). */
export async function openInvoices({ db }: PaymentsDeskDeps, typed: string): Promise<OpenInvoice[]> {
  const text = typed.toWellFormed().trim();
  if (text.length < 2) return [];
  const companies = shipToInSql.companiesNamed(sql`${containing(text)}`);
  const found = await invoicesFound(db, { text, companies, most });
  return [...(await openInvoiceViews(db, found)).values()];
}
