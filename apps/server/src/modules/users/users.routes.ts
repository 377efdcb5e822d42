import { usersDocs as docs } from "@vycep/contract/users/users.docs";
import {
  accessRequestAnswer,
  accessRequestBody,
  defaultShipToAnswer,
  defaultShipToQuery,
  firstLoginAnswer,
  termsAnswer,
  termsBody,
  tutorialCounterAnswer,
  uidParams,
  userIdParams,
  userInfoSchema,
} from "@vycep/contract/users/users.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getUserInfoById } from "./get-user-info-by-id.ts";
import { requestAccess } from "./request-access.ts";
import { setDefaultShipTo } from "./set-default-ship-to.ts";
import { setFirstLoginFlag } from "./set-first-login-flag.ts";
import { setTermsAgreed } from "./set-terms-agreed.ts";
import { setUserTutorialCounter } from "./set-user-tutorial-counter.ts";

/** Parse, call, encode; nothing else happens here. */
export const userRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/users/GetUserInfoById/:id",
    {
      schema: { params: userIdParams, response: { 200: userInfoSchema } },
      config: { described: docs.GetUserInfoById },
    },
    (request) => getUserInfoById(deps, contextOf(request), request.params.id),
  );
  scope.put(
    "/users/SetUserTutorialCounter/:UID",
    {
      schema: { params: uidParams, response: { 200: tutorialCounterAnswer } },
      config: { described: docs.SetUserTutorialCounter },
    },
    (request) => setUserTutorialCounter(deps, contextOf(request), request.params.UID),
  );
  scope.put(
    "/users/SetTermsAgreed/:UID",
    {
      schema: { params: uidParams, body: termsBody, response: { 200: termsAnswer } },
      config: { described: docs.SetTermsAgreed },
    },
    (request) =>
      setTermsAgreed(deps, contextOf(request), {
        uid: request.params.UID,
        version: request.body.version,
      }),
  );
  scope.post(
    "/users/RequestAccess",
    {
      schema: { body: accessRequestBody, response: { 200: accessRequestAnswer } },
      config: { described: docs.RequestAccess },
    },
    (request) => requestAccess(deps, contextOf(request), request.body.permission),
  );
  scope.put(
    "/users/SetFirstLoginFlag/:UID",
    {
      schema: { params: uidParams, response: { 200: firstLoginAnswer } },
      config: { described: docs.SetFirstLoginFlag },
    },
    (request) => setFirstLoginFlag(deps, contextOf(request), request.params.UID),
  );
  scope.post(
    "/users/setdefaultshipto",
    {
      schema: { querystring: defaultShipToQuery, response: { 200: defaultShipToAnswer } },
      config: { described: docs.setdefaultshipto },
    },
    (request) => setDefaultShipTo(deps, contextOf(request), request.query.shiptoId),
  );
};
