import { contractsDocs } from "@vycep/contract/contracts/contracts.docs";
import {
  contractEvaluationSchema,
  contractPaperLinkSchema,
  contractPaperParams,
  contractsQuery,
  contractsSchema,
  countingGoodsQuery,
  countingGoodsSchema,
} from "@vycep/contract/contracts/contracts.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { contractEvaluation } from "./contract-evaluation.ts";
import { getContracts } from "./get-contracts.ts";
import { getCountingGoods } from "./get-counting-goods.ts";
import { getPaperLink } from "./get-paper-link.ts";

/** Parse, call, encode; nothing else happens here. */
export const contractRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/contracts",
    {
      schema: { querystring: contractsQuery, response: { 200: contractsSchema } },
      config: { described: contractsDocs.contracts },
    },
    (request) => getContracts(deps, contextOf(request)),
  );
  scope.get(
    "/contracts/counting-goods",
    {
      schema: { querystring: countingGoodsQuery, response: { 200: countingGoodsSchema } },
      config: { described: contractsDocs.countingGoods },
    },
    (request) => getCountingGoods(deps, contextOf(request), request.query.skus),
  );
  scope.get(
    "/contracts/:number/papers/:position",
    {
      schema: { params: contractPaperParams, response: { 200: contractPaperLinkSchema } },
      config: { described: contractsDocs.paper },
    },
    (request) => getPaperLink(deps, contextOf(request), request.params),
  );
  scope.get(
    "/power-bi/contract-evaluation",
    {
      schema: { querystring: contractsQuery, response: { 200: contractEvaluationSchema } },
      config: { described: contractsDocs["contract-evaluation"] },
    },
    (request) => contractEvaluation(deps, contextOf(request)),
  );
};
