import type { Cell } from "@vycep/tables/write-csv";
import {
  contractColumns,
  contractStateWords,
  contractTypeWords,
  exportNames,
  inWords,
} from "@vycep/words/desk-exports/answers";
import type { Deps } from "../../../platform/deps.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { QueryDeskContractsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { ContractListRow } from "./contract-list.repo.ts";
import { contractsAsked, stateOf } from "./desk-contracts.ts";

/** Contracts of customers, as a file (DLIST-04). */
export function contractsExport(deps: Pick<Deps, "db" | "clock">): DeskExport {
  return {
    operation: "deskContracts",
    names: exportNames.contracts,
    columns: Object.values(contractColumns),
    read: async (context, args: QueryDeskContractsArgs, part) => {
      const today = deps.clock.now().date;
      const { language } = context;
      // In the order of `contractColumns`.
      const row = (contract: ContractListRow): readonly Cell[] => [
        ...[contract.id, contract.name, inWords(contractTypeWords, contract.type, language)],
        ...[contract.companyId, contract.companyName, { day: contract.validFrom }],
        contract.validTo === null ? "" : { day: contract.validTo },
        inWords(contractStateWords, stateOf(contract, today).kind, language),
      ];
      return rowsOfList(deps.db, await contractsAsked(deps, context, args), { part, row });
    },
  };
}
