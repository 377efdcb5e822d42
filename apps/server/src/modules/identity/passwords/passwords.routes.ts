import { passwordDocs as docs } from "@vycep/contract/identity/password.docs";
import {
  changePasswordBody,
  changePasswordParams,
  firstPasswordBody,
  forgotPasswordBody,
  joinBody,
  linkAnswer,
  linkBody,
  passwordSetAnswer,
  resetPasswordBody,
} from "@vycep/contract/identity/password.rest";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContextMaker } from "../../../platform/request-context.ts";
import type { RestScope, Routes } from "../../../platform/rest-scope.ts";
import { deviceOf } from "../device-cookie.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword, renewLink } from "./forgotten-password.ts";
import { lookAtLink } from "./open-link.ts";
import { joinCompany, resetPassword, setFirstPassword } from "./set-password.ts";
import { ticketCookie } from "./sign-in-ticket.ts";

/** The seeds' own calls (REST-10, REST-16). With an external issuer passwords are its own business. */
export const passwordRoutes: Routes = (scope, deps, contextOf) => {
  if (deps.config.externalIssuer) return;
  const answers = { 200: passwordSetAnswer };
  scope.put(
    "/users/SetFirstPassword",
    {
      schema: {
        body: firstPasswordBody,
        response: answers,
      },
      config: { described: docs.SetFirstPassword },
    },
    async (request, reply) => {
      const ticket = await setFirstPassword(deps, contextOf(request), request.body);
      reply.header("set-cookie", ticketCookie(deps.config.origin, ticket));
      return { result: true };
    },
  );
  scope.put(
    "/users/ChangePassword/:UID",
    {
      schema: {
        params: changePasswordParams,
        body: changePasswordBody,
        response: answers,
      },
      config: { described: docs.ChangePassword },
    },
    async (request) => {
      const device = deviceOf(request.raw, deps.config.origin) ?? "";
      await changePassword(deps, contextOf(request), { uid: request.params.UID, body: request.body, device });
      return { result: true };
    },
  );
};

/** What the pages ask for beside them. */
export function passwordPageRoutes(scope: RestScope, deps: Deps, contextOf: RequestContextMaker): void {
  scope.post("/identity/link", { schema: { body: linkBody, response: { 200: linkAnswer } } }, (request) =>
    lookAtLink(deps, contextOf(request), request.body.token),
  );
  scope.post("/identity/link/renew", { schema: { body: linkBody } }, async (request, reply) => {
    await renewLink(deps, contextOf(request), request.body.token);
    return reply.code(204).send();
  });
  scope.post("/identity/join", { schema: { body: joinBody } }, async (request, reply) => {
    await joinCompany(deps, contextOf(request), request.body);
    return reply.code(204).send();
  });
  scope.post(
    "/identity/forgot-password",
    { schema: { body: forgotPasswordBody } },
    async (request, reply) => {
      await forgotPassword(deps, contextOf(request), request.body.email);
      return reply.code(204).send();
    },
  );
  scope.post("/identity/reset-password", { schema: { body: resetPasswordBody } }, async (request, reply) => {
    const ticket = await resetPassword(deps, contextOf(request), request.body);
    return reply.header("set-cookie", ticketCookie(deps.config.origin, ticket)).code(204).send();
  });
}
