import { USUAL_TERMS } from "@vycep/domain/ship-to/company-draft";
import { nextCustomerNumber } from "@vycep/domain/ship-to/company-number";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskNewCustomer } from "../../../platform/desk/desk-graphql.gen.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { highestOfCompanies, highestOfPlaces, placeOfNumber } from "./new-customer.repo.ts";

/** With what a new company, or a new place of one, may begin (DCUST-01); its number is only proposed. */
export async function newCustomer(
  { db, config }: CustomerDeskDeps,
  context: DeskContext,
  companyId: string | null | undefined,
): Promise<DeskNewCustomer> {
  const { reach } = await context.staff();
  const { dueDays, paymentMethod } = USUAL_TERMS;
  const facts = {
    isErpOwned: config.erpOwns.includes("customers"),
    ...{ mayCreateCompany: reach === "everything", dueDays, paymentMethod },
  };
  if (companyId != null) {
    const highest = await highestOfPlaces(db, companyId);
    const own = nextCustomerNumber(highest?.own ?? undefined, "");
    const isFree = own !== "" && (await placeOfNumber(db, own)) === undefined;
    const number = isFree ? own : nextCustomerNumber(highest?.all ?? undefined, "500101");
    return { ...facts, number, erpNumber: "" };
  }
  const highest = await highestOfCompanies(db);
  return {
    ...facts,
    number: nextCustomerNumber(highest?.id ?? undefined, "C1"),
    erpNumber: nextCustomerNumber(highest?.erpNumber ?? undefined, "7000001"),
  };
}
