import { useQuery } from "@tanstack/react-query";
import { BulkEnd } from "../../../kit/bulk/bulk-end.tsx";
import type { Bulk } from "../../../kit/bulk/use-bulk.ts";
import { paths } from "../../../shared/paths.ts";
import { type CompaniesState, companyFilter } from "../customers-address.ts";
import { priceListsQuery } from "../use-change-customer.ts";
import { useChangeCompanies } from "./use-change-companies.ts";

const acts = [{ id: "setPriceList", part: "priceList" }] as const;

interface CompaniesBulkProps {
  readonly bulk: Bulk;
  readonly state: CompaniesState;
}

/** What is done to many companies at once (DLIST-03). */
export function CompaniesBulk({ bulk, state }: CompaniesBulkProps) {
  const lists = useQuery(priceListsQuery()).data ?? [];
  return (
    <BulkEnd
      bulk={bulk}
      acts={acts}
      action={useChangeCompanies(companyFilter(state))}
      rowsKey={["customers"]}
      hrefOf={paths.company}
      choices={{
        priceList: lists.map(({ code, currency }) => ({ id: code, label: `${code} (${currency})` })),
      }}
    />
  );
}
