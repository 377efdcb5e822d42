import { homeCountryOf, homeMarket, marketOf, marketRow, parseCountry } from "@vycep/domain/market/market";
import { storeCode } from "@vycep/domain/market/store-code";
import {
  type CompanyDraft,
  type CompanyTerms,
  faultsOfCompany,
  faultsOfTerms,
  USUAL_TERMS,
} from "@vycep/domain/ship-to/company-draft";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskNewCompanyInput,
  DeskNewCustomerAnswer,
  DeskNewTermsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { auditCustomer, type NotChanged, noSuchList } from "./customer-changing.ts";
import { creatingCustomer } from "./customer-creating.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { companyOfIco, companyOfNumber, insertCompany } from "./new-customer.repo.ts";

/**
 * Writes a company down with its audit entry; all that is wrong with it is told at once, and one that is there already with its number
 * (DCUST-01).
 */
export function createCompany(
  deps: CustomerDeskDeps,
  context: DeskContext,
  input: DeskNewCompanyInput,
): Promise<DeskNewCustomerAnswer> {
  const draft = draftOf(input);
  const terms = termsOf(input.terms);
  return creatingCustomer(deps, context, async (tx, { staff, refuse }) => {
    if (staff.reach !== "everything") return refuse({ kind: "company-not-yours" });
    const mayNotSet = input.terms != null && !judgeAct(staff.rights, { area: "papers", power: "change" }).ok;
    const currency = await deps.beside.currencyOfList(deps.db, input.priceList);
    const taken = await whoHas(tx, draft);
    const faults: readonly NotChanged[] = [
      ...faultsOfCompany(draft),
      ...(mayNotSet ? [{ kind: "terms-not-yours", field: "dueDays" } as const] : faultsOfTerms(terms)),
      ...(currency === undefined ? [noSuchList(input.priceList)] : []),
      ...(taken ? [taken.why] : []),
    ];
    const [first, ...others] = faults;
    if (first !== undefined || currency === undefined)
      return refuse(first ?? noSuchList(input.priceList), { others, existing: taken?.existing });
    const country = draft.country ?? homeCountryOf(homeMarket());
    const market = marketOf(country);
    const store = storeCode(country, marketRow(market).language);
    const { priceList } = input;
    await insertCompany(tx, { ...draft, ...terms, country, market, store, currency, priceList });
    const changed = { deps, context, staff, kind: "company", id: draft.id, companyId: draft.id } as const;
    const { name, ico } = draft;
    await auditCustomer(tx, changed, { action: "company.created", detail: { name, ico, priceList } });
    return draft.id;
  });
}

function draftOf({ terms: _terms, priceList: _list, country, ...input }: DeskNewCompanyInput): CompanyDraft {
  const said = (text: string) => text.toWellFormed().trim();
  const bare = (text: string) => text.toWellFormed().replaceAll(/\s/g, "");
  return {
    ...{ id: said(input.id), erpNumber: said(input.erpNumber), name: said(input.name) },
    ...{ country: parseCountry(country), customerType: input.customerType },
    ...{ ico: bare(input.ico), dic: bare(input.dic), icDph: bare(input.icDph) },
    ...{ street: said(input.street), city: said(input.city), zip: said(input.zip) },
    ...{ iban: bare(input.iban).toUpperCase(), gln: bare(input.gln), invoiceEmail: said(input.invoiceEmail) },
  };
}

function termsOf(input: DeskNewTermsInput | null | undefined): CompanyTerms {
  if (input == null) return USUAL_TERMS;
  const { dueDays, paymentMethod, creditLimitMinor } = input;
  return { dueDays, paymentMethod, creditLimit: creditLimitMinor ?? null };
}

/** Who has one of its numbers already. */
async function whoHas(tx: Tx, { id, erpNumber, ico }: CompanyDraft) {
  const same = await companyOfIco(tx, ico);
  if (same) return { why: { kind: "ico-taken", field: "ico" }, existing: same } as const;
  const other = await companyOfNumber(tx, { id, erpNumber });
  if (!other) return;
  const field = other.id === id ? "id" : "erpNumber";
  return { why: { kind: "number-taken", field }, existing: other } as const;
}
