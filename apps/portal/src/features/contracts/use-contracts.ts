import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Contract, ContractEvaluation, CountingGoods } from "@vycep/contract/contracts/contracts.rest";
import { type ContractState, contractState } from "@vycep/domain/contracts/contract-state";
import { type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";

/** What was delivered, and which goods count, changes a few times a day. */
export const factsLiveMs = 15 * 60 * 1000;
const mostGoods = 1000;

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

/** Which of some goods count for which contract (B10, D39); the same for as long as contracts are. */
export function countingGoodsQuery(skus: readonly string[]) {
  const asked = [...new Set(skus)].toSorted().slice(0, mostGoods).join(",");
  return queryOptions({
    queryKey: ["contracts", "counting", asked],
    queryFn: ({ signal }) =>
      callService<CountingGoods>("general", "/contracts/counting-goods", { query: { skus: asked }, signal }),
    staleTime: factsLiveMs,
    placeholderData: keepPreviousData,
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
