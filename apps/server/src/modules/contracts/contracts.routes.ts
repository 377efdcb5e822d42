import {
  contractEvaluationSchema,
  contractsQuery,
  contractsSchema,
} from "@vycep/contract/contracts/contracts.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { contractEvaluation } from "./contract-evaluation.ts";
import { getContracts } from "./get-contracts.ts";

/** Parse, call, encode; nothing else happens here. */
export const contractRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/contracts",
    { schema: { querystring: contractsQuery, response: { 200: contractsSchema } } },
    (request) => getContracts(deps, contextOf(request)),
  );
  scope.get(
    "/power-bi/contract-evaluation",
    { schema: { querystring: contractsQuery, response: { 200: contractEvaluationSchema } } },
    (request) => contractEvaluation(deps, contextOf(request)),
  );
};
