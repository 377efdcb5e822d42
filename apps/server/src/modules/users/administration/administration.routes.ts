import { userAdministrationDocs as docs } from "@vycep/contract/users/user-administration.docs";
import {
  allUsersAnswer,
  allUsersQuery,
  doneAnswer,
  managedUserAnswer,
  managedUserParams,
  newUserAnswer,
  newUserBody,
  resendBody,
  rolesAnswer,
  updateUserBody,
  userStatusAnswer,
  userStatusBody,
  usersExportQuery,
} from "@vycep/contract/users/user-administration.rest";
import { sendExport } from "../../../platform/list/export-file.ts";
import type { Routes } from "../../../platform/rest-scope.ts";
import type { AdministrationNeeds } from "./administration.deps.ts";
import { createNewUser } from "./create-new-user.ts";
import { deleteInvitation } from "./delete-invitation.ts";
import { exportUsers } from "./export-users.ts";
import { getAllUsersInfo } from "./get-all-users-info.ts";
import { getManagedUserById } from "./get-managed-user-by-id.ts";
import { getRoles } from "./get-roles.ts";
import { resendVerificationEmail } from "./resend-verification-email.ts";
import { setUserStatus } from "./set-user-status.ts";
import { updateUser } from "./update-user.ts";

/** What owners do with the users of their company (USERADMIN-03…17): parse, call, encode. */
export function userAdministrationRoutes(needs: AdministrationNeeds): Routes {
  return (scope, base, contextOf) => {
    const deps = { ...base, ...needs };
    const params = managedUserParams;
    scope.get(
      "/users/GetAllUsersInfo",
      {
        schema: { querystring: allUsersQuery, response: { 200: allUsersAnswer } },
        config: { described: docs.GetAllUsersInfo },
      },
      (request) => getAllUsersInfo(deps, contextOf(request), request.query),
    );
    scope.get(
      "/users/ExportUsers",
      { schema: { querystring: usersExportQuery }, config: { described: docs.ExportUsers } },
      async (request, reply) => {
        const { file, total } = await exportUsers(deps, contextOf(request), request.query);
        return sendExport(reply, file, total);
      },
    );
    scope.get(
      "/users/GetRoles",
      { schema: { response: { 200: rolesAnswer } }, config: { described: docs.GetRoles } },
      (request) => getRoles(deps, contextOf(request)),
    );
    scope.get(
      "/users/GetManagedUserById/:id",
      {
        schema: { params, response: { 200: managedUserAnswer } },
        config: { described: docs.GetManagedUserById },
      },
      (request) => getManagedUserById(deps, contextOf(request), request.params.id),
    );
    scope.post(
      "/users/CreateNewUser",
      {
        schema: { body: newUserBody, response: { 200: newUserAnswer } },
        config: { described: docs.CreateNewUser },
      },
      (request) => createNewUser(deps, contextOf(request), request.body),
    );
    scope.post(
      "/users/ResendVerificationEmail/:id",
      {
        schema: { params, body: resendBody, response: { 200: doneAnswer } },
        config: { described: docs.ResendVerificationEmail },
      },
      (request) =>
        resendVerificationEmail(deps, contextOf(request), { uid: request.params.id, body: request.body }),
    );
    scope.put(
      "/users/UpdateUser/:id",
      {
        schema: { params, body: updateUserBody, response: { 200: doneAnswer } },
        config: { described: docs.UpdateUser },
      },
      (request) => updateUser(deps, contextOf(request), { uid: request.params.id, body: request.body }),
    );
    scope.patch(
      "/users/SetUserStatus",
      {
        schema: { body: userStatusBody, response: { 200: userStatusAnswer } },
        config: { described: docs.SetUserStatus },
      },
      (request) => setUserStatus(deps, contextOf(request), request.body),
    );
    scope.delete(
      "/users/DeleteInvitation/:id",
      { schema: { params, response: { 200: doneAnswer } }, config: { described: docs.DeleteInvitation } },
      (request) => deleteInvitation(deps, contextOf(request), request.params.id),
    );
  };
}
