import { punchOutDocs as docs } from "@vycep/contract/punch-out/punch-out.docs";
import {
  newPunchOutAnswer,
  newPunchOutBody,
  punchOutParams,
  punchOutRevokedAnswer,
  punchOutsAnswer,
} from "@vycep/contract/punch-out/punch-out.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getPunchOuts } from "./get-punch-outs.ts";
import { makePunchOut } from "./make-punch-out.ts";
import { revokePunchOut } from "./revoke-punch-out.ts";

/** Parse, call, encode; nothing else happens here. */
export const punchOutRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/punchouts/GetPunchOuts",
    { schema: { response: { 200: punchOutsAnswer } }, config: { described: docs.GetPunchOuts } },
    (request) => getPunchOuts(deps, contextOf(request)),
  );
  scope.post(
    "/punchouts/MakePunchOut",
    {
      schema: { body: newPunchOutBody, response: { 200: newPunchOutAnswer } },
      config: { described: docs.MakePunchOut },
    },
    (request) => makePunchOut(deps, contextOf(request), request.body),
  );
  scope.delete(
    "/punchouts/RevokePunchOut/:id",
    {
      schema: { params: punchOutParams, response: { 200: punchOutRevokedAnswer } },
      config: { described: docs.RevokePunchOut },
    },
    (request) => revokePunchOut(deps, contextOf(request), request.params.id),
  );
};
