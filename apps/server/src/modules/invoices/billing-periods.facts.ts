import { type BillingPeriod, type BillingRow, billingPeriodOn } from "@vycep/domain/billing/billing-period";
import { type CompanyId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export type CompanyBilling = BillingRow & { readonly companyId: CompanyId };

/** How one company is billed for what is delivered on a day. */
export async function billingPeriodOf(db: Db, companyId: CompanyId, day: LocalDate): Promise<BillingPeriod> {
  const rows = await readRows(db, companyId);
  return billingPeriodOn(rows, day);
}

/** The companies whose deliveries are, or were, collected; all others are billed for each. */
export async function collectedBillings(db: Db): Promise<readonly CompanyBilling[]> {
  return readRows(db, null);
}

async function readRows(db: Db, companyId: CompanyId | null): Promise<readonly CompanyBilling[]> {
  const { rows } = await sql<{
    readonly companyId: string;
    readonly period: BillingPeriod;
    readonly validFrom: string;
    readonly validTo: string | null;
  }>`
    select company_id as "companyId", period, valid_from as "validFrom", valid_to as "validTo" from billing_period
    where period <> 'delivery' and (${companyId}::text is null or company_id = ${companyId})
    order by company_id, valid_from`.execute(db);
  return rows.map(({ companyId: id, period, validFrom, validTo }) => ({
    companyId: toId<CompanyId>(id),
    period,
    validFrom: toLocalDate(validFrom),
    validTo: validTo === null ? null : toLocalDate(validTo),
  }));
}

/** Whether what is delivered to a company on a day waits for the end of a week or a month. */
export function isCollectedBy(billings: readonly CompanyBilling[]) {
  const rowsOf = Map.groupBy(billings, ({ companyId }) => companyId);
  return ({ companyId, deliveryDate }: { readonly companyId: CompanyId; readonly deliveryDate: LocalDate }) =>
    billingPeriodOn(rowsOf.get(companyId) ?? [], deliveryDate) !== "delivery";
}
