import {
  changeEmailBody,
  confirmEmailAnswer,
  confirmEmailBody,
  emailChangeAnswer,
} from "@vycep/contract/profile/email-change.rest";
import { profileDocs as docs } from "@vycep/contract/profile/profile.docs";
import { ownDetailsSchema } from "@vycep/contract/profile/profile.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { hashOfSecret } from "../../platform/secrets/one-time-secret.ts";
import { cancelOwnEmailChange } from "./cancel-own-email-change.ts";
import { changeOwnEmail } from "./change-own-email.ts";
import { confirmOwnEmail } from "./confirm-own-email.ts";
import { getOwnEmailChange } from "./get-own-email-change.ts";
import type { ProfileNeeds } from "./profile.deps.ts";
import { setOwnDetails } from "./set-own-details.ts";

/** Parse, call, encode; nothing else happens here. */
export const profileRoutes =
  (needs: ProfileNeeds): Routes =>
  (scope, deps, contextOf) => {
    scope.put(
      "/users/SetOwnDetails",
      {
        schema: { body: ownDetailsSchema, response: { 200: ownDetailsSchema } },
        config: { described: docs.SetOwnDetails },
      },
      (request) => setOwnDetails(deps, contextOf(request), request.body),
    );
    scope.get(
      "/users/ChangeOwnEmail",
      { schema: { response: { 200: emailChangeAnswer } }, config: { described: docs.GetOwnEmailChange } },
      (request) => getOwnEmailChange(deps, contextOf(request)),
    );
    scope.post(
      "/users/ChangeOwnEmail",
      {
        schema: { body: changeEmailBody, response: { 200: emailChangeAnswer } },
        config: { described: docs.ChangeOwnEmail },
      },
      (request) =>
        changeOwnEmail({ ...deps, ...needs }, contextOf(request), { ...request.body, request: request.raw }),
    );
    scope.delete(
      "/users/ChangeOwnEmail",
      { schema: { response: { 200: emailChangeAnswer } }, config: { described: docs.CancelOwnEmailChange } },
      (request) => cancelOwnEmailChange(deps, contextOf(request)),
    );
    scope.post(
      "/users/ConfirmOwnEmail",
      {
        schema: { body: confirmEmailBody, response: { 200: confirmEmailAnswer } },
        config: { described: docs.ConfirmOwnEmail },
      },
      (request) => confirmOwnEmail(deps, contextOf(request), hashOfSecret(request.body.secret)),
    );
  };
