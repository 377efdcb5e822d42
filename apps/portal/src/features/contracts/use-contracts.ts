import { queryOptions } from "@tanstack/react-query";
import type { Contract, ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { type ContractState, contractState } from "@vycep/domain/contracts/contract-state";
import { type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";

/** GET contracts: those of the own companies (REST-45). */
export function contractsQuery() {
  return queryOptions({
    queryKey: ["contracts"],
    queryFn: ({ signal }) => callService<readonly Contract[]>("general", "/contracts", { signal }),
  });
}

/** GET power-bi/contract-evaluation: how those about a volume do (REST-44). */
export function contractEvaluationQuery() {
  return queryOptions({
    queryKey: ["contracts", "evaluation"],
    queryFn: ({ signal }) =>
      callService<readonly ContractEvaluation[]>("general", "/power-bi/contract-evaluation", { signal }),
  });
}

export interface ContractDays {
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | undefined;
  readonly state: ContractState;
}

/** From when until when a contract is valid, and what that means today. */
export function daysOf({ validFrom, validTo }: Pick<Contract, "validFrom" | "validTo">): ContractDays {
  const days = {
    validFrom: toLocalDate(validFrom),
    validTo: validTo === null ? undefined : parseLocalDate(validTo),
  };
  return { ...days, state: contractState(days, localNow().date) };
}
