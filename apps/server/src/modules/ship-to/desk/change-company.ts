import { isInvoiceAddress, whyNotTerms, whyNotTexts } from "@vycep/domain/ship-to/company-draft";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskCompanyAnswer,
  DeskCompanyInput,
  DeskTermsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import { companyRecord } from "./company.ts";
import { asSeen, auditCustomer, changingCustomer, type NotChanged, noSuchList } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { type HeldCompany, holdCompanyOf, saveCompany } from "./customer-writing.repo.ts";

/** Changes who a company is and by which prices it buys (DCUST-02). */
export function changeCompany(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id, version, ...input }: DeskCompanyInput,
): Promise<DeskCompanyAnswer> {
  const said = (text: string) => text.toWellFormed().trim();
  const wanted = {
    ...{ name: said(input.name), street: said(input.street), city: said(input.city), zip: said(input.zip) },
    ...{ priceList: input.priceList, invoiceEmail: said(input.invoiceEmail) },
  };
  return change(deps, context, {
    ...{ id, version, wanted },
    judge: async ({ currency, priceList }, { rights }) => {
      const fault = whyNotTexts(wanted);
      if (fault) return fault;
      if (!isInvoiceAddress(wanted.invoiceEmail)) return { kind: "email-invalid", field: "invoiceEmail" };
      const list = await deps.beside.currencyOfList(deps.db, wanted.priceList);
      if (list === undefined) return noSuchList(wanted.priceList);
      if (list !== currency) return { kind: "currency-mismatch", field: "priceList" };
      // Another list is another price of everything (DPRICE-01).
      const isMine =
        wanted.priceList === priceList || judgeAct(rights, { area: "prices", power: "change" }).ok;
      return isMine ? undefined : { kind: "price-list-not-yours", field: "priceList" };
    },
  });
}

/** Sets when and how a company pays, and how much it may owe (DCUST-02). */
export function setCompanyTerms(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id, version, dueDays, paymentMethod, creditLimitMinor }: DeskTermsInput,
): Promise<DeskCompanyAnswer> {
  const creditLimit = creditLimitMinor ?? null;
  return change(deps, context, {
    ...{ id, version, wanted: { dueDays, paymentMethod, creditLimit } },
    judge: () => whyNotTerms({ dueDays, paymentMethod, creditLimit }),
  });
}

type Wanted = {
  readonly id: string;
  readonly version: number;
  readonly wanted: Partial<Omit<HeldCompany, "version" | "currency">>;
  readonly judge: (
    held: HeldCompany,
    staff: Pick<Staff, "rights">,
  ) => NotChanged | undefined | Promise<NotChanged | undefined>;
};

async function change(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { id, version, wanted, judge }: Wanted,
): Promise<DeskCompanyAnswer> {
  const refusal = await changingCustomer(deps, context, async (tx, staff, rollBack) => {
    const held = await holdCompanyOf(tx, id);
    const before = asSeen(held, { staff, companyId: id, version, rollBack });
    const why = await judge(before, staff);
    if (why) return rollBack(why);
    const detail = detailOfChange({ ...before }, { ...wanted });
    if (Object.keys(detail).length === 0) return;
    await saveCompany(tx, id, { ...before, ...wanted });
    const changed = { deps, context, staff, kind: "company", id, companyId: id } as const;
    await auditCustomer(tx, changed, { action: "company.changed", detail });
  });
  return { company: await companyRecord(deps, await context.staff(), id), refusal };
}
