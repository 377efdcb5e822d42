import type { PayerAnswer } from "@vycep/contract/ship-to/payers.rest";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { requirePermission } from "../access/access.facts.ts";
import { type CompanyRow, findCompanies } from "./companies.repo.ts";

export type PayersAsked = {
  readonly payerid?: string | undefined;
  readonly customerType?: string | undefined;
};

/** The companies that pay for the asker's places, all or those asked for (REST-21); of others nothing is known. */
export async function getPayers(
  deps: Deps,
  context: RequestContext,
  { payerid, customerType }: PayersAsked,
): Promise<PayerAnswer[]> {
  const rows = await ownCompanies(deps, await context.actor(), payerid);
  return rows
    .filter((row) => customerType === undefined || row.customer_type === customerType)
    .map(encodePayer);
}

/** One of them (REST-20). */
export async function getPayer(deps: Deps, context: RequestContext, id: string): Promise<PayerAnswer> {
  return encodePayer(await ownCompany(deps, context, id));
}

/** A company of the asker's places; a foreign one is as missing as one that does not exist (C16). */
export async function ownCompany(deps: Deps, context: RequestContext, id: string): Promise<CompanyRow> {
  const [company] = await ownCompanies(deps, await context.actor(), id);
  if (!company) {
    throw notFound("company-not-found", say(shipToMessages["company-not-found"], context.language));
  }
  return company;
}

async function ownCompanies(deps: Deps, actor: Actor, id?: string): Promise<readonly CompanyRow[]> {
  requirePermission(actor, "My Profile");
  const asked = companiesOf(actor).filter((own) => id === undefined || own === id);
  return asked.length === 0 ? [] : findCompanies(deps.db, asked);
}

/** Where the asker may see the profile: a company is shown to whoever may at one of its places. */
function companiesOf({ shipTos }: Actor): readonly CompanyId[] {
  const shown = shipTos.filter(({ permissions }) => permissions.has("My Profile"));
  return [...new Set(shown.map(({ companyId }) => companyId))];
}

export function encodePayer(row: CompanyRow): PayerAnswer {
  return {
    payerid: row.id,
    sapid: row.sap_id,
    name: row.name,
    street: row.street,
    city: row.city,
    zipcode: row.zip,
    country: row.country,
    customerType: row.customer_type,
    ico: row.ico,
    dic: row.dic,
    icDph: row.ic_dph,
    currency: row.currency,
    priceList: row.price_list,
    dueDays: row.due_days,
    paymentMethod: row.payment_method,
    invoiceEmail: row.invoice_email,
    gln: row.gln,
  };
}
